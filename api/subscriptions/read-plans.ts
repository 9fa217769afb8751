import { readFileSync } from "node:fs";
import { z } from "zod";
import { billingCurrencies } from "#rules/money/currency.ts";
import { planTypes, type Plans } from "#rules/subscriptions/plans.ts";
import { isIsoDate } from "#rules/time/time.ts";
import { SettingsError } from "../settings/settings-error.ts";

/** The most that a plan may cost, in minor units: a million. */
const MOST_PRICE = 100_000_000;
const MOST_USERS = 1_000;
const MOST_PLANS = 100;
const MOST_CODES = 1_000;

const WHOLE = "a whole number";
const whole = (from: number, to: number) =>
  z.number({ error: WHOLE }).int(WHOLE).min(from, `at least ${from}`).max(to, `at most ${to}`);
const money = () => whole(0, MOST_PRICE);
const day = () => z.string("a date such as 2026-01-31").refine((text) => isIsoDate(text), "a date such as 2026-01-31");
const currency = () => z.enum(billingCurrencies, { error: billingCurrencies.join(" or ") });
const unknown = "no other field than those of docs/operations.md";

const plan = z
  .strictObject(
    {
      type: z.enum(planTypes, { error: planTypes.join(", ") }),
      currency: currency(),
      validFrom: day(),
      monthly: money(),
      yearly: money(),
      users: whole(1, MOST_USERS),
      furtherMonthly: money().default(0),
      furtherYearly: money().default(0),
      mostUsers: whole(1, MOST_USERS).optional(),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? unknown : "a plan") },
  )
  .transform((given) => ({ ...given, mostUsers: given.mostUsers ?? given.users }))
  .superRefine((given, ctx) => {
    const fault = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
    if (given.mostUsers < given.users) fault("mostUsers", "at least as many as users");
    if (given.type !== "TEAM" && given.mostUsers > given.users) fault("mostUsers", "further users in TEAM alone");
    if (given.type === "SOLO" && given.users !== 1) fault("users", "1, since SOLO is for one user");
    for (const price of ["monthly", "yearly"] as const)
      if (given.type === "START" && given[price] > 0) fault(price, "0, since START is free");
  });

const code = z
  .strictObject(
    {
      code: z
        .string("a text")
        .transform((text) => text.toUpperCase())
        .refine((text) => /^[A-Z0-9-]{6,40}$/.test(text), "6 to 40 letters without accents, digits or hyphens"),
      percent: whole(1, 100).nullish(),
      amount: whole(1, MOST_PRICE).nullish(),
      currency: currency().nullish(),
      until: day(),
      periods: whole(1, 120),
      uses: whole(1, 1_000_000),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? unknown : "a code") },
  )
  .transform(({ percent = null, amount = null, currency = null, ...rest }) => ({ ...rest, percent, amount, currency }))
  .superRefine((given, ctx) => {
    const fault = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
    if ((given.percent === null) === (given.amount === null)) fault("percent", "either percent or amount");
    if (given.amount !== null && given.currency === null) fault("currency", "the currency of the amount");
  });

const PlansFile = z
  .strictObject(
    {
      requiredFrom: day().nullable().default(null),
      plans: z.array(plan, { error: "a list of plans" }).min(1, "a plan").max(MOST_PLANS, `at most ${MOST_PLANS}`),
      codes: z.array(code, { error: "a list of codes" }).max(MOST_CODES, `at most ${MOST_CODES}`).default([]),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? unknown : "an object with plans") },
  )
  .superRefine(({ plans, codes }, ctx) => {
    const twice = (list: "plans" | "codes", keys: string[], message: string) => {
      for (const [at, key] of keys.entries())
        if (keys.indexOf(key) < at) ctx.addIssue({ code: "custom", path: [list, at], message });
    };
    const keys = plans.map(({ type, currency, validFrom }) => [type, currency, validFrom].join());
    twice("plans", keys, "one plan of a type and currency from a day");
    twice(
      "codes",
      codes.map(({ code }) => code),
      "each code once",
    );
  });

/** The plans of a file; a wrong one is refused with each field and what it takes. */
export function readPlans(file: string): Plans {
  const parsed = PlansFile.safeParse(jsonIn(file));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `  MOTUS_PLANS: ${[file, ...path].join(" ")}: expects ${message}`,
  );
  throw new SettingsError(`Settings are wrong:\n${faults.join("\n")}`);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "it is no JSON";
    throw new SettingsError(`Settings are wrong:\n  MOTUS_PLANS: ${file} cannot be read (${reason})`);
  }
}
