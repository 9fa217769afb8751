import { asc, inArray } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { batchReports } from "../core/db/tables/batch-reports.ts";
import { returnedDocuments } from "../core/db/tables/returned-documents.ts";
import { among, of, type Cards } from "./among.ts";

/** The documents by which insurers were billed for these cards, with those that came back, and the reports that they bill. */
export async function readBilled({ db }: InCenter, cards: readonly number[]) {
  const own = anyOf(batchDocuments.patientCardId, cards);
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

/** Those of one patient. */
export function billedOf(all: Awaited<ReturnType<typeof readBilled>>, cards: Cards) {
  const documents = of(all.batchDocuments, cards);
  const ids = new Set(documents.map(({ id }) => id));
  return {
    batchDocuments: documents,
    returnedDocuments: among(all.returnedDocuments, "documentId", ids),
    batchReports: among(all.batchReports, "documentId", ids),
  };
}
