import { z } from "zod";
import type { Currency } from "#rules/money/currency.ts";
import { readMoney } from "#rules/money/read-money.ts";
import { error } from "./text.ts";

/** The most a price may be, in minor units: ten million. */
export const MOST_PRICE = 1_000_000_000;

/** A price as people type it, or as the API takes it, in the centre's only currency. */
export const price = (currency: Currency) =>
  z
    .union([z.string(), z.object({ amount: z.number(), currency: z.string() })], error("required"))
    .transform((given, ctx) => {
      const amount =
        typeof given === "string" ? readMoney(given, currency) : given.currency === currency ? given.amount : null;
      if (amount !== null && amount >= 0 && amount <= MOST_PRICE) return { amount, currency };
      ctx.addIssue({ code: "custom", message: error("priceInvalid") });
      return z.NEVER;
    });
