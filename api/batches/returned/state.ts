import { sql } from "drizzle-orm";
import type { ReturnedState } from "#rules/insurance/returned/returned-states.ts";
import { returnedDocuments } from "../../db/tables/returned-documents.ts";

/** Whether a signed report has replaced one that the document bills. */
const isReportCorrected = sql`exists (select from batch_reports
  join medical_reports billed on billed.id = batch_reports.report_id
  join medical_reports later on later.patient_attendance_id = billed.patient_attendance_id and later.id > billed.id
    and later.signed_at is not null and later.invalidated_at is null
  where batch_reports.document_id = ${returnedDocuments.documentId})`;

/** The state of a returned document. */
export const returnedState = sql<ReturnedState>`case when ${returnedDocuments.outcome} is not null then ${returnedDocuments.outcome}::text
  when ${isReportCorrected} then 'REPORT_CORRECTED'
  when ${returnedDocuments.forAuthor} then 'WITH_AUTHOR' else 'OPEN' end`;
