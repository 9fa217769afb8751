import { builder } from "./builder.ts";

/** Whole minor units of a currency. */
export const Money = builder.objectRef<{ amount: number; currency: string }>("Money").implement({
  fields: (t) => ({
    amount: t.expose("amount", { type: "SafeInt" }),
    currency: t.exposeString("currency"),
  }),
});

/** Money of insurers, who pay in crowns. */
export const crowns = (amount: number) => ({ amount, currency: "CZK" as const });

export const MoneyInput = builder.inputType("MoneyInput", {
  description: "Whole minor units, in the currency of the centre's country",
  fields: (t) => ({
    amount: t.field({ type: "SafeInt", required: true }),
    currency: t.string({ required: true }),
  }),
});
