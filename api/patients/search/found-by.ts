import { and, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../../core/context.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";
import { wordsFrom } from "./search.ts";
import { queryPrefixes } from "./search-words.ts";

/** A column names a card that a query finds, archived or not. A query without a letter or digit finds none. */
export function foundBy(ctx: InCenter, card: PgColumn, query: string): SQL {
  const prefixes = queryPrefixes(query, localDate(ctx.now()));
  if (prefixes.length === 0) return sql`false`;
  return and(...prefixes.map((prefix) => sql`${card} in (${wordsFrom(ctx, prefix, patientCardWords.patientCardId)})`))!;
}
