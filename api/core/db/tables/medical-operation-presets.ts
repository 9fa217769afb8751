import { index, integer, jsonb, pgTable, text, varchar } from "drizzle-orm/pg-core";
import type { CountedOperation } from "#rules/insurance/counted-operation.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/** Operations with their counts that a person puts into reports together. */
export const medicalOperationPresets = pgTable(
  "medical_operation_presets",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** The one person who sees and changes it. */
    ownerId: integer("owner_id")
      .notNull()
      .references(() => profiles.id),
    name: text("name").notNull(),
    /** The code of the specialty that it is billed by. */
    expertise: varchar("expertise", { length: 3 }).notNull(),
    operations: jsonb("operations").$type<CountedOperation[]>().notNull(),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    version: version(),
  },
  (table) => [index("medical_operation_presets_owner").on(table.ownerId), ofMedicalCenter()],
);
