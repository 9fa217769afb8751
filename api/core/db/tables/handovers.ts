import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/** Work that was handed over from a colleague at once, to another one or to the waiting list. */
export const handovers = pgTable(
  "handovers",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    fromProfileId: integer("from_profile_id")
      .notNull()
      .references(() => profiles.id),
    /** Null where patients were put on the waiting list. */
    toProfileId: integer("to_profile_id").references(() => profiles.id),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    undoneAt: instant("undone_at"),
    undoneBy: integer("undone_by").references(() => profiles.id),
  },
  (table) => [index("handovers_from").on(table.fromProfileId, table.id), ofMedicalCenter()],
);
