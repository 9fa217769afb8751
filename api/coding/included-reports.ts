import { eq } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { batchReports } from "../db/tables/batch-reports.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";

/** Those of some reports by which an insurer is billed at present. */
export async function includedReports({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<Map<number, true>> {
  const rows = await db
    .selectDistinct({ id: batchReports.reportId })
    .from(batchReports)
    .innerJoin(patientAttendances, eq(patientAttendances.billedDocumentId, batchReports.documentId))
    .where(anyOf(batchReports.reportId, ids));
  return new Map(rows.map(({ id }) => [id, true]));
}
