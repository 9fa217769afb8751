import { sql } from "drizzle-orm";
import { integer, pgPolicy, timestamp } from "drizzle-orm/pg-core";

export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const version = () => integer("version").notNull().default(1);
export const medicalCenterId = () => integer("medical_center_id").notNull();

/** Rows of a medical centre are seen and written only in a transaction that is bound to that centre. */
export const ofMedicalCenter = () =>
  pgPolicy("of_medical_center", { using: sql`medical_center_id = (select current_medical_center())` });
