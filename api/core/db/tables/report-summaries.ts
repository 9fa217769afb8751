import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { reportSummaryFailures, reportSummarySources } from "#rules/codes.ts";
import type { SummarySentence } from "#rules/report-summaries/check.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";

export const reportSummarySource = pgEnum("report_summary_source", reportSummarySources);

export const reportSummaryFailure = pgEnum("report_summary_failure", reportSummaryFailures);

/** Requested summaries of a patient's reports; the latest of its kind is shown. */
export const reportSummaries = pgTable(
  "report_summaries",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    /** The days of examination it is of; of an overall one there are none. */
    fromDay: date("from_day", { mode: "string" }),
    toDay: date("to_day", { mode: "string" }),
    source: reportSummarySource("source").notNull(),
    /** Name of the model, if it wrote the summary. */
    model: text("model"),
    askedAt: instant("asked_at").notNull(),
    askedBy: integer("asked_by")
      .notNull()
      .references(() => profiles.id),
    readyAt: instant("ready_at"),
    failedAt: instant("failed_at"),
    failure: reportSummaryFailure("failure"),
    /**
     * Set at the last request to the model: a summary missing by then was cut off, with no process left to report it.
     */
    cutOffAt: instant("cut_off_at"),
    /** The content of the reports, hidden from users who may not read them. */
    sentences: jsonb("sentences").$type<SummarySentence[]>(),
    /** Number of reports it covers, and the number there were. */
    reportsRead: integer("reports_read").notNull(),
    reportsTotal: integer("reports_total").notNull(),
    /** Number of the model's sentences that their passages do not support. */
    sentencesDropped: integer("sentences_dropped").notNull().default(0),
  },
  (table) => [
    index("report_summaries_card").on(table.patientCardId, table.id),
    check(
      "report_summaries_range",
      sql`(from_day is null) = (to_day is null) and (from_day is null or from_day <= to_day)`,
    ),
    check("report_summaries_model", sql`(source = 'MODEL') = (model is not null)`),
    check("report_summaries_ready", sql`(ready_at is null) = (sentences is null)`),
    check(
      "report_summaries_failed",
      sql`(failed_at is null) = (failure is null) and (ready_at is null or failed_at is null)`,
    ),
    ofMedicalCenter(),
  ],
);
