import { CashEntryInput } from "#rules/inputs/cash/entry.ts";
import { cashUnit } from "#rules/money/cash-rounding.ts";
import { localDate } from "#rules/time/time.ts";
import { reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCountryAndCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { balanceOf } from "./balance.ts";
import { enterCash } from "./enter-cash.ts";
import { boxInReach } from "./read-book.ts";
import { lockBox } from "./scope.ts";

/**
 * Puts cash into a box, or takes it out, with a reason: a deposit of change, a withdrawal to the bank. No more leaves
 * it than is in it (`notEnoughCash`).
 */
export async function createCashEntry(ctx: Ctx, cashBox: number | null | undefined, given: unknown) {
  const far = reachOf(ctx, "cashBook:keep");
  const within = ctx as ProfileCtx;
  const where = await myCountryAndCurrency(within);
  const { direction, amount, reason } = parse(CashEntryInput(where.currency), given);
  const box = await lockBox(within, (await boxInReach(within, far, cashBox)).id);
  if (box.archivedAt) throw new Fault("notFound");
  const at = ctx.now();
  if (amount.amount === 0) throw fieldFault("amount", "required");
  if (amount.amount % cashUnit(where, localDate(at)) !== 0) throw fieldFault("amount", "cashNotPayable");
  if (direction === "OUT" && amount.amount > (await balanceOf(within, box.id)))
    throw fieldFault("amount", "notEnoughCash");
  const signed = direction === "IN" ? amount.amount : -amount.amount;
  const entry = await enterCash(within, box, { direction, at, amount: signed, reason });
  await track(within, "cashBox.entered", { entityId: box.id, details: { entry: entry.id, amount: signed } });
  return entry;
}
