import { builder } from "./builder.ts";

/** Whole minor units of a currency. */
export const Money = builder.objectRef<{ amount: number; currency: string }>("Money").implement({
  fields: (t) => ({
    amount: t.expose("amount", { type: "SafeInt" }),
    currency: t.exposeString("currency"),
  }),
});
