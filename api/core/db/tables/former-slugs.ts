import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, varchar } from "drizzle-orm/pg-core";
import { createdAt, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/** Addresses that a centre has had: they lead to its present one, and no other centre takes them. They are public. */
export const formerSlugs = pgTable(
  "former_slugs",
  {
    slug: varchar("slug", { length: 60 }).primaryKey(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    createdAt: createdAt(),
  },
  (table) => [
    index("former_slugs_center").on(table.medicalCenterId),
    pgPolicy("public", { for: "select", using: sql`true` }),
    ofMedicalCenter(),
  ],
);
