import { expect, test } from "vitest";
import { adviseOn } from "./advise.ts";
import { isOwnAccount } from "./is-own-account.ts";
import type { OpenPayment } from "./match.ts";
import type { Movement } from "./statement.ts";

const movement = (over: Partial<Movement> = {}): Movement => ({
  day: "2026-03-14",
  amount: 45_000,
  currency: "CZK",
  isReversal: false,
  variableSymbol: "26000123",
  specificSymbol: null,
  constantSymbol: null,
  counterAccount: null,
  counterName: "Jana Nováková",
  message: null,
  bankReference: null,
  fingerprint: "m",
  ...over,
});
const open = (id: number, variableSymbol: string, remaining = 45_000): OpenPayment => ({
  id,
  variableSymbol,
  remaining,
  currency: "CZK",
  payer: null,
  movements: [],
});
const advise = (over: Partial<Movement>, payments: OpenPayment[], settled: string[] = []) =>
  adviseOn(
    movement(over),
    payments,
    settled.map((variableSymbol, at) => ({ id: 90 + at, variableSymbol })),
    "CZK",
  );

test("the symbol of a payment that owes nothing is named, with the payments that the amount would pay", () => {
  expect(advise({}, [open(1, "7")], ["26000123"])).toEqual({ reason: "SETTLED", candidates: [1], settled: 90 });
  expect(advise({}, [], ["26000123"])).toEqual({ reason: "SETTLED", candidates: [], settled: 90 });
  expect(advise({ variableSymbol: null }, [], ["26000123"])).toMatchObject({ reason: "NOTHING_FITS" });
});

test("each reason has its payments", () => {
  expect(advise({}, [open(1, "26000123")])).toMatchObject({ reason: "FITS", candidates: [1] });
  const movements = [{ fingerprint: "other", day: "2026-03-14", amount: 45_000 }];
  expect(advise({}, [{ ...open(1, "26000123"), movements }], ["26000123"])).toMatchObject({
    reason: "REPEATED",
    candidates: [1],
  });
  expect(advise({ amount: 1 }, [open(1, "26000123")])).toMatchObject({ reason: "AMOUNT_DIFFERS", candidates: [1] });
  expect(advise({ variableSymbol: null }, [open(1, "7")])).toMatchObject({ reason: "AMOUNT_ONLY", candidates: [1] });
  expect(advise({ isReversal: true }, [open(1, "26000123")])).toMatchObject({ reason: "REVERSAL", candidates: [] });
  expect(advise({ currency: "EUR" }, [open(1, "26000123")])).toMatchObject({ reason: "FOREIGN_CURRENCY" });
});

test("an account is the own one by its IBAN or its number, with or without the code of the bank", () => {
  const own = (account: string) => isOwnAccount(account, "CZ6508000000192000145399");
  expect(
    ["CZ65 0800 0000 1920 0014 5399", "19-2000145399/0800", "19-2000145399", "2000145399", "19-2000145399/0100"].map(
      own,
    ),
  ).toEqual([true, true, true, false, false]);
  expect(isOwnAccount("19-2000145399/0800", "DE89370400440532013000")).toBe(false);
});
