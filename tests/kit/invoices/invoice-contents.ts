import { advanceLines } from "#rules/invoices/advance-lines.ts";
import type { InvoiceContent, InvoiceLine } from "#rules/invoices/content.ts";
import { vatOf, type Vat } from "#rules/money/vat-rates.ts";
import { company, lipa, patient } from "./invoice-parties.ts";

const suppliedOn = "2026-11-12";
const vat = (rate: Vat["rate"], healthCare = true, country = "CZ") =>
  vatOf({ rate, healthCare, vatPayer: true, country, suppliedOn })!;
const notAPayer = vatOf({ rate: "ZERO", healthCare: true, vatPayer: false, country: "CZ", suppliedOn })!;

export const line = (name: string, price: number, own: Vat): InvoiceLine => ({ name, price, vat: own });

/** A transfer to a payer of VAT at several rates, with care that is exempt. */
export const payersInvoice: InvoiceContent = {
  corrects: null,
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  number: "FV2026-00042",
  variableSymbol: "202600042",
  issuedOn: "2026-11-13",
  suppliedOn,
  dueOn: "2026-11-27",
  paidOn: null,
  currency: "CZK",
  issuer: lipa,
  customer: company,
  lines: [
    line("Individuální fyzioterapie, 45 min", 95_000, vat("ZERO")),
    line("Cvičební pomůcka", 10_001, vat("PRIMARY")),
    line("Tejpovací páska", 10_001, vat("PRIMARY")),
    line("Brožura", 5_600, vat("REDUCED")),
    line("Sleva na pomůcky", -1_000, vat("PRIMARY")),
    line("Vývoz", 2_000, vat("ZERO", false)),
  ],
  rounding: 0,
  payment: { method: "TRANSFER", accountNumber: "19-2000145399/0800", iban: "CZ6508000000192000145399" },
  note: "Děkujeme za úhradu.\nÚčet platí od 1. 1. 2026.",
};

/** The same, of which a part was paid before. */
export const partInvoice: InvoiceContent = {
  ...payersInvoice,
  uuid: "0b8f4a5e-2c1d-4e6f-9a3b-7d5c8e9f0a1b",
  number: "FV2026-00043",
  variableSymbol: "202600043",
  paidBefore: 50_000,
};

/** A document on an advance of most of `payersInvoice`, before its day of supply. */
export const advance: InvoiceContent = {
  ...payersInvoice,
  onAdvance: true,
  uuid: "2c5ea4c0-4067-4bd8-8f3e-8a1d0f6b2c11",
  number: "Z2026-0007",
  issuedOn: "2026-11-05",
  suppliedOn: "2026-11-04",
  dueOn: "2026-11-05",
  paidOn: "2026-11-04",
  lines: advanceLines(40_000, payersInvoice.lines.slice(0, 4), []),
  payment: { ...payersInvoice.payment, method: "CARD" },
};

/** The invoice that deducts it and asks for the rest. */
export const deductingInvoice: InvoiceContent = {
  ...payersInvoice,
  uuid: "8d3d6a7e-5b7c-4f0a-9e55-1f2f3a4b5c6d",
  number: "FV2026-00047",
  lines: payersInvoice.lines.slice(0, 4),
  deducted: [
    {
      number: advance.number,
      uuid: advance.uuid,
      issuedOn: advance.issuedOn,
      receivedOn: advance.suppliedOn,
      lines: advance.lines.map(({ price, vat: of }) => ({ price, vat: of })),
    },
  ],
  paidBefore: 10_000,
};

/** Cash, rounded to a crown, at a therapist who is no payer of VAT. */
export const cashInvoice: InvoiceContent = {
  ...payersInvoice,
  uuid: "9b2b0f3a-6a9b-4c3e-8f0e-2d7a1c5e4b10",
  number: "2026-7",
  variableSymbol: "20267",
  dueOn: "2026-11-13",
  paidOn: "2026-11-12",
  issuer: {
    ...lipa,
    vatPayer: false,
    vatNumber: null,
    person: "Mgr. Petr Lípa",
    footer: null,
    email: null,
    phone: null,
  },
  customer: patient,
  lines: [line("Masáž", 45_040, notAPayer)],
  rounding: -40,
  payment: { method: "CASH", accountNumber: null, iban: null },
  note: null,
};

/** The same, of which a part was paid by card. */
export const severalWays: InvoiceContent = {
  ...cashInvoice,
  uuid: "5d1c2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f",
  number: "2026-8",
  variableSymbol: "20268",
  paidBy: [
    { method: "CARD", amount: 40_000 },
    { method: "CASH", amount: 5_000 },
  ],
};

