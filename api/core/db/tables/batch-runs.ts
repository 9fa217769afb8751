import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, json, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { scheduleTypes } from "#rules/codes.ts";
import type { RefusedDocument } from "#rules/insurance/batches/refused-document.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { files } from "./files.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";

export const scheduleType = pgEnum("schedule_type", scheduleTypes);

/** Makings of the batches of a month, or of one that corrects another: one at a time in a centre. */
export const batchRuns = pgTable(
  "batch_runs",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    /** Its first day. */
    month: date("month", { mode: "string" }).$type<IsoDate>().notNull(),
    variant: scheduleType("variant").notNull().default("REGULAR"),
    /** Whether its batches are asked for by invoices. */
    invoiced: boolean("invoiced").notNull().default(true),
    /** Patients whose care is read, of so many. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull(),
    /** Documents of which a value did not fit into its field. */
    refused: json("refused").$type<RefusedDocument[]>().notNull().default([]),
    askedAt: instant("asked_at").notNull(),
    askedBy: integer("asked_by")
      .notNull()
      .references(() => profiles.id),
    /** Set with its batches, which are whole from then on. */
    madeAt: instant("made_at"),
    /** The archive of all of its files, where it has made any. */
    fileId: integer("file_id").references(() => files.id),
    /** Set once its files are written too. */
    finishedAt: instant("finished_at"),
    failedAt: instant("failed_at"),
  },
  (table) => [
    index("batch_runs_month").on(table.medicalCenterId, table.month, table.id),
    uniqueIndex("batch_runs_one")
      .on(table.medicalCenterId)
      .where(sql`finished_at is null and failed_at is null`),
    check(
      "batch_runs_state",
      sql`(made_at is not null or num_nulls(file_id, finished_at) = 2) and (finished_at is null or failed_at is null)`,
    ),
    ofMedicalCenter(),
  ],
);
