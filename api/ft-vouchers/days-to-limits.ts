import { and, isNull } from "drizzle-orm";
import { nextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import { localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { kept } from "./scope.ts";
import { noVisits, visitsOf } from "./usage.ts";

/** The days until the next limit of open vouchers, by their ids: below 0 since then; none where all limits are met. */
export async function daysToLimits(ctx: ProfileCtx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { id, issuedAt, bookedOn, visits } = ftVouchers;
  const vouchers = await ctx.db
    .select({ id, issuedAt, bookedOn, visits })
    .from(ftVouchers)
    .where(and(kept(ctx), anyOf(id, ids), isNull(ftVouchers.closedAt)));
  const taken = await visitsOf(ctx, ids);
  const today = localDate(ctx.now());
  return new Map(
    vouchers.flatMap((voucher) => {
      const { used, booked, firstAt } = taken.get(voucher.id) ?? noVisits;
      const firstOn = firstAt && localDate(firstAt);
      const next = nextLimit({ ...voucher, isOpen: true, used, booked, firstOn }, today);
      return next ? [[voucher.id, next.daysLeft] as const] : [];
    }),
  );
}
