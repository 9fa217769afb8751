import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { Fault } from "../fault.ts";

export type PatientCard = typeof patientCards.$inferSelect;

export const inMyCenter = (ctx: ProfileCtx) => eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (text: string) => UUID.test(text);

/** A card of the own medical centre; any other, or one that is gone, is not found. The address of one that was merged leads to the card it is a part of, its id is refused. */
export async function visibleCard(ctx: ProfileCtx, which: { id: number } | { uuid: string }): Promise<PatientCard> {
  if ("uuid" in which && !isUuid(which.uuid)) throw new Fault("notFound");
  const named = "uuid" in which ? eq(patientCards.uuid, which.uuid) : eq(patientCards.id, which.id);
  const [card] = await ctx.db
    .select()
    .from(patientCards)
    .where(and(named, inMyCenter(ctx)));
  if (!card || card.disposedAt) throw new Fault("notFound");
  if (card.mergedIntoId && "id" in which) throw new Fault("cardMerged");
  return card.mergedIntoId ? visibleCard(ctx, { uuid: await addressOf(ctx, card.mergedIntoId) }) : card;
}

/** A card that something is added to: until the transaction ends it is neither merged nor erased. Locked before what hangs on it, as a merge does. */
export async function sharedCard(ctx: ProfileCtx, id: number): Promise<PatientCard> {
  await ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(and(eq(patientCards.id, id), inMyCenter(ctx)))
    .for("key share");
  return visibleCard(ctx, { id });
}

/** Makes others who add the like to a card wait until the transaction ends. */
export const lockCard = (ctx: ProfileCtx, id: number) =>
  ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(and(eq(patientCards.id, id), inMyCenter(ctx)))
    .for("no key update");

async function addressOf(ctx: ProfileCtx, id: number) {
  const [card] = await ctx.db
    .select({ uuid: patientCards.uuid })
    .from(patientCards)
    .where(and(eq(patientCards.id, id), inMyCenter(ctx)));
  return card!.uuid;
}

/** A card and all that have been merged into it, by their ids: what was written about one of them concerns the same patient. */
export async function cardAndMerged(ctx: Pick<ProfileCtx, "db">, id: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`with recursive cards as (
    select ${id}::integer as id union all select ${patientCards.id} from ${patientCards} join cards on ${patientCards.mergedIntoId} = cards.id) select id from cards`);
  return rows.map((row) => row.id);
}

/** Cards of the own centre, held until the transaction ends: whatever else is written to them waits. One that is merged or gone is not found. */
export async function heldCards(ctx: ProfileCtx, ids: readonly number[]): Promise<Map<number, PatientCard>> {
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
