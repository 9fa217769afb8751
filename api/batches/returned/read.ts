import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, InCenter, ProfileCtx } from "../../core/context.ts";
import { batchDocuments } from "../../core/db/tables/batch-documents.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { returnedState } from "./state.ts";

export type Returned = Awaited<ReturnType<typeof returnedRows>>[number];

/** Documents that came back with their states, each as it was sent. */
export const returnedRows = (ctx: InCenter, which: SQL) =>
  ctx.db
    .select({
      ...getTableColumns(returnedDocuments),
      state: returnedState,
      document: getTableColumns(batchDocuments),
    })
    .from(returnedDocuments)
    .innerJoin(batchDocuments, eq(batchDocuments.id, returnedDocuments.documentId))
    .where(and(eq(returnedDocuments.medicalCenterId, ctx.profile.medicalCenterId), which));

/** A returned document of the centre; any other is not found. */
export async function findReturned(ctx: ProfileCtx, id: number): Promise<Returned> {
  const [row] = await returnedRows(ctx, eq(returnedDocuments.id, id));
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
