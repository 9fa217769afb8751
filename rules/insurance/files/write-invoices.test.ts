import { expect, test } from "vitest";
import { readFile } from "./reading/read-file.ts";
import { invoiceFile, missingOf, type InsurerInvoice } from "./write-invoices.ts";

const party = { address: {}, abroadAddress: null, country: "CZ", vatNumber: null };
const vat = { percent: 0, zeroReason: "HEALTH_CARE" } as InsurerInvoice["lines"][number]["vat"];
/** The invoices of the example of `kdavka-layouts.json`: two contracts, each with a batch. */
const invoice = (number: string, price: number, settled: Partial<InsurerInvoice["settlement"]>): InsurerInvoice => ({
  corrects: null,
  settlement: {
    insurer: "111",
    branch: "8100",
    icz: "81999000",
    insuranceVariant: "1",
    healthcare: "15",
    paymentVariant: "1",
    month: "2026-11-01",
    batches: [],
    ...settled,
  },
  uuid: "f0000000-0000-4000-8000-000000000001",
  number,
  variableSymbol: number,
  issuedOn: "2026-12-01",
  suppliedOn: "2026-11-30",
  dueOn: "2026-12-31",
  paidOn: null,
  currency: "CZK",
  issuer: {
    ...party,
    name: "Rehabilitace U Lípy",
    companyNumber: "10000071",
    vatPayer: false,
    person: null,
    email: null,
    phone: null,
    footer: null,
  },
  customer: { ...party, name: "VZP", companyNumber: "41197518" },
  lines: [{ name: "Dávka", price, vat }],
  rounding: 0,
  payment: { method: "TRANSFER", accountNumber: "19-2000145399/0800", iban: null },
  note: null,
});
const two = [
  invoice("26000123", 167_906, { batches: [{ number: 12, points: 2269 }] }),
  invoice("26000124", 52_038, { healthcare: "19", batches: [{ number: 13, points: 531 }] }),
];
const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split("\r\n");

test("an F-dávka of two contracts is that of the example, byte for byte", () => {
  expect(linesOf(invoiceFile(two, 620))).toEqual([
    "F6.208199900010000071  1118100 2 00800          19    2000145399     ",
    "V  260001230112202631122026112026           1679.06            2269              0.00     11 15                                                                         ",
    "D    121120261            2269              0.00",
    "V  260001240112202631122026112026            520.38             531              0.00     11 19                                                                         ",
    "D    131120261             531              0.00",
    "",
  ]);
});

test("a sum of a whole month is a request of an advance, and our reader finds no fault", () => {
  const month = invoice("260003", 1_234_500, { month: "2026-03-01", batches: null });
  const bytes = invoiceFile([two[0]!, month], 620);
  expect(linesOf(bytes)[3]).toBe(`Z    2600030112202631122026 32026${"12345.00".padStart(18)}1 1M15${" ".repeat(71)}`);
  expect(readFile(bytes).faults).toEqual([]);
});

test("each part that an F-dávka lacks is named: its version, the issuer's number, a Czech account", () => {
  const [one] = two as [InsurerInvoice];
  const { issuer, payment } = one;
  expect([
    missingOf(one, 620),
    missingOf(one, 0),
    missingOf({ ...one, issuer: { ...issuer, companyNumber: null } }, 620),
    missingOf({ ...one, payment: { ...payment, accountNumber: null } }, 620),
    missingOf({ ...one, payment: { ...payment, accountNumber: null, iban: "CZ6508000000192000145399" } }, 620),
    missingOf({ ...one, payment: { ...payment, accountNumber: null, iban: "DE89370400440532013000" } }, 620),
  ]).toEqual([null, "VERSION", "COMPANY_NUMBER", "ACCOUNT", null, "ACCOUNT"]);
});
