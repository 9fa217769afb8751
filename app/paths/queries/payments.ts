import { integer, oneOf, text, type QueryShape } from "#rules/query.ts";

/** The states of payments by the words of the address. */
export const paymentTabs = { nezaplacene: "UNPAID", zaplacene: "PAID", zrusene: "CANCELED" } as const;
export type PaymentTab = keyof typeof paymentTabs;
export const paymentTabNames = Object.keys(paymentTabs) as PaymentTab[];

export const paymentQueries = {
  payments: { card: text, tab: oneOf(...paymentTabNames), from: text, to: text, page: integer },
  paymentNew: { card: text, kept: text },
  payment: { kept: text },
  paymentItems: { kept: text },
  invoiceNote: { kept: text },
  invoiceEmail: { kept: text },
  invoiceCredit: { kept: text },
  paymentCancel: { kept: text },
  paymentReverse: { kept: text },
} as const satisfies Record<string, QueryShape>;
