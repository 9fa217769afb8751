import type { InvoiceContent } from "#rules/invoices/content.ts";
import { cashInvoice } from "./invoice-contents.ts";
import { company } from "./invoice-parties.ts";

/** An invoice of a batch to an insurer. */
export const insurerInvoice: InvoiceContent = {
  ...cashInvoice,
  settlement: {
    insurer: "111",
    branch: "4400",
    icz: "44123000",
    insuranceVariant: "1",
    healthcare: "49",
    paymentVariant: "1",
    month: "2026-02-01",
    batches: [{ number: 1, points: 359 }],
  },
  number: "250001",
  variableSymbol: "250001",
  paidOn: null,
  customer: { ...company, name: "Všeobecná zdravotní pojišťovna ČR", companyNumber: "41197518", vatNumber: null },
  payment: { method: "TRANSFER", accountNumber: "19-2000145399/0800", iban: null },
};
