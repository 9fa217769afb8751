import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import type { ErrorName } from "#rules/errors.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { files } from "./files.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

/** Copies of everything that a centre has, made by a job; the file is kept for a month, the row for good. */
export const centerCopies = pgTable(
  "center_copies",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    orderedAt: instant("ordered_at").notNull(),
    orderedBy: integer("ordered_by")
      .notNull()
      .references(() => profiles.id),
    /** Lists, cards and invoices that are in it, of so many. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    madeAt: instant("made_at"),
    failedAt: instant("failed_at"),
    /** The reason why it failed, a name of the error registry. */
    fault: varchar("fault", { length: 40 }).$type<ErrorName>(),
    /** Bytes of its file. */
    size: bigint("size", { mode: "number" }),
    /** Stored files that were not found. */
    missing: integer("missing").notNull().default(0),
    fileId: integer("file_id").references(() => files.id),
    removedAt: instant("removed_at"),
  },
  (table) => [
    index("center_copies_center").on(table.medicalCenterId, table.id),
    uniqueIndex("center_copies_underway")
      .on(table.medicalCenterId)
      .where(sql`made_at is null and failed_at is null`),
    check(
      "center_copies_state",
      sql`(made_at is null or failed_at is null) and (failed_at is null) = (fault is null) and (made_at is null) = (size is null) and (made_at is not null and removed_at is null) = (file_id is not null)`,
    ),
    ofMedicalCenter(),
  ],
);
