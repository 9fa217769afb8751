import type { PaymentFrequency, SubscriptionType } from "../codes.ts";
import type { IsoDate } from "../time/time.ts";
import { afterPeriods, type Period } from "./periods.ts";
import type { DiscountCode } from "./plans.ts";
import { periodOf, type Discount, type Ordered } from "./standing.ts";

/** The plan that a centre asks for; the limit is that of the plan, or the chosen one. */
export type Wanted = { type: SubscriptionType; frequency: PaymentFrequency; usersLimit: number | null };

const sizes: SubscriptionType[] = ["UNSUBSCRIBED", "START", "SOLO", "TEAM"];

const isLarger = (wanted: Wanted, present: Ordered) =>
  wanted.type === present.type
    ? (wanted.usersLimit ?? 0) > (present.usersLimit ?? 0)
    : sizes.indexOf(wanted.type) > sizes.indexOf(present.type);

/**
 * The orders that follow from a choice, in place of those that are planned: a larger plan or limit holds at once, a
 * smaller one from the next period, as another frequency does. A first paid plan begins a period of its own. None where
 * the present plan is to go on.
 */
export function ordersFor(
  present: Ordered | null,
  wanted: Wanted,
  today: IsoDate,
  code: DiscountCode | null = null,
): Ordered[] {
  const begun = ({ from }: Pick<Ordered, "from">): Ordered => ({
    from,
    ...(wanted.type === "UNSUBSCRIBED"
      ? { type: wanted.type, frequency: null, usersLimit: null }
      : { type: wanted.type, frequency: wanted.frequency, usersLimit: wanted.usersLimit }),
    periodsFrom: from,
    discount: null,
  });
  if (!present || present.type === "UNSUBSCRIBED")
    return wanted.type === "UNSUBSCRIBED" ? [] : withCode([begun({ from: today })], code);
  const period = periodOf(present, today)!;
  const same = wanted.type === present.type && wanted.usersLimit === present.usersLimit;
  if (present.type === "START") {
    if (same) return [];
    return wanted.type === "UNSUBSCRIBED" ? [begun({ from: period.to })] : withCode([begun({ from: today })], code);
  }
  const next = carried(begun({ from: period.to }), present.discount);
  if (isLarger(wanted, present)) {
    const now = { ...present, from: today, type: wanted.type, usersLimit: wanted.usersLimit };
    return withCode(wanted.frequency === present.frequency ? [now] : [now, next], code, period);
  }
  if (!same || wanted.frequency !== present.frequency) return withCode([next], code);
  return code ? withCode([{ ...present, from: today }], code, period) : [];
}

/** A discount goes on where something is paid. */
const carried = (order: Ordered, discount: Discount | null): Ordered =>
  order.type === "SOLO" || order.type === "TEAM" ? { ...order, discount } : order;

/** The orders with the discount of a code, counted from the period in which the first of them holds. */
function withCode(orders: Ordered[], code: DiscountCode | null, running?: Period): Ordered[] {
  const [first] = orders;
  if (!code || !first?.frequency) return orders;
  const from = running?.from ?? first.from;
  const discount = {
    code: code.code,
    percent: code.percent,
    amount: code.amount,
    from,
    until: afterPeriods(from, first.frequency, code.periods),
  };
  return orders.map((order) => carried(order, discount));
}
