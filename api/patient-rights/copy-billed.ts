import { asc, inArray } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { batchDocuments } from "../db/tables/batch-documents.ts";
import { batchReports } from "../db/tables/batch-reports.ts";
import { returnedDocuments } from "../db/tables/returned-documents.ts";

/** The documents by which insurers were billed for a patient, with those that came back, and the reports that they bill. */
export async function copyBilled({ db }: ProfileCtx, cards: number[]) {
  const own = inArray(batchDocuments.patientCardId, cards);
  const ids = db.select({ id: batchDocuments.id }).from(batchDocuments).where(own);
  return {
    batchDocuments: await db.select().from(batchDocuments).where(own).orderBy(asc(batchDocuments.id)),
    returnedDocuments: await db
      .select()
      .from(returnedDocuments)
      .where(inArray(returnedDocuments.documentId, ids))
      .orderBy(asc(returnedDocuments.id)),
    batchReports: await db
      .select()
      .from(batchReports)
      .where(inArray(batchReports.documentId, ids))
      .orderBy(asc(batchReports.reportId)),
  };
}
