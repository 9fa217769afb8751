import { createHash } from "node:crypto";
import type { Ctx } from "../context.ts";
import { allow } from "../allow.ts";
import { anyOf } from "../db/any-of.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import type { WholeReport } from "./scope.ts";

type Value = string | number | null;

/**
 * What a signature covers: everything of the report that is printed, and whose it is. The patient is named by the card,
 * since a name may change; the validity stands outside, since it may change too. A field is never taken out of this list nor
 * another put in: digests of what is signed would no longer match. A new list is a new edition beside this one.
 */
const coveredBy = (report: Omit<WholeReport, "digest">): Record<string, Value> => ({
  edition: 1,
  uuid: report.uuid,
  medicalCenter: report.medicalCenterId,
  patientCard: report.patientCardId,
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

/** One text for one meaning: JSON of the fields as pairs in the order of their names, texts in Unicode's NFC, instants in UTC. */
export const canonicalForm = (fields: Record<string, Value>): string =>
  JSON.stringify(
    Object.keys(fields)
      .sort()
      .map((name) => [name, typeof fields[name] === "string" ? fields[name].normalize("NFC") : fields[name]]),
  );

/** SHA-256 of a report's canonical form, in hexadecimal. */
export const digestOf = (report: Omit<WholeReport, "digest">): string => createHash("sha256").update(canonicalForm(coveredBy(report))).digest("hex");

/** Do these signed reports still say what was signed? Told by their ids; drafts are left out. */
export async function checkDigests(ctx: Ctx, ids: readonly number[]): Promise<Map<number, boolean>> {
  allow(ctx, "medicalReport:read");
  const rows = await ctx.db.select().from(medicalReports).where(anyOf(medicalReports.id, ids));
  return new Map(rows.flatMap((report) => (report.digest === null ? [] : [[report.id, digestOf(report) === report.digest]])));
}
