import { and, gte, lt } from "drizzle-orm";
import { MonthInput } from "#rules/inputs/payments/months.ts";
import { noSums, type MonthSums } from "#rules/months/sums.ts";
import { addMonths, monthStart, monthsBetween } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { monthCloses } from "../db/tables/month-closes.ts";
import { Fault } from "../fault.ts";
import { pageWithin } from "../page-within.ts";
import { parse } from "../parse.ts";
import { openBoxes, waitingMovements, type CashBox } from "./obstacles.ts";
import { closesInForce, firstMonth, lastClose, nextMonth, type MonthClose } from "./scope.ts";
import { sumMonths } from "./sums.ts";

const PAGE_SIZE = 12;

/** A month with its sums, those of its close where it is closed, and whether it is closed, or opened, next. */
export type Month = {
  month: IsoDate;
  sums: MonthSums;
  close: MonthClose | null;
  closable: boolean;
  reopenable: boolean;
};

/** The months since the first one with a payment, the present one first, twelve a page; three queries besides. */
export async function listMonths(ctx: Ctx, wanted?: number | null) {
  allow(ctx, "month:close");
  const present = monthStart(localDate(ctx.now()));
  const first = await firstMonth(ctx);
  const total = Math.max(0, monthsBetween(first, present)) + 1;
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const newest = addMonths(present, -(page - 1) * PAGE_SIZE);
  const count = Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE);
  const months = Array.from({ length: count }, (_, at) => addMonths(newest, -at));
  return { items: await readMonths(ctx, months), total, page, pageSize: PAGE_SIZE };
}
export type MonthList = Awaited<ReturnType<typeof listMonths>>;

/** One of them, to be closed or opened again; any other is not found. */
export async function readMonth(ctx: Ctx, given: unknown): Promise<Month> {
  allow(ctx, "month:close");
  const { month } = parse(MonthInput, given);
  if (month < (await firstMonth(ctx)) || month > localDate(ctx.now())) throw new Fault("notFound");
  return (await readMonths(ctx, [month]))[0]!;
}

async function readMonths(ctx: ProfileCtx, months: readonly IsoDate[]): Promise<Month[]> {
  const from = months.at(-1)!;
  const to = addMonths(months[0]!, 1);
  const closes = await ctx.db
    .select()
    .from(monthCloses)
    .where(and(closesInForce(ctx), gte(monthCloses.month, from), lt(monthCloses.month, to)));
  const present = await sumMonths(ctx.db, { from, to, center: ctx.profile.medicalCenterId });
  const last = await lastClose(ctx);
  const next = await nextMonth(ctx);
  return months.map((month) => {
    const close = closes.find((one) => one.month === month) ?? null;
    return {
      month,
      sums: close?.sums ?? present.find((one) => one.month === month)?.sums ?? noSums,
      close,
      closable: month === next && month < monthStart(localDate(ctx.now())),
      reopenable: month === last?.month,
    };
  });
}

export type Obstacles = { cashBoxes: CashBox[]; waitingMovements: number };

/** Obstacles to closing a month, and the movements that are only worth knowing of before. */
export async function readObstacles(ctx: Ctx, given: unknown): Promise<Obstacles> {
  allow(ctx, "month:close");
  const { month } = parse(MonthInput, given);
  return { cashBoxes: await openBoxes(ctx, month), waitingMovements: await waitingMovements(ctx, month) };
}
