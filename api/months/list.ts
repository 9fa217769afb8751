import { and, gte, lt } from "drizzle-orm";
import { MonthInput } from "#rules/inputs/payments/months.ts";
import { noSums, type MonthSums } from "#rules/months/sums.ts";
import { addMonths, monthStart, monthsBetween } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { monthCloses } from "../core/db/tables/month-closes.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { openBoxes, waitingMovements, type CashBox } from "./obstacles.ts";
import { closesInForce, firstMonth, lastClose, nextMonth, type MonthClose } from "./scope.ts";
import { sumMonths } from "./sums.ts";

/** A month with its sums, those of its close where it is closed, and whether it is closed, or opened, next. */
export type Month = {
  month: IsoDate;
  sums: MonthSums;
  close: MonthClose | null;
  closable: boolean;
  reopenable: boolean;
};

/** The months since the first one with a payment, the oldest first. */
export async function readAllMonths(ctx: Ctx): Promise<Month[]> {
  allow(ctx, "month:close");
  const first = await firstMonth(ctx);
  const count = Math.max(0, monthsBetween(first, monthStart(localDate(ctx.now())))) + 1;
  return readMonths(
    ctx,
    Array.from({ length: count }, (_, at) => addMonths(first, at)),
  );
}

/** One of them, to be closed or opened again; any other is not found. */
export async function readMonth(ctx: Ctx, given: unknown): Promise<Month> {
  allow(ctx, "month:close");
  const { month } = parse(MonthInput, given);
  if (month < (await firstMonth(ctx)) || month > localDate(ctx.now())) throw new Fault("notFound");
  return (await readMonths(ctx, [month]))[0]!;
}

/** The sums of a closed month are those of its close: only open ones are summed. */
async function readMonths(ctx: ProfileCtx, months: readonly IsoDate[]): Promise<Month[]> {
  const [from, to] = [months[0]!, addMonths(months.at(-1)!, 1)];
  const closes = await ctx.db
    .select()
    .from(monthCloses)
    .where(and(closesInForce(ctx), gte(monthCloses.month, from), lt(monthCloses.month, to)));
  const open = months.find((month) => !closes.some((close) => close.month === month));
  const present = open ? await sumMonths(ctx.db, { from: open, to, center: ctx.profile.medicalCenterId }) : [];
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
