import { and, eq, inArray, isNull } from "drizzle-orm";
import { KeepLongerInput } from "#rules/inputs/erasure.ts";
import { localDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { disposalCards, disposals, longerKeptCards } from "../db/tables/patient-erasures.ts";
import { parse } from "../parse.ts";
import { visibleCard, type PatientCard } from "../patients/scope.ts";
import { track } from "../track.ts";

/** Notes that a card is still needed although its time is over, and takes it out of what is proposed; it is asked about again on that day. */
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
