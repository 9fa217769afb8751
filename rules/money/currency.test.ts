import { expect, test } from "vitest";
import { currencyDecimals, currencySign } from "./currency.ts";

test("CZK, EUR and USD have signs, others go by their code", () => {
  expect(["CZK", "EUR", "USD", "CHF"].map(currencySign)).toEqual(["Kč", "€", "$", "CHF"]);
});

test("minor units by ISO 4217", () => {
  expect(["CZK", "EUR", "JPY", "KWD"].map(currencyDecimals)).toEqual([2, 2, 0, 3]);
});
