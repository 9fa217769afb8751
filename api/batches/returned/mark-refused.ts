import { and, sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batches } from "../../core/db/tables/batches.ts";
import { trackEach } from "../../core/track.ts";
import { whole } from "../scope.ts";

/** Sets the state of batches by their refused documents: refused as a whole where all are, and in part otherwise. */
export async function markRefused(ctx: ProfileCtx, ids: readonly number[]) {
  const state = sql<"REFUSED" | "REFUSED_PARTLY">`case when ${batches.documents} = (
    select count(*) from returned_documents join batch_documents on batch_documents.id = returned_documents.document_id
    where batch_documents.batch_id = ${batches.id} and returned_documents.kind = 'REFUSED') then 'REFUSED' else 'REFUSED_PARTLY' end::batch_state`;
  const rows = await ctx.db
    .update(batches)
    .set({ state, stateAt: ctx.now(), version: sql`${batches.version} + 1` })
    .where(and(whole(ctx), anyOf(batches.id, ids), sql`${batches.state} <> ${state}`, sql`${batches.state} <> 'MADE'`))
    .returning({ id: batches.id, state: batches.state });
  await trackEach(
    ctx,
    "batch.stateSet",
    rows.map(({ id: entityId, state: to }) => ({ entityId, details: { to } })),
  );
}
