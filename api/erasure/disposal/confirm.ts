import { and, eq, inArray } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { disposalCards } from "../../core/db/tables/disposal-cards.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { eraseWhole } from "../erase-whole.ts";
import { obstacleTo } from "../obstacle-to.ts";
import { openDisposal } from "./read-disposals.ts";
import { pastTheirTime, retentionYears, type Disposal } from "../scope.ts";

/**
 * Confirms a proposal, and disposes of its cards: those without a later entry that nobody still needs. The proposer
 * cannot confirm it, unless there is no other person, and then on another day.
 */
export async function confirmDisposal(ctx: Ctx, { id, version }: { id: number; version: number }): Promise<Disposal> {
  allow(ctx, "disposal:confirm");
  const disposal = await openDisposal(ctx, id);
  const obstacle = await obstacleTo(ctx, disposal);
  if (obstacle) throw new Fault(obstacle);
  const alone = disposal.proposedBy === ctx.profile.id;
  const confirmed = await changeOne(
    ctx.db,
    disposals,
    { id, version },
    { confirmedAt: ctx.now(), confirmedBy: ctx.profile.id, alone },
  );
  if (!confirmed) throw new Fault("stale");
  const listed = ctx.db
    .select({ id: disposalCards.cardId })
    .from(disposalCards)
    .where(eq(disposalCards.disposalId, id));
  await ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(inArray(patientCards.id, listed))
    .orderBy(patientCards.id)
    .for("update");
  const due = await ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(and(inArray(patientCards.id, listed), pastTheirTime(ctx, await retentionYears(ctx))));
  const cards = due.map((card) => card.id);
  if (cards.length > 0) await eraseWhole(ctx, cards, { disposalId: id });
  await track(ctx, "disposal.confirmed", { entityId: id, details: { patientCards: cards } });
  return confirmed;
}
