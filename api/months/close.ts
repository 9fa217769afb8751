import { MonthInput, ReopenInput } from "#rules/inputs/payments/months.ts";
import { noSums } from "#rules/months/sums.ts";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { monthCloses } from "../core/db/tables/month-closes.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { openBoxes } from "./obstacles.ts";
import { lastClose, lockMonths, nextMonth, type MonthClose } from "./scope.ts";
import { sumMonths } from "./sums.ts";

/**
 * Closes a month that is over, with its sums: the oldest open one, no other (`monthNotNext`). Cash is counted first
 * (`monthCashOpen`). Nothing that is dated into it, or would change its sums, is written from then on (`monthClosed`).
 */
export async function closeMonth(ctx: Ctx, given: unknown): Promise<MonthClose> {
  allow(ctx, "month:close");
  const { month } = parse(MonthInput, given);
  await lockMonths(ctx);
  if (month !== (await nextMonth(ctx)) || month >= monthStart(localDate(ctx.now()))) throw new Fault("monthNotNext");
  if ((await openBoxes(ctx, month)).length > 0) throw new Fault("monthCashOpen");
  const { medicalCenterId, id: closedBy } = ctx.profile;
  const [summed] = await sumMonths(ctx.db, { from: month, to: addMonths(month, 1), center: medicalCenterId });
  const sums = summed?.sums ?? noSums;
  const [close] = await ctx.db
    .insert(monthCloses)
    .values({ medicalCenterId, month, sums, closedAt: ctx.now(), closedBy })
    .returning();
  await track(ctx, "month.closed", { entityId: close!.id, details: { month, ...sums } });
  return close!;
}

/** Opens the month that was closed last again, with a reason; another one is refused (`monthNotNext`). */
export async function reopenMonth(ctx: Ctx, version: number, given: unknown): Promise<MonthClose> {
  allow(ctx, "month:close");
  const { month, reason } = parse(ReopenInput, given);
  await lockMonths(ctx);
  const last = await lastClose(ctx);
  if (last?.month !== month) throw new Fault("monthNotNext");
  const opened = { reopenedAt: ctx.now(), reopenedBy: ctx.profile.id, reopenReason: reason };
  const after = await changeOne(ctx.db, monthCloses, { id: last.id, version }, opened);
  if (!after) throw new Fault("stale");
  await track(ctx, "month.reopened", { entityId: last.id, details: { month } });
  return after;
}
