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

export const paymentQueries = {
  payments: { card: text, tab: oneOf(...paymentTabNames), from: text, to: text, page: integer },
  unpaidPayments: { age: oneOf(...ageTabNames), page: integer },
  paymentReminders: { payment: list(integer), kept: text },
  reminderDays: { kept: text },
  paymentNew: { card: text, kept: text },
  payment: { kept: text },
  paymentItems: { kept: text },
  invoiceNote: { kept: text },
  invoiceEmail: { kept: text },
  invoiceCredit: { kept: text },
  paymentCancel: { kept: text },
  paymentReverse: { kept: text },
} as const satisfies Record<string, QueryShape>;
