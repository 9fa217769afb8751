import { paymentMethods } from "#rules/codes.ts";
import { receiptPapers } from "./cash.ts";
import { integer, list, oneOf, text, type QueryShape } from "#rules/query.ts";

/** The states of payments by the words of the address. */
export const paymentTabs = { nezaplacene: "UNPAID", zaplacene: "PAID", zrusene: "CANCELED" } as const;
export type PaymentTab = keyof typeof paymentTabs;
export const paymentTabNames = Object.keys(paymentTabs) as PaymentTab[];

/** The ages of unpaid payments by the words of the address. */
export const ageTabs = {
  "do-14-dnu": "TO_14",
  "do-30-dnu": "TO_30",
  "do-60-dnu": "TO_60",
  "do-90-dnu": "TO_90",
  starsi: "OLDER",
} as const;
export type AgeTab = keyof typeof ageTabs;
export const ageTabNames = Object.keys(ageTabs) as AgeTab[];

/** The states of vouchers by the words of the address. */
export const voucherTabs = { platne: "VALID", "brzy-skonci": "ENDS", skoncene: "ENDED", archiv: "ARCHIVED" } as const;
export const voucherTabNames = Object.keys(voucherTabs) as (keyof typeof voucherTabs)[];

const direction = oneOf("asc", "desc");

export const paymentQueries = {
  payments: {
    card: text,
    tab: oneOf(...paymentTabNames),
    from: text,
    to: text,
    sort: oneOf("created", "price"),
    direction,
    page: integer,
  },
  paymentConfirmation: { paper: oneOf(...receiptPapers) },
  paymentEntries: {
    method: oneOf(...paymentMethods),
    from: text,
    to: text,
    sort: oneOf("entered", "amount"),
    direction,
    page: integer,
  },
  unpaidPayments: { age: oneOf(...ageTabNames), page: integer },
  paymentReminders: { payment: list(integer), kept: text },
  reminderDays: { kept: text },
  invoices: { from: text, to: text, direction, page: integer },
  soldVouchers: { tab: oneOf(...voucherTabNames), sort: oneOf("voucher", "validTo"), direction, page: integer },
  unusedVouchers: { day: text, sort: oneOf("voucher", "validTo"), direction, page: integer },
  paymentNew: { card: text, kept: text },
  payment: { kept: text },
  paymentItems: { kept: text },
  paymentPayer: { kept: text },
  paymentInvoice: { customer: oneOf("jiny"), with: list(integer), like: text, ico: text, kept: text },
  paymentAdvance: { customer: oneOf("jiny"), like: text, ico: text, kept: text },
  jointInvoice: { card: text, payer: text, payment: list(integer) },
  invoiceNote: { kept: text },
  invoiceEmail: { kept: text },
  invoiceCredit: { kept: text },
  paymentCancel: { kept: text },
  paymentReverse: { kept: text },
} as const satisfies Record<string, QueryShape>;
