import { and, desc, eq, isNotNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientErasures } from "../core/db/tables/patient-erasures.ts";
import type { Erasure } from "./scope.ts";

/** The latest erasures of cards in that state, after they were found and the reading was noted. */
export async function readErasures(ctx: Ctx, cards: readonly number[]): Promise<Map<number, Erasure>> {
  allow(ctx, "patientCard:read");
  const rows = await ctx.db
    .selectDistinctOn([patientErasures.cardId], { erasure: patientErasures })
    .from(patientErasures)
    .innerJoin(patientCards, and(eq(patientCards.id, patientErasures.cardId), isNotNull(patientCards.erasedAt)))
    .where(anyOf(patientErasures.cardId, cards))
    .orderBy(patientErasures.cardId, desc(patientErasures.id));
  return new Map(rows.map(({ erasure }) => [erasure.cardId, erasure]));
}
