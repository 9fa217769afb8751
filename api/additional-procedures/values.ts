import type { AdditionalProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import type { AdditionalProcedure } from "./scope.ts";

/** The columns of an additional service. */
export const valuesOf = ({ price, ...same }: AdditionalProcedureInput) => ({
  ...same,
  priceAmount: price.amount,
  priceCurrency: price.currency,
});

/** The present values with the price of today, as its input. */
export const inputOf = (
  { name, priceCurrency, vatRate }: AdditionalProcedure,
  price: number,
): AdditionalProcedureInput => ({
  name,
  price: { amount: price, currency: priceCurrency },
  vatRate,
});
