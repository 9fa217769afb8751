import { CashCloseInput } from "#rules/inputs/cash/close.ts";
import { cashUnit } from "#rules/money/cash-rounding.ts";
import { localDate } from "#rules/time/time.ts";
import { max } from "drizzle-orm";
import { reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { cashCloses } from "../core/db/tables/cash-closes.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { myCountryAndCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { balanceOf, ofBox } from "./balance.ts";
import { enterCash } from "./enter-cash.ts";
import { boxInReach } from "./read-book.ts";
import { lockBox } from "./scope.ts";

/**
 * Closes a box by the cash that was counted in it. A difference from the book has a reason, and an entry of its own:
 * the book goes on from what is there. Entries until then are reversed by administrators alone.
 */
export async function closeCashBox(ctx: Ctx, cashBox: number | null | undefined, given: unknown) {
  const far = reachOf(ctx, "cashBook:keep");
  const within = ctx as ProfileCtx;
  const where = await myCountryAndCurrency(within);
  const { counted, reason } = parse(CashCloseInput(where.currency), given);
  const box = await lockBox(within, (await boxInReach(within, far, cashBox)).id);
  if (box.archivedAt) throw new Fault("notFound");
  const at = ctx.now();
  if (counted.amount % cashUnit(where, localDate(at)) !== 0) throw fieldFault("counted", "cashNotPayable");
  const difference = counted.amount - (await balanceOf(within, box.id));
  if (difference !== 0) {
    if (!reason) throw fieldFault("reason", "required");
    await enterCash(within, box, { direction: difference > 0 ? "IN" : "OUT", at, amount: difference, reason });
  }
  const [latest] = await ctx.db
    .select({ id: max(cashEntries.id), at: max(cashEntries.at) })
    .from(cashEntries)
    .where(ofBox(within, box.id));
  const [close] = await ctx.db
    .insert(cashCloses)
    .values({
      medicalCenterId: within.profile.medicalCenterId,
      cashBoxId: box.id,
      // A clock that was set back does not close before an entry.
      at: latest?.at && latest.at > at ? latest.at : at,
      lastEntryId: latest?.id ?? null,
      counted: counted.amount,
      difference,
      reason,
      profileId: within.profile.id,
    })
    .returning();
  await track(within, "cashBox.closed", { entityId: box.id, details: { counted: counted.amount, difference } });
  return close!;
}
