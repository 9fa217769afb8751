import type { AdditionalProcedureInput } from "#rules/inputs/procedure.ts";
import type { AdditionalProcedure } from "./scope.ts";

/** The columns of an additional service. */
export const valuesOf = ({ price, ...same }: AdditionalProcedureInput) => ({
  ...same,
  priceAmount: price.amount,
  priceCurrency: price.currency,
});

/** The present values, as its input. */
export const inputOf = ({
  name,
  priceAmount,
  priceCurrency,
  vatRate,
}: AdditionalProcedure): AdditionalProcedureInput => ({
  name,
  price: { amount: priceAmount, currency: priceCurrency },
  vatRate,
});
