import type { PaymentFrequency, SubscriptionType } from "../codes.ts";
import type { BillingCurrency } from "../money/currency.ts";
import { daysBetween } from "../time/dates.ts";
import type { IsoDate } from "../time/time.ts";
import { periodOn, type Period } from "./periods.ts";
import { planOn, priceOfPlan, type Plan } from "./plans.ts";

/** A discount by a code, as it was agreed: what happens to the code later changes nothing. */
export type Discount = {
  code: string;
  percent: number | null;
  amount: number | null;
  /** It lowers the periods that begin from a day on and before another. */
  from: IsoDate;
  until: IsoDate;
};

/** An order that holds from a day on; the next one from a later day ends it. */
export type Ordered = {
  from: IsoDate;
  type: SubscriptionType;
  /** Null, as the limit is, of UNSUBSCRIBED. */
  frequency: PaymentFrequency | null;
  usersLimit: number | null;
  /** The day from which its periods are counted. */
  periodsFrom: IsoDate;
  discount: Discount | null;
};

/** Orders by their days; of one day the last one holds. */
type Orders = readonly Ordered[];

/** The order that holds on a day, and the one that is to hold from a later day. */
export function standingOn(orders: Orders, day: IsoDate): { inForce: Ordered | null; planned: Ordered | null } {
  const ahead = orders.filter(({ from }) => from > day);
  return { inForce: orders.filter(({ from }) => from <= day).at(-1) ?? null, planned: ahead[0] ?? null };
}

/** The period of an order that a day is in, or null where nothing is paid. */
export const periodOf = ({ frequency, periodsFrom }: Ordered, day: IsoDate): Period | null =>
  frequency && periodOn(periodsFrom, frequency, day);

/**
 * The price of the period that a day is in, in minor units: each plan of the period by its days, at the prices of the
 * day on which the period or the plan began, less the discount and never below zero. Null where nothing is paid, or the
 * installation no longer has the plan.
 */
export function priceOn(
  plans: readonly Plan[],
  currency: BillingCurrency,
  orders: Orders,
  day: IsoDate,
): { price: number; full: number; period: Period } | null {
  const { inForce } = standingOn(orders, day);
  const period = inForce && periodOf(inForce, day);
  if (!period) return null;
  const own = orders.filter(
    ({ from, frequency, periodsFrom }) =>
      from < period.to && frequency === inForce.frequency && periodsFrom === inForce.periodsFrom,
  );
  let weighed = 0;
  for (const [at, { from, type, frequency, usersLimit }] of own.entries()) {
    const begin = from > period.from ? from : period.from;
    const end = own[at + 1]?.from ?? period.to;
    if (end <= begin || type === "UNSUBSCRIBED") continue;
    const plan = planOn(plans, type, currency, begin);
    if (!plan) return null;
    weighed += priceOfPlan(plan, frequency!, usersLimit!) * daysBetween(begin, end);
  }
  const full = Math.round(weighed / daysBetween(period.from, period.to));
  return {
    price: discounted(
      full,
      discountOf(
        own.filter(({ from }) => from <= day),
        period,
      ),
    ),
    full,
    period,
  };
}

/** The discount of the last order of a period, if it lowers that period. */
function discountOf(orders: Orders, period: Period): Discount | null {
  const discount = orders.at(-1)?.discount ?? null;
  return discount && discount.from <= period.from && period.from < discount.until ? discount : null;
}

export function discounted(price: number, discount: Pick<Discount, "percent" | "amount"> | null): number {
  if (!discount) return price;
  const less = discount.percent === null ? (discount.amount ?? 0) : Math.round((price * discount.percent) / 100);
  return Math.max(0, price - less);
}
