import { and, eq, inArray, isNull } from "drizzle-orm";
import { KeepLongerInput } from "#rules/inputs/patients/erasure.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { disposalCards } from "../../core/db/tables/disposal-cards.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { longerKeptCards } from "../../core/db/tables/longer-kept-cards.ts";
import { parse } from "../../core/parse.ts";
import { visibleCard, type PatientCard } from "../../patients/visible-card.ts";
import { track } from "../../core/track.ts";

/**
 * Records that a card is still needed although its retention is over, and removes it from the proposal; it is asked
 * about again on that day.
 */
export async function keepLonger(ctx: Ctx, id: number, input: unknown): Promise<PatientCard> {
  allow(ctx, "disposal:confirm");
  const { reason, until } = parse(KeepLongerInput(localDate(ctx.now())), input);
  const card = await visibleCard(ctx, { id });
  const { medicalCenterId, id: createdBy } = ctx.profile;
  await ctx.db
    .insert(longerKeptCards)
    .values({ medicalCenterId, cardId: id, until, reason, createdAt: ctx.now(), createdBy });
  const waiting = ctx.db
    .select({ id: disposals.id })
    .from(disposals)
    .where(and(isNull(disposals.confirmedAt), isNull(disposals.withdrawnAt)));
  await ctx.db
    .delete(disposalCards)
    .where(and(eq(disposalCards.cardId, id), inArray(disposalCards.disposalId, waiting)));
  await track(ctx, "patientCard.keptLonger", { entityId: id, patientCardId: id, details: { until } });
  return card;
}
