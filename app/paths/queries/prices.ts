import type { PriceTarget } from "#rules/codes.ts";
import { integer, text, type QueryShape } from "#rules/query.ts";

export const priceQueries = {
  priceList: { page: integer },
  pricesNew: { from: text, page: integer, kept: text },
  pricesChange: { from: text, percent: text, page: integer },
  priceListPrint: { from: text },
  priceNew: { kept: text },
} as const satisfies Record<string, QueryShape>;

/** Kinds of rows with a price, by their words in addresses. */
export const priceKinds = {
  sluzba: "PROCEDURE",
  produkt: "ADDITIONAL_PROCEDURE",
  permanentka: "VOUCHER_PRESET",
} as const satisfies Record<string, PriceTarget>;
