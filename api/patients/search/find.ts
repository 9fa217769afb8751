import { sql, type SQL } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";
import { passing, type CardFilters } from "./filters.ts";
import { ofCardFile, searchCards, wordsFrom, type PatientCardSort, type SortDirection } from "./search.ts";
import { queryPrefixes } from "./search-words.ts";

export type Sought = CardFilters & { q?: string | null; archived?: boolean | null };
type Order = { sort: PatientCardSort; direction: SortDirection };

/** The ids of the cards that a query and filters find, in order: at most one more than MOST (search.ts). */
export async function findCards(ctx: InCenter, { q, archived, ...filters }: Sought, order: Order): Promise<number[]> {
  const prefixes = prefixesOf(ctx, q);
  return prefixes ? searchCards(ctx, { prefixes, ...order, archived: archived ?? false, filters }) : [];
}

/** The same as a condition for all of them, however many they are. */
export function whichCards(ctx: InCenter, { q, archived, ...filters }: Sought): SQL[] {
  const prefixes = prefixesOf(ctx, q);
  if (!prefixes) return [sql`false`];
  const hasWord = (prefix: string) =>
    sql`${patientCards.id} in (${wordsFrom(ctx, prefix, patientCardWords.patientCardId)})`;
  return [ofCardFile(archived ?? false), ...passing(ctx, filters), ...prefixes.map(hasWord)];
}

/** Null for a query without a letter or digit, which matches no card. */
function prefixesOf(ctx: InCenter, q: string | null | undefined): string[] | null {
  if (!q?.trim()) return [];
  const prefixes = queryPrefixes(q, localDate(ctx.now()));
  return prefixes.length > 0 ? prefixes : null;
}
