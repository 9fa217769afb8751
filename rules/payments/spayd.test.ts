import { expect, test } from "vitest";
import { spaydOf } from "./spayd.ts";

const order = {
  iban: "CZ5855000000001265098001",
  currency: "CZK" as const,
  variableSymbol: "1234567890",
  message: "Platba",
  payee: "U Lípy",
};
const amountOf = (amount: number) => /AM:([^*]*)/.exec(spaydOf({ ...order, amount }))?.[1];

test("an amount of a payment code has ten characters at most", () => {
  expect(amountOf(48_050)).toBe("480.50");
  expect(amountOf(999_999_999)).toBe("9999999.99");
  expect(amountOf(1_000_000_000)).toBe("10000000");
  expect(amountOf(1_000_000_050)).toBeUndefined();
  expect(amountOf(0)).toBeUndefined();
});
