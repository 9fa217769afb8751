import { and, eq, gte, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { initials } from "./initial.ts";
import { beginnings } from "./search-words.ts";
import type { InCenter } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords, wordStartsWith } from "../../core/db/tables/patient-card-words.ts";
import { passing, type CardFilters } from "./filters.ts";
import { inMyCenter } from "../scope.ts";

export const patientCardSorts = ["surname", "dateOfBirth", "createdAt"] as const;
export type PatientCardSort = (typeof patientCardSorts)[number];
export const sortDirections = ["asc", "desc"] as const;
export type SortDirection = (typeof sortDirections)[number];
type Wanted = {
  prefixes: string[];
  sort: PatientCardSort;
  direction: SortDirection;
  archived: boolean;
  filters?: CardFilters;
};
/**
 * A prefix, the number of words that begin with it (counted no further than it matters), and the range of initials of
 * their cards.
 */
type Beginning = { prefix: string; count: number; first: number; last: number };

/** A search counts and pages through no more cards than this: past it, another word helps more than another page. */
export const MOST = 1000;
/** Limit of the count of a prefix's words. */
const COUNTED = 10_000;
/**
 * So many words are looked through one by one; when there are several prefixes, which thin each other out, the second.
 */
const FEW = [2000, 5000] as const;

/** The columns of the index that keeps each order. */
const orders: Record<PatientCardSort, string[]> = {
  surname: ["surname", "name", "id"],
  dateOfBirth: ["birth_date", "id"],
  createdAt: ["created_at", "id"],
};

/**
 * The ids of the cards that have a word for each prefix, in order: at most one more than MOST.
 *
 * Rare words: the cards of the rarest one are fetched and sorted. Common words: the index of the order is walked until
 * enough of its cards are among those found, from the first letter on that any of them has, so a letter that half of the
 * cards begin with costs no sorting. Neither reads a whole table, whatever the planner thinks of the number of matches:
 * the lateral join with `offset 0` and `is true` are fences which keep it from other plans.
 */
export async function searchCards(
  ctx: InCenter,
  { prefixes, sort, direction, archived, filters = {} }: Wanted,
): Promise<number[]> {
  const rarestFirst = await byRarity(
    ctx,
    prefixes.filter((prefix) => !prefixes.some((other) => other !== prefix && other.startsWith(prefix))),
  );
  const [rarest, ...others] = rarestFirst;
  if (rarest?.count === 0) return [];
  const which = and(inMyCenter(ctx), ofCardFile(archived), ...passing(ctx, filters));
  const order = sql.raw(orders[sort].map((column) => `${column} ${direction}`).join(", "));
  const having = ({ prefix }: Beginning) => sql`(${wordsFrom(ctx, prefix, patientCardWords.patientCardId)})`;

  const ids =
    rarest && rarest.count <= FEW[others.length > 0 ? 1 : 0]
      ? sql`select card.id
          from (select distinct patient_card_id from ${having(rarest)} as rarest
            where ${and(sql`true`, ...others.map((other) => sql`patient_card_id in ${having(other)}`))}) as found
          cross join lateral (select * from ${patientCards} where ${and(eq(patientCards.id, sql`found.patient_card_id`), which)} offset 0) as card`
      : sql`select ${patientCards.id} from ${patientCards}
          where ${and(which, sort === "surname" ? betweenLetters(rarestFirst) : undefined, ...rarestFirst.map((one) => sql`(${patientCards.id} in ${having(one)}) is true`))}`;
  const { rows } = await ctx.db.execute<{ ids: number[] }>(
    sql`select array(${ids} order by ${order} limit ${MOST + 1}) as ids`,
  );
  return rows[0]?.ids ?? [];
}

/** The cards in use, or the archived ones. */
export const ofCardFile = (archived: boolean): SQL =>
  archived
    ? and(isNotNull(patientCards.archivedAt), isNull(patientCards.mergedIntoId), isNull(patientCards.disposedAt))!
    : isNull(patientCards.archivedAt);

/** Statistics of each prefix, the rarest first. */
async function byRarity(ctx: InCenter, prefixes: string[]): Promise<Beginning[]> {
  if (prefixes.length === 0) return [];
  const counts = prefixes.map(
    (
      prefix,
    ) => sql`select ${prefix}::text as prefix, count(*)::int as count, min(initial) as first, max(initial) as last
      from (${wordsFrom(ctx, prefix, patientCardWords.initial)} limit ${COUNTED}) as words`,
  );
  const { rows } = await ctx.db.execute<Beginning>(sql.join(counts, sql` union all `));
  return rows.sort((a, b) => a.count - b.count);
}

/** The range of surnames whose cards have a word for each prefix, as far as all their words were seen. */
function betweenLetters(beginnings: Beginning[]): SQL | undefined {
  const seen = beginnings.filter(({ count }) => count < COUNTED);
  const first = Math.max(0, ...seen.map(({ first }) => first));
  const last = Math.min(initials.length, ...seen.map(({ last }) => last));
  return and(
    first > 0 ? gte(patientCards.surname, initials[first - 1]!) : undefined,
    last < initials.length ? lt(patientCards.surname, initials[last]!) : undefined,
  );
}

/** A column of the words that match a prefix. */
export const wordsFrom = (ctx: Pick<InCenter, "profile">, prefix: string, column: PgColumn): SQL =>
  sql.join(
    beginnings(prefix).map(
      (word) =>
        sql`select ${column} from ${patientCardWords} where ${eq(patientCardWords.medicalCenterId, ctx.profile.medicalCenterId)} and ${wordStartsWith(word)}`,
    ),
    sql` union all `,
  );
