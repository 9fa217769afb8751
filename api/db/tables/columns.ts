import { sql } from "drizzle-orm";
import { integer, pgPolicy, text, timestamp, varchar } from "drizzle-orm/pg-core";

export const id = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().defaultNow();
export const version = () => integer("version").notNull().default(1);
export const medicalCenterId = () => integer("medical_center_id").notNull();

/** A Czech or Slovak address by its parts; the orientation number carries its letter. */
export const address = () => ({
  street: text("street"),
  houseNumber: text("house_number"),
  orientationNumber: text("orientation_number"),
  postcode: varchar("postcode", { length: 10 }),
  town: text("town"),
  townPart: text("town_part"),
});

/** Rows of a medical centre are seen and written only in a transaction that is bound to that centre. */
export const ofMedicalCenter = () =>
  pgPolicy("of_medical_center", { using: sql`medical_center_id = (select current_medical_center())` });

/**
 * Id of the secret that a row is sealed or keyed by (secret-keys.ts); a row of an older version gets it at the next
 * start.
 */
export const keyId = () => varchar("key_id", { length: 12 });