/** Gives one line of `payersInvoice` back. */
export const creditNote: InvoiceContent = {
  ...payersInvoice,
  corrects: {
    number: payersInvoice.number,
    uuid: payersInvoice.uuid,
    issuedOn: payersInvoice.issuedOn,
    reason: "Vrácení zboží",
  },
  uuid: "c56a4180-65aa-42ec-a945-5fd21dec0538",
  number: "OD2026-00003",
  variableSymbol: "202600003",
  issuedOn: "2026-11-20",
  suppliedOn: "2026-11-20",
  dueOn: "2026-12-04",
  lines: [line("Cvičební pomůcka", 10_001, vat("PRIMARY"))],
  note: null,
};

/** Card, euros and the rates of Slovakia, for a patient who lives in Austria. */
export const slovakInvoice: InvoiceContent = {
  ...payersInvoice,
  uuid: "16fd2706-8baf-433b-82eb-8c7fada847da",
  number: "20260015",
  variableSymbol: "20260015",
  currency: "EUR",
  issuer: { ...lipa, name: "Fyzio Košice s.r.o.", country: "SK", companyNumber: "31322832", vatNumber: "SK2020273893" },
  customer: { ...patient, name: "Ján Malý", abroadAddress: "Landstraße 1\n1030 Wien", country: "AT" },
  lines: [line("Fyzioterapia", 4_500, vat("ZERO", true, "SK")), line("Páska", 1_230, vat("PRIMARY", true, "SK"))],
  payment: { method: "CARD", accountNumber: null, iban: "SK9611000000002918599669" },
  note: null,
};

/** The sale of a voucher that is taxed when it is used, with a band that is taxed now. */
export const voucherInvoice: InvoiceContent = {
  ...payersInvoice,
  uuid: "7d444840-9dc0-41d1-b245-5ffdce74fad2",
  number: "FV2026-00044",
  variableSymbol: "202600044",
  customer: patient,
  lines: [
    line("10× masáž", 700_000, { rate: "ZERO", percent: 0, zeroReason: "WHEN_USED" }),
    line("Odporová guma", 14_900, vat("PRIMARY")),
  ],
  note: null,
};

/** The same sale alone: no tax document. */
export const voucherSaleInvoice: InvoiceContent = {
  ...voucherInvoice,
  uuid: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  number: "FV2026-00046",
  variableSymbol: "202600046",
  lines: voucherInvoice.lines.slice(0, 1),
};

/** Euros of a Czech payer, of which a part was paid before, with VAT in crowns. */
export const euroInvoice: InvoiceContent = {
  ...payersInvoice,
  uuid: "1b671a64-40d5-491e-99b0-da01ff1f3341",
  number: "FV2026-00045",
  variableSymbol: "202600045",
  currency: "EUR",
  lines: [
    line("Individuální fyzioterapie, 45 min", 4_500, vat("ZERO")),
    line("Odporová guma", 1_010, vat("PRIMARY")),
    line("Tejpovací páska", 1_010, vat("PRIMARY")),
    line("Brožura", 500, vat("REDUCED")),
  ],
  rounding: 5,
  paidBefore: 2_000,
  exchangeRate: 24_315,
};

/** Euros of a centre that pays no VAT, without crowns. */
export const plainEuroInvoice: InvoiceContent = {
  ...euroInvoice,
  uuid: "6fa459ea-ee8a-4ca4-894e-db77e160355e",
  number: "FV2026-00047",
  variableSymbol: "202600047",
  issuer: { ...lipa, vatNumber: null, vatPayer: false },
  lines: [
    line("Individuální fyzioterapie, 45 min", 4_500, vat("ZERO", false)),
    line("Brožura", 505, vat("ZERO", false)),
  ],
  rounding: 0,
  exchangeRate: undefined,
};

/** Gives a line of it back, by its rate. */
export const euroCreditNote: InvoiceContent = {
  ...creditNote,
  uuid: "6ecd8c99-4036-403d-bf84-cf8400f67836",
  number: "OD2026-00004",
  currency: "EUR",
  lines: [line("Tejpovací páska", 1_010, vat("PRIMARY"))],
  exchangeRate: 24_315,
};

/** Gives the document on an advance back. */
export const advanceCreditNote: InvoiceContent = {
  ...advance,
  corrects: { number: advance.number, uuid: advance.uuid, issuedOn: advance.issuedOn, reason: "Pacient nepřijde" },
  uuid: "e4eaaaf2-d142-4110-8a31-6e1d1d6f5a77",
  number: "OD2026-00005",
  issuedOn: "2026-11-10",
  suppliedOn: "2026-11-10",
  paidOn: null,
  note: null,
};

export const invoiceContents = {
  payersInvoice,
  advance,
  deductingInvoice,
  advanceCreditNote,
  voucherInvoice,
  voucherSaleInvoice,
  euroInvoice,
  euroCreditNote,
  partInvoice,
  cashInvoice,
  severalWays,
  creditNote,
  slovakInvoice,
};
