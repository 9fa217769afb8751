import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { Fault } from "../core/fault.ts";
import { isUuid } from "../core/is-uuid.ts";
import { inMyCenter } from "./scope.ts";

export type PatientCard = typeof patientCards.$inferSelect;

/**
 * A card of the own medical centre; any other, or a disposed one, is not found. The address of a merged one leads to
 * the surviving card, its id is refused.
 */
export async function visibleCard(ctx: ProfileCtx, which: { id: number } | { uuid: string }): Promise<PatientCard> {
  if ("uuid" in which && !isUuid(which.uuid)) throw new Fault("notFound");
  const named = "uuid" in which ? eq(patientCards.uuid, which.uuid) : eq(patientCards.id, which.id);
  const [card] = await ctx.db
    .select()
    .from(patientCards)
    .where(and(named, inMyCenter(ctx)));
  if (!card || card.disposedAt) throw new Fault("notFound");
  if (card.mergedIntoId && "id" in which) throw new Fault("cardMerged");
  return card.mergedIntoId ? visibleCard(ctx, { uuid: await readAddress(ctx, card.mergedIntoId) }) : card;
}

async function readAddress(ctx: ProfileCtx, id: number) {
  const [card] = await ctx.db
    .select({ uuid: patientCards.uuid })
    .from(patientCards)
    .where(and(eq(patientCards.id, id), inMyCenter(ctx)));
  return card!.uuid;
}
