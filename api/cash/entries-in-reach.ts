import { and, eq, gte, type SQL } from "drizzle-orm";
import { instantOf, localDate } from "#rules/time/time.ts";
import { reachOf } from "../core/access/allow.ts";
import type { ProfileCtx } from "../core/context.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { boxHere } from "./scope.ts";

/** The entries of cash books that the caller sees: reception those of its own box and day; undefined where it is all. */
export async function cashEntriesInReach(ctx: ProfileCtx): Promise<SQL | undefined> {
  if (reachOf(ctx, "cashBook:keep") === "any") return undefined;
  const { id } = await boxHere(ctx);
  return and(eq(cashEntries.cashBoxId, id), gte(cashEntries.at, instantOf(localDate(ctx.now()))));
}
