import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { instantOf, localDate } from "#rules/time/time.ts";
import { reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { cashCloses } from "../core/db/tables/cash-closes.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { Fault } from "../core/fault.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { balanceOf, ofBox } from "./balance.ts";
import { boxHere, visibleBox, type CashBox } from "./scope.ts";

const PAGE_SIZE = 50;
const MOST_CLOSES = 100;

export type BookQuery = { cashBox?: number | null; from: Date; to: Date; page?: number | null };

/** The box of this id, or that of the desk; others than administrators have the latter alone (`forbidden`). */
export async function boxInReach(ctx: ProfileCtx, far: "any" | "own", id?: number | null): Promise<CashBox> {
  const here = await boxHere(ctx);
  if (id == null || id === here.id) return here;
  const box = await visibleBox(ctx, id);
  if (far === "own") throw new Fault("forbidden");
  return box;
}

/**
 * The entries of a box from a time to another, the latest first, each with the cash that was in the box after it.
 * Reception sees those of the day. The latest closes of the period come with them.
 */
export async function readCashBook(ctx: Ctx, { cashBox, from: since, to, page: wanted }: BookQuery) {
  const far = reachOf(ctx, "cashBook:keep");
  const within = ctx as ProfileCtx;
  const box = await boxInReach(within, far, cashBox);
  const today = instantOf(localDate(ctx.now()));
  const from = far === "own" && since < today ? today : since;
  const opening = await balanceOf(within, box.id, lt(cashEntries.at, from));
  const inPeriod = ofBox(within, box.id, and(gte(cashEntries.at, from), lt(cashEntries.at, to)));
  const [sums] = await ctx.db
    .select({
      total: sql`count(*)`.mapWith(Number),
      income: sql`coalesce(sum(${cashEntries.amount}) filter (where direction = 'IN'), 0)`.mapWith(Number),
      expense: sql`coalesce(sum(${cashEntries.amount}) filter (where direction = 'OUT'), 0)`.mapWith(Number),
    })
    .from(cashEntries)
    .where(inPeriod);
  const { total, income, expense } = sums!;
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const running = sql`${opening}::bigint + sum(${cashEntries.amount}) over (order by ${cashEntries.at}, ${cashEntries.id})`;
  const items = await ctx.db
    .select({ entry: cashEntries, balance: running.mapWith(Number) })
    .from(cashEntries)
    .where(inPeriod)
    .orderBy(desc(cashEntries.at), desc(cashEntries.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const closes = await ctx.db
    .select()
    .from(cashCloses)
    .where(
      and(
        eq(cashCloses.medicalCenterId, within.profile.medicalCenterId),
        eq(cashCloses.cashBoxId, box.id),
        gte(cashCloses.at, from),
        lt(cashCloses.at, to),
      ),
    )
    .orderBy(desc(cashCloses.at), desc(cashCloses.id))
    .limit(MOST_CLOSES);
  await track(within, "cashBox.read", { entityId: box.id });
  return { box, from, items, total, page, pageSize: PAGE_SIZE, opening, income, expense, closes };
}
export type CashBook = Awaited<ReturnType<typeof readCashBook>>;
