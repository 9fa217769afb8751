import { and, eq, getTableColumns } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import type { Ctx, ProfileCtx } from "../../context.ts";
import { batchDocuments } from "../../db/tables/batch-documents.ts";
import { returnedDocuments } from "../../db/tables/returned-documents.ts";
import { Fault } from "../../fault.ts";
import { track } from "../../track.ts";

export type ReturnedDocument = typeof returnedDocuments.$inferSelect;
/** A document that came back, as it was sent. */
export type Returned = ReturnedDocument & { document: typeof batchDocuments.$inferSelect };

/** A returned document of the centre; any other is not found. */
export async function findReturned(ctx: ProfileCtx, id: number): Promise<Returned> {
  const [row] = await ctx.db
    .select({ ...getTableColumns(returnedDocuments), document: getTableColumns(batchDocuments) })
    .from(returnedDocuments)
    .innerJoin(batchDocuments, eq(batchDocuments.id, returnedDocuments.documentId))
    .where(and(eq(returnedDocuments.medicalCenterId, ctx.profile.medicalCenterId), eq(returnedDocuments.id, id)));
  if (!row) throw new Fault("notFound");
  return row;
}

/** The same, to be shown. */
export async function readReturned(ctx: Ctx, id: number): Promise<Returned> {
  allow(ctx, "insurer:read");
  const returned = await findReturned(ctx, id);
  const { id: entityId, patientCardId } = returned.document;
  await track(ctx, "batchDocument.read", { entityId, patientCardId });
  return returned;
}
