import { expect, test } from "vitest";
import { ordersFor, type Wanted } from "./order.ts";
import { periodOn } from "./periods.ts";
import { planOn, plansOn, priceOfPlan, type DiscountCode, type Plan } from "./plans.ts";
import { discounted, priceOn, standingOn, type Ordered } from "./standing.ts";

const plan = (type: Plan["type"], monthly: number, more: Partial<Plan> = {}): Plan => ({
  type,
  currency: "CZK",
  validFrom: "2026-01-01",
  monthly,
  yearly: monthly * 10,
  users: 1,
  furtherMonthly: 0,
  furtherYearly: 0,
  mostUsers: 1,
  ...more,
});
const team = plan("TEAM", 99_000, { users: 3, furtherMonthly: 19_000, furtherYearly: 190_000, mostUsers: 50 });
const plans = [plan("START", 0, { users: 2, mostUsers: 2 }), plan("SOLO", 49_000), team];
const start: Wanted = { type: "START", frequency: "MONTHLY", usersLimit: 2 };
const solo: Wanted = { type: "SOLO", frequency: "MONTHLY", usersLimit: 1 };
const teamOf = (usersLimit: number, frequency: Wanted["frequency"] = "MONTHLY"): Wanted => ({
  type: "TEAM",
  frequency,
  usersLimit,
});
const ended: Wanted = { type: "UNSUBSCRIBED", frequency: "MONTHLY", usersLimit: null };
const code = (more: Partial<DiscountCode>): DiscountCode => ({
  code: "JARO-2026",
  percent: null,
  amount: null,
  currency: null,
  until: "2026-12-31",
  periods: 2,
  uses: 5,
  ...more,
});

/** Orders of several days, each in place of what was planned. */
function after(...steps: [day: string, wanted: Wanted, code?: DiscountCode][]): Ordered[] {
  let orders: Ordered[] = [];
  for (const [day, wanted, used] of steps) {
    const { inForce } = standingOn(orders, day);
    orders = [...orders.filter(({ from }) => from <= day), ...ordersFor(inForce, wanted, day, used)];
  }
  return orders;
}
const price = (orders: Ordered[], day: string, of = plans) => priceOn(of, "CZK", orders, day);

test("a plan costs its price a month or a year, and each user past the included ones more", () => {
  expect([2, 3, 5].map((users) => priceOfPlan(team, "MONTHLY", users))).toEqual([99_000, 99_000, 137_000]);
  expect(priceOfPlan(team, "YEARLY", 5)).toBe(990_000 + 2 * 190_000);
});

test("a percentage and an amount lower a price, never below zero, and half a unit counts for the discount", () => {
  expect(discounted(99_900, { percent: 15, amount: null })).toBe(84_915);
  expect(discounted(333, { percent: 50, amount: null })).toBe(166);
  expect(discounted(99_000, { percent: 100, amount: null })).toBe(0);
  expect(discounted(49_000, { percent: null, amount: 10_000 })).toBe(39_000);
  expect(discounted(49_000, { percent: null, amount: 60_000 })).toBe(0);
  expect(discounted(49_000, null)).toBe(49_000);
});

test("periods are counted from the first day, over the ends of months and leap years", () => {
  expect(periodOn("2026-01-31", "MONTHLY", "2026-02-27")).toEqual({ from: "2026-01-31", to: "2026-02-28" });
  expect(periodOn("2026-01-31", "MONTHLY", "2026-02-28")).toEqual({ from: "2026-02-28", to: "2026-03-31" });
  expect(periodOn("2026-01-31", "MONTHLY", "2026-03-31")).toEqual({ from: "2026-03-31", to: "2026-04-30" });
  expect(periodOn("2024-02-29", "YEARLY", "2025-02-27")).toEqual({ from: "2024-02-29", to: "2025-02-28" });
  expect(periodOn("2026-03-16", "MONTHLY", "2026-03-16")).toEqual({ from: "2026-03-16", to: "2026-04-16" });
});

test("every day is in one period, which begins where the one before ends", () => {
  for (const first of ["2026-01-28", "2026-01-29", "2026-01-30", "2026-01-31", "2024-02-29"])
    for (const frequency of ["MONTHLY", "YEARLY"] as const) {
      let day = first;
      for (let nth = 0; nth < 30; nth++) {
        const period = periodOn(first, frequency, day);
        expect([first, period.from, period.from < period.to]).toEqual([first, day, true]);
        day = period.to;
      }
    }
});

test("a plan is the one of the last valid-from until the day, in the currency of the centre", () => {
  const dearer = plan("SOLO", 59_000, { validFrom: "2026-05-01" });
  const euros = plan("SOLO", 2_000, { currency: "EUR" });
  const all = [dearer, ...plans, euros];
  expect(planOn(all, "SOLO", "CZK", "2026-04-30")?.monthly).toBe(49_000);
  expect(planOn(all, "SOLO", "CZK", "2026-05-01")?.monthly).toBe(59_000);
  expect(planOn(all, "SOLO", "CZK", "2025-12-31")).toBeUndefined();
  expect(plansOn(all, "EUR", "2026-03-01").map(({ type, monthly }) => [type, monthly])).toEqual([["SOLO", 2_000]]);
  expect(plansOn(all, "CZK", "2026-03-01").map(({ type }) => type)).toEqual(["START", "SOLO", "TEAM"]);
});

