import { desc } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { longerKeptCards } from "../core/db/tables/longer-kept-cards.ts";

export type LongerKept = typeof longerKeptCards.$inferSelect;

/**
 * The latest reasons why cards past their retention were kept, with the end: of cards that were found and are asked
 * about again.
 */
export function readKept(ctx: Ctx, cards: readonly number[]): Promise<Map<number, LongerKept>> {
  allow(ctx, "disposal:confirm");
  return latestKept(ctx, cards);
}

/** The same for those who may see the list of such cards. */
export async function latestKept({ db }: InCenter, cards: readonly number[]): Promise<Map<number, LongerKept>> {
  const rows = await db
    .selectDistinctOn([longerKeptCards.cardId])
    .from(longerKeptCards)
    .where(anyOf(longerKeptCards.cardId, cards))
    .orderBy(longerKeptCards.cardId, desc(longerKeptCards.id));
  return new Map(rows.map((row) => [row.cardId, row]));
}
