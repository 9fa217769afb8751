import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { reportSummaryFailures, reportSummarySources } from "#rules/codes.ts";
import type { SummarySentence } from "#rules/summary/check.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalCenters, profiles } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";

export const reportSummarySource = pgEnum("report_summary_source", reportSummarySources);
export const reportSummaryFailure = pgEnum("report_summary_failure", reportSummaryFailures);

/** Summaries of a patient's reports, as they were asked for; the latest of its kind is the one that is shown. */
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
    /** What the model is called, of a summary of its. */
    model: text("model"),
    askedAt: instant("asked_at").notNull(),
    askedBy: integer("asked_by")
      .notNull()
      .references(() => profiles.id),
    readyAt: instant("ready_at"),
    failedAt: instant("failed_at"),
    failure: reportSummaryFailure("failure"),
    /** Set as the model is asked for the last time: what is not there by then was cut off, with nobody left to say so. */
    cutOffAt: instant("cut_off_at"),
    /** What the reports say, to whoever may not read them too. */
    sentences: jsonb("sentences").$type<SummarySentence[]>(),
    /** How many reports it is of, and how many there were. */
    reportsRead: integer("reports_read").notNull(),
    reportsTotal: integer("reports_total").notNull(),
    /** How many sentences of the model said what their passages do not. */
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

/** That a centre lets a model outside read its reports: which one, since when and by whom. It holds for that address and model alone. */
export const summaryConsents = pgTable(
  "summary_consents",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    address: text("address").notNull(),
    model: text("model").notNull(),
    givenAt: instant("given_at").notNull(),
    givenBy: integer("given_by")
      .notNull()
      .references(() => profiles.id),
    withdrawnAt: instant("withdrawn_at"),
    withdrawnBy: integer("withdrawn_by").references(() => profiles.id),
  },
  (table) => [
    index("summary_consents_center").on(table.medicalCenterId, table.id),
    check("summary_consents_withdrawal", sql`(withdrawn_at is null) = (withdrawn_by is null)`),
    ofMedicalCenter(),
  ],
);
