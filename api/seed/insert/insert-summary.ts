import { and, asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { extractOf } from "#rules/report-summaries/extract.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import type { Db } from "../../core/db/client.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { reportSummaries } from "../../core/db/tables/report-summaries.ts";
import type { ClinicIds } from "./insert-clinic.ts";

/** The patient with the most reports has a summary, requested by the author of the last one. */
export async function insertSummary(db: Db, { ids: { medicalCenterId } }: { ids: ClinicIds }) {
  const holding = and(
    eq(medicalReports.medicalCenterId, medicalCenterId),
    isNotNull(medicalReports.signedAt),
    isNull(medicalReports.invalidatedAt),
  );
  const [most] = await db
    .select({ card: medicalReports.patientCardId })
    .from(medicalReports)
    .where(holding)
    .groupBy(medicalReports.patientCardId)
    .orderBy(desc(count()), asc(medicalReports.patientCardId))
    .limit(1);
  if (!most) return;
  const reports = await db
    .select()
    .from(medicalReports)
    .where(and(holding, eq(medicalReports.patientCardId, most.card)))
    .orderBy(asc(medicalReports.examinedAt));
  const last = reports.at(-1)!;
  const at = later(last.signedAt!, MINUTE);
  await db.insert(reportSummaries).values({
    medicalCenterId,
    patientCardId: most.card,
    source: "EXTRACT",
    askedAt: at,
    askedBy: last.createdBy,
    readyAt: at,
    sentences: extractOf(reports),
    reportsRead: reports.length,
    reportsTotal: reports.length,
  });
}
