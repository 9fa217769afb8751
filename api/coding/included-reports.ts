import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { batchReports } from "../core/db/tables/batch-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { returnedDocuments } from "../core/db/tables/returned-documents.ts";

/** Those of some reports by which an insurer is billed at present: by documents that were not written off. */
export async function includedReports({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<Map<number, true>> {
  const rows = await db
    .selectDistinct({ id: batchReports.reportId })
    .from(batchReports)
    .innerJoin(patientAttendances, eq(patientAttendances.billedDocumentId, batchReports.documentId))
    .leftJoin(
      returnedDocuments,
      and(eq(returnedDocuments.documentId, batchReports.documentId), eq(returnedDocuments.outcome, "WRITTEN_OFF")),
    )
    .where(and(anyOf(batchReports.reportId, ids), isNull(returnedDocuments.id)));
  return new Map(rows.map(({ id }) => [id, true]));
}
