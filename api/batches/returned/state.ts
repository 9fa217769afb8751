import { sql } from "drizzle-orm";
import type { ReturnedState } from "#rules/insurance/returned/returned-states.ts";
import { isLatest } from "../../coding/billable.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";

/** The state of a returned document: its report is corrected where a later one has replaced one that it bills. */
export const returnedState = sql<ReturnedState>`case when ${returnedDocuments.outcome} is not null then ${returnedDocuments.outcome}::text
  when exists (select from batch_reports join medical_reports on medical_reports.id = batch_reports.report_id
    where batch_reports.document_id = ${returnedDocuments.documentId} and not ${isLatest}) then 'REPORT_CORRECTED'
  when ${returnedDocuments.forAuthor} then 'WITH_AUTHOR' else 'OPEN' end`;
