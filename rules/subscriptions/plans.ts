import type { PaymentFrequency, SubscriptionType } from "../codes.ts";
import type { BillingCurrency } from "../money/currency.ts";
import type { IsoDate } from "../time/time.ts";

export type PlanType = Exclude<SubscriptionType, "UNSUBSCRIBED">;

/** A plan of the installation from a day on. Prices are minor units, for a month and for a year. */
export type Plan = {
  type: PlanType;
  currency: BillingCurrency;
  validFrom: IsoDate;
  monthly: number;
  yearly: number;
  /** Users included in the price, and the price of each further one. */
  users: number;
  furtherMonthly: number;
  furtherYearly: number;
  mostUsers: number;
};

/** Lowers the price of so many periods, by a percentage or an amount; to be used until a day, by so many centres. */
export type DiscountCode = {
  code: string;
  percent: number | null;
  amount: number | null;
  currency: BillingCurrency | null;
  until: IsoDate;
  periods: number;
  uses: number;
};

export type Plans = {
  /** The day from which a centre that has never chosen a plan counts as one without a subscription. */
  requiredFrom: IsoDate | null;
  plans: Plan[];
  codes: DiscountCode[];
};

/** In the order of their size. */
export const planTypes = ["START", "SOLO", "TEAM"] as const satisfies PlanType[];

/** The plan of a type that is valid on a day, or undefined where none is offered. */
export const planOn = (
  plans: readonly Plan[],
  type: PlanType,
  currency: BillingCurrency,
  day: IsoDate,
): Plan | undefined =>
  plans
    .filter((plan) => plan.type === type && plan.currency === currency && plan.validFrom <= day)
    .sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];

/** The plans offered on a day, by size. */
export const plansOn = (plans: readonly Plan[], currency: BillingCurrency, day: IsoDate): Plan[] =>
  planTypes.flatMap((type) => planOn(plans, type, currency, day) ?? []);

/** The price of a whole period for so many users, before a discount. */
export function priceOfPlan(plan: Plan, frequency: PaymentFrequency, users: number): number {
  const further = Math.max(0, users - plan.users);
  return frequency === "MONTHLY"
    ? plan.monthly + further * plan.furtherMonthly
    : plan.yearly + further * plan.furtherYearly;
}
