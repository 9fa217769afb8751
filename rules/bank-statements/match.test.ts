import { expect, test } from "vitest";
import { matchMovements, type OpenPayment } from "./match.ts";
import type { Movement } from "./statement.ts";

let last = 0;

const movement = (over: Partial<Movement> = {}): Movement => ({
  day: "2026-03-14",
  amount: 45_000,
  currency: "CZK",
  isReversal: false,
  variableSymbol: "26000123",
  specificSymbol: null,
  constantSymbol: null,
  counterAccount: null,
  counterName: null,
  message: null,
  bankReference: null,
  fingerprint: `m${++last}`,
  ...over,
});

const payment = (id: number, over: Partial<OpenPayment> = {}): OpenPayment => ({
  id,
  variableSymbol: "26000123",
  remaining: 45_000,
  currency: "CZK",
  payer: null,
  movements: [],
  ...over,
});

const results = (movements: Movement[], payments: OpenPayment[]) =>
  matchMovements(movements, payments, "CZK").map((match) => ({ ...match, fingerprint: undefined }));

const matched = (payment: number) => ({ result: "matched", payment });
const asked = (reason: string, candidates: number[]) => ({ result: "asked", reason, candidates });
const ignored = (reason: string) => ({ result: "ignored", reason });

test("the same symbol and amount match, whatever the leading zeros", () => {
  const payments = [payment(1, { variableSymbol: "0026000123" }), payment(2, { variableSymbol: "26000124" })];
  expect(results([movement()], payments)).toEqual([matched(1)]);
});

test("another amount with the symbol is asked", () => {
  expect(results([movement({ amount: 40_000 })], [payment(1), payment(2, { variableSymbol: "1" })])).toEqual([
    asked("amountDiffers", [1]),
  ]);
});

test("two payments with the symbol and the amount are asked", () => {
  expect(results([movement()], [payment(2), payment(1), payment(3, { remaining: 1 })])).toEqual([
    asked("severalCandidates", [1, 2]),
  ]);
});

test("a payment is matched once, by the earliest movement", () => {
  const [later, earlier] = [movement({ day: "2026-03-15" }), movement({ day: "2026-03-14" })];
  expect(results([later, earlier], [payment(1)])).toEqual([asked("alreadyMatched", [1]), matched(1)]);
});

test("a movement of the day and the amount of another that was booked on the payment is asked", () => {
  const half = { fingerprint: "csv", day: "2026-03-14", amount: 45_000 };
  const [known, other] = [payment(1, { movements: [half] }), payment(2, { variableSymbol: "7" })];
  expect(results([movement()], [known, other])).toEqual([asked("repeated", [1])]);
  expect(results([movement()], [{ ...known, remaining: 1 }])).toEqual([asked("repeated", [1])]);
  expect(results([movement({ day: "2026-03-15" })], [known])).toEqual([matched(1)]);
  expect(results([movement({ fingerprint: "csv" })], [known])).toEqual([matched(1)]);
});

test("without a known symbol the name and the amount, or the amount alone, are asked", () => {
  const payments = [
    payment(1, { payer: "Jana Nováková" }),
    payment(2, { variableSymbol: "7", payer: "Petr Lípa" }),
    payment(3, { variableSymbol: null, payer: null }),
  ];
  const none = { variableSymbol: null };
  expect(
    results(
      [
        movement({ ...none, counterName: "NOVAKOVA JANA" }),
        movement({ variableSymbol: "999", message: "za Petra: Petr Lípa" }),
        movement({ ...none, counterName: "Jana Lípová" }),
        movement({ ...none, amount: 1 }),
      ],
      payments,
    ),
  ).toEqual([
    asked("nameAndAmount", [1]),
    asked("nameAndAmount", [2]),
    asked("amountOnly", [1, 2, 3]),
    asked("nothingFits", []),
  ]);
});

test("a payment that is matched is no candidate by its amount", () => {
  expect(results([movement({ variableSymbol: null }), movement()], [payment(1)])).toEqual([
    asked("nothingFits", []),
    matched(1),
  ]);
});

test("outgoing movements, reversals and foreign currencies are ignored", () => {
  const payments = [payment(1), payment(2, { currency: "EUR" })];
  expect(
    results([movement({ amount: -45_000 }), movement({ isReversal: true }), movement({ currency: "EUR" })], payments),
  ).toEqual([ignored("outgoing"), ignored("reversal"), ignored("foreignCurrency")]);
});

test("a payment in another currency is no candidate", () => {
  expect(results([movement()], [payment(1, { currency: "EUR" })])).toEqual([asked("nothingFits", [])]);
});

test("the order of movements and payments changes no result", () => {
  const movements = Array.from({ length: 40 }, (_, at) =>
    movement({ day: `2026-03-${10 + (at % 7)}`, variableSymbol: at % 5 ? `${at % 9}` : null, amount: 100 + (at % 3) }),
  );
  const payments = Array.from({ length: 30 }, (_, at) =>
    payment(at, { variableSymbol: `${at % 11}`, remaining: 100 + (at % 4) }),
  );
  const byFingerprint = (list: Movement[], open: OpenPayment[]) =>
    matchMovements(list, open, "CZK").toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  const first = byFingerprint(movements, payments);
  expect(byFingerprint(movements.toReversed(), payments.toReversed())).toEqual(first);
  const used = first.flatMap((match) => (match.result === "matched" ? [match.payment] : []));
  expect(used.length).toBeGreaterThan(0);
  expect(new Set(used).size).toBe(used.length);
});
