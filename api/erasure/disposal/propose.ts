import { and, inArray, not } from "drizzle-orm";
import { DisposalInput } from "#rules/inputs/patients/erasure.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { disposalCards } from "../../core/db/tables/disposal-cards.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { pastTheirTime, proposed, retentionYears, type Disposal } from "../scope.ts";

/** Proposes to dispose of cards past their retention; nothing happens to them until another person confirms it. */
export async function proposeDisposal(ctx: Ctx, input: unknown): Promise<Disposal> {
  allow(ctx, "disposal:propose");
  const { medicalCenterId, id: proposedBy } = ctx.profile;
  const cards = [...new Set(parse(DisposalInput, input).cards)];
  const due = and(inArray(patientCards.id, cards), pastTheirTime(ctx, await retentionYears(ctx)), not(proposed));
  // Of two concurrent proposals of one card the second waits, and finds it proposed.
  const found = await ctx.db
    .select({ id: patientCards.id })
    .from(patientCards)
    .where(inArray(patientCards.id, cards))
    .orderBy(patientCards.id)
    .for("no key update");
  const still = found.length > 0 ? await ctx.db.$count(patientCards, due) : 0;
  if (still < cards.length) throw fieldFault("cards", "choiceInvalid");
  const [disposal] = await ctx.db
    .insert(disposals)
    .values({ medicalCenterId, proposedAt: ctx.now(), proposedBy })
    .returning();
  await ctx.db
    .insert(disposalCards)
    .values(cards.map((cardId) => ({ medicalCenterId, disposalId: disposal!.id, cardId })));
  await track(ctx, "disposal.proposed", { entityId: disposal!.id, details: { patientCards: cards } });
  return disposal!;
}
