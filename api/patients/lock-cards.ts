import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { Fault } from "../core/fault.ts";
import { type PatientCard, visibleCard } from "./visible-card.ts";
import { inMyCenter } from "./scope.ts";

/**
 * A card to which something is added: until the transaction ends it is neither merged nor erased. Locked before its
 * records, as by a merge.
 */
export async function sharedCard(ctx: ProfileCtx, id: number): Promise<PatientCard> {
  await ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(and(eq(patientCards.id, id), inMyCenter(ctx)))
    .for("key share");
  return visibleCard(ctx, { id });
}

/** Makes concurrent additions of the same kind to a card wait until the transaction ends. */
export const lockCard = (ctx: ProfileCtx, id: number) =>
  ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(and(eq(patientCards.id, id), inMyCenter(ctx)))
    .for("no key update");

/**
 * Cards of the own centre, locked until the transaction ends: other writes to them wait. A merged or disposed one is
 * not found.
 */
export async function lockCards(ctx: ProfileCtx, ids: readonly number[]): Promise<Map<number, PatientCard>> {
  const mine = and(
    inMyCenter(ctx),
    inArray(patientCards.id, [...ids]),
    isNull(patientCards.mergedIntoId),
    isNull(patientCards.disposedAt),
  );
  const rows = await ctx.db.select().from(patientCards).where(mine).orderBy(patientCards.id).for("update");
  if (rows.length < ids.length) throw new Fault("notFound");
  return new Map(rows.map((row) => [row.id, row]));
}
