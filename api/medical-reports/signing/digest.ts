import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { medicalReports, type DigestEdition } from "../../core/db/tables/medical-reports.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { canonicalForm, type Value } from "../../core/canonical-form.ts";
import type { WholeReport } from "../columns.ts";

type Signed = Omit<WholeReport, "digest">;

const first = (report: Signed): Record<string, Value> => ({
  edition: 1,
  uuid: report.uuid,
  medicalCenter: report.medicalCenterId,
  patientCard: report.signedCardId ?? report.patientCardId,
  patientAttendance: report.patientAttendanceId,
  correctionOf: report.correctionOfId,
  procedure: report.procedureName,
  duration: report.durationMinutes,
  examinedAt: report.examinedAt.toISOString(),
  content: report.content,
  summary: report.summary,
  author: report.createdBy,
  paramedic: report.paramedicName,
  createdAt: report.createdAt.toISOString(),
  signedAt: report.signedAt?.toISOString() ?? null,
  signedBy: report.signedBy,
});

const second = (report: Signed): Record<string, Value> => ({
  ...first(report),
  edition: 2,
  bodyDiagram: report.bodyDiagram,
  findings: report.findings,
});

/**
 * The content that a signature covers: everything of the report that is printed above it, and its patient; a trigger
 * freezes its attachments, and the audit row of the signature holds a digest of them. The patient is named by the card
 * it was signed for, since a name may change and a card be merged into another; the validity is excluded, since it may
 * change too. A field is never removed from or added to an edition: digests of signed reports would no longer match. A
 * new list is a new edition in addition to the existing ones, and a report is verified by the edition it was signed
 * with.
 */
const editions: Record<DigestEdition, (report: Signed) => Record<string, Value>> = {
  1: first,
  2: second,
  3: (report) => ({ ...second(report), edition: 3, coding: report.coding }),
};
/** The edition of new signatures. */
export const EDITION: DigestEdition = 3;

/** SHA-256 of a report's canonical form, in hexadecimal. */
export const digestOf = (report: Signed): string =>
  createHash("sha256")
    .update(canonicalForm(editions[report.digestEdition](report)))
    .digest("hex");

/** Is a report filed with the card it was signed for, or with one that this card has been merged into? */
export const inPlace = sql<boolean>`(${medicalReports.signedCardId} is null or ${medicalReports.patientCardId} in (with recursive way as (
  select merged_into_id as id from ${patientCards} where id = ${medicalReports.signedCardId}
  union select merged_into_id from ${patientCards} join way using (id)) select id from way)) is true`;