test("a new price holds from the first period that begins in it", () => {
  const orders = after(["2026-03-16", solo]);
  const all = [...plans, plan("SOLO", 59_000, { validFrom: "2026-04-01" })];
  expect(["2026-04-15", "2026-04-16"].map((day) => price(orders, day, all)?.price)).toEqual([49_000, 59_000]);
});

test("a larger limit holds at once, and the period costs each plan by its days", () => {
  const orders = after(["2026-04-01", teamOf(3)], ["2026-04-11", teamOf(5)]);
  expect(standingOn(orders, "2026-04-11").inForce).toMatchObject({ usersLimit: 5, periodsFrom: "2026-04-01" });
  expect(price(orders, "2026-04-10")?.price).toBe(Math.round((99_000 * 10 + 137_000 * 20) / 30));
  expect(price(orders, "2026-05-01")?.price).toBe(137_000);
});

test("several changes of one day cost the last one", () => {
  const orders = after(["2026-04-01", teamOf(3)], ["2026-04-01", teamOf(4)], ["2026-04-01", teamOf(5)]);
  expect(price(orders, "2026-04-01")?.price).toBe(137_000);
});

test("a larger plan in a period costs the prices of the day on which it began", () => {
  const all = [...plans, { ...team, monthly: 120_000, validFrom: "2026-04-05" }];
  const orders = after(["2026-04-01", solo], ["2026-04-16", teamOf(3)]);
  expect(price(orders, "2026-04-20", all)?.price).toBe((49_000 * 15 + 120_000 * 15) / 30);
});

test("a smaller plan or limit, another frequency and the end hold from the next period", () => {
  for (const [wanted, monthly] of [
    [teamOf(3), 99_000],
    [solo, 49_000],
    [start, 0],
    [teamOf(5, "YEARLY"), 990_000 + 2 * 190_000],
  ] as const) {
    const orders = after(["2026-04-01", teamOf(5)], ["2026-04-11", wanted]);
    expect(standingOn(orders, "2026-04-30").inForce).toMatchObject({ type: "TEAM", usersLimit: 5 });
    expect(price(orders, "2026-04-30")?.price).toBe(137_000);
    expect(price(orders, "2026-05-01")?.price).toBe(monthly);
  }
  const orders = after(["2026-04-01", solo], ["2026-04-11", ended]);
  expect(standingOn(orders, "2026-04-30")).toMatchObject({
    inForce: { type: "SOLO" },
    planned: { type: "UNSUBSCRIBED", from: "2026-05-01" },
  });
  expect(price(orders, "2026-05-01")).toBeNull();
});

test("a larger plan by the year holds at once by the month, and by the year from the next period", () => {
  const orders = after(["2026-04-01", solo], ["2026-04-16", teamOf(3, "YEARLY")]);
  expect(orders.slice(1)).toMatchObject([
    { from: "2026-04-16", frequency: "MONTHLY", type: "TEAM" },
    { from: "2026-05-01", frequency: "YEARLY", type: "TEAM" },
  ]);
  expect(price(orders, "2026-05-01")).toMatchObject({ price: 990_000, period: { to: "2027-05-01" } });
});

test("the present plan chosen again withdraws what was planned", () => {
  const orders = after(["2026-04-01", teamOf(5)], ["2026-04-11", solo], ["2026-04-12", teamOf(5)]);
  expect(standingOn(orders, "2026-05-20").inForce).toMatchObject({ type: "TEAM", usersLimit: 5 });
});

test("a first paid plan, and one after the end, begin a period of their own", () => {
  const orders = after(["2026-04-01", start], ["2026-04-11", solo]);
  expect(price(orders, "2026-04-11")).toMatchObject({ price: 49_000, period: { from: "2026-04-11" } });
  const back = after(["2026-04-01", solo], ["2026-04-11", ended], ["2026-06-07", teamOf(3)]);
  expect(price(back, "2026-06-10")).toMatchObject({ price: 99_000, period: { from: "2026-06-07" } });
});

test("a code lowers its number of periods, over a change of the plan, and no further", () => {
  const orders = after(["2026-04-01", solo, code({ percent: 50 })], ["2026-05-01", teamOf(3)]);
  expect(["2026-04-01", "2026-05-20", "2026-06-01"].map((day) => price(orders, day)?.price)).toEqual([
    24_500, 49_500, 99_000,
  ]);
  expect(price(orders, "2026-04-01")?.full).toBe(49_000);
});

test("a code that comes later lowers the running period, or the next one where the change waits", () => {
  const now = after(["2026-04-01", solo], ["2026-04-11", solo, code({ amount: 60_000, periods: 1 })]);
  expect(["2026-04-20", "2026-05-01"].map((day) => price(now, day)?.price)).toEqual([0, 49_000]);
  const next = after(["2026-04-01", teamOf(5)], ["2026-04-11", solo, code({ percent: 10, periods: 1 })]);
  expect(["2026-04-20", "2026-05-01", "2026-06-01"].map((day) => price(next, day)?.price)).toEqual([
    137_000, 44_100, 49_000,
  ]);
});

test("a plan that the installation no longer has, has no price", () => {
  expect(price(after(["2026-04-01", solo]), "2026-04-01", [team])).toBeNull();
});
