import { desc } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { longerKeptCards } from "../db/tables/patient-erasures.ts";

export type LongerKept = typeof longerKeptCards.$inferSelect;

/** Why cards past their time were last kept, and until when: of those that were found and are asked about again. */
export async function readKept(ctx: Ctx, cards: readonly number[]): Promise<Map<number, LongerKept>> {
  allow(ctx, "disposal:confirm");
  const rows = await ctx.db
    .selectDistinctOn([longerKeptCards.cardId])
    .from(longerKeptCards)
    .where(anyOf(longerKeptCards.cardId, cards))
    .orderBy(longerKeptCards.cardId, desc(longerKeptCards.id));
  return new Map(rows.map((row) => [row.cardId, row]));
}
