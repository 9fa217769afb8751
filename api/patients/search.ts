import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards, patientCardWords, wordStartsWith } from "../db/tables/patient-cards.ts";
import { inMyCenter } from "./scope.ts";

export const patientCardSorts = ["surname", "dateOfBirth", "createdAt"] as const;
export type PatientCardSort = (typeof patientCardSorts)[number];
export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];
type Wanted = { prefixes: string[]; sort: PatientCardSort; direction: SortDirection; archived: boolean };

/** A search counts and pages through no more cards than this: past it, another word helps more than another page. */
export const MOST = 1000;

/** The columns of the index that keeps each order. */
const orders: Record<PatientCardSort, string[]> = {
  surname: ["surname", "name", "id"],
  dateOfBirth: ["birth_date", "id"],
  createdAt: ["created_at", "id"],
};

/** How many words of the index are looked through one by one: several prefixes thin each other out. */
const few = (prefixes: string[]) => (prefixes.length > 1 ? 5000 : 1000);

/**
 * The ids of the cards that have a word for each prefix, in order: at most one more than MOST.
 *
 * Rare words: the cards of the rarest one are fetched and sorted. Common words: the index of the order is walked until
 * enough of its cards are among those found, so a letter that half of the cards have costs no sorting. Neither reads a
 * whole table, whatever the planner thinks of the number of matches: the lateral join with `offset 0` and `is true`
 * are fences which keep it from other plans.
 */
export async function searchCards(ctx: ProfileCtx, { prefixes: asked, sort, direction, archived }: Wanted): Promise<number[]> {
  const prefixes = asked.filter((prefix) => !asked.some((other) => other !== prefix && other.startsWith(prefix)));
  const rarestFirst = await byRarity(ctx, prefixes);
  const [rarest, ...others] = rarestFirst;
  if (rarest?.count === 0) return [];
  const which = and(inMyCenter(ctx), archived ? isNotNull(patientCards.archivedAt) : isNull(patientCards.archivedAt));
  const order = sql.raw(orders[sort].map((column) => `${column} ${direction}`).join(", "));
  const having = ({ prefix }: { prefix: string }) => sql`(select ${patientCardWords.patientCardId} from ${patientCardWords} where ${inWords(ctx, prefix)})`;

  const ids =
    rarest && rarest.count <= few(prefixes)
      ? sql`select card.id
          from (select distinct ${patientCardWords.patientCardId} from ${patientCardWords}
            where ${and(inWords(ctx, rarest.prefix), ...others.map((other) => sql`${patientCardWords.patientCardId} in ${having(other)}`))}) as found
          cross join lateral (select * from ${patientCards} where ${and(eq(patientCards.id, sql`found.patient_card_id`), which)} offset 0) as card`
      : sql`select ${patientCards.id} from ${patientCards}
          where ${and(which, ...rarestFirst.map((one) => sql`(${patientCards.id} in ${having(one)}) is true`))}`;
  const { rows } = await ctx.db.execute<{ ids: number[] }>(sql`select array(${ids} order by ${order} limit ${MOST + 1}) as ids`);
  return rows[0]?.ids ?? [];
}

/** The prefixes with the number of words they begin, counted only as far as it matters. */
async function byRarity(ctx: ProfileCtx, prefixes: string[]): Promise<{ prefix: string; count: number }[]> {
  if (prefixes.length === 0) return [];
  const enough = few(prefixes) + 1;
  const counts = prefixes.map((prefix) => sql`(select count(*) from (select from ${patientCardWords} where ${inWords(ctx, prefix)} limit ${enough}) as words)`);
  const { rows } = await ctx.db.execute<{ counts: number[] }>(sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`);
  return prefixes.map((prefix, index) => ({ prefix, count: rows[0]!.counts[index]! })).sort((a, b) => a.count - b.count);
}

const inWords = (ctx: ProfileCtx, prefix: string): SQL =>
  sql`${eq(patientCardWords.medicalCenterId, ctx.profile.medicalCenterId)} and ${wordStartsWith(prefix)}`;
