import { paymentMethods } from "#rules/codes.ts";
import { receiptSizes } from "../paper-sizes.ts";
import { integer, list, oneOf, text } from "#rules/query.ts";
import { naming, pagesOf } from "../page.ts";

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

const page = pagesOf({ menu: "payments" });

export const paymentPages = {
  payments: page("platby", "payments/list", {
    may: "payment:list",
    found: "payments:listTitle",
    query: {
      card: naming("card", text),
      tab: oneOf(...paymentTabNames),
      from: text,
      to: text,
      sort: oneOf("created", "price"),
      direction,
      page: integer,
    },
  }),
  paymentEntries: page("platby/prijate", "months/entries", {
    may: "payment:list",
    found: "payments:entriesTitle",
    query: {
      method: oneOf(...paymentMethods),
      from: text,
      to: text,
      sort: oneOf("entered", "amount"),
      direction,
      page: integer,
    },
  }),
  unpaidPayments: page("platby/nezaplacene", "payments/unpaid", {
    may: "payment:list",
    found: "payments:unpaidTitle",
    query: { age: oneOf(...ageTabNames), sort: oneOf("symbol", "created", "owed"), direction, page: integer },
  }),
  paymentReminders: page("platby/upominky", "payments/remind", {
    may: "payment:list",
    query: { payment: naming("payment", list(integer)) },
  }),
  paymentNew: page("platby/nova", "payments/create", {
    may: "payment:write",
    found: "payments:newTitle",
    query: { card: naming("card", text) },
  }),
  soldVouchers: page("platby/permanentky", "payments/vouchers", {
    may: "procedureVoucher:read",
    found: "payments:soldVouchers",
    query: { tab: oneOf(...voucherTabNames), sort: oneOf("voucher", "validTo"), direction, page: integer },
  }),
  unusedVouchers: page("platby/permanentky/nevybrane", "payments/unused-vouchers", {
    may: "procedureVoucher:value",
    found: "payments:unusedTitle",
    query: { day: text, sort: oneOf("voucher", "validTo"), direction, page: integer },
  }),
  paymentConfirmation: page("platby/potvrzeni/:id", "prints/confirmation", {
    layout: "print",
    may: "payment:read",
    row: "paymentEntry",
    query: { paper: oneOf(...receiptSizes) },
  }),
  payment: page("platby/:id", "payments/payment", { may: "payment:read", row: "payment" }),
  paymentItems: page("platby/:id/polozky", "payments/items", {
    may: "payment:write",
    row: "payment",
  }),
  paymentPayer: page("platby/:id/platce", "payments/payer", {
    may: "payment:write",
    row: "payment",
  }),
  paymentReverse: page("platby/:id/storno/:entry", "payments/reverse", {
    may: "payment:reverse",
    row: "paidPayment",
  }),
  paymentCall: page("platby/:id/vyzva", "prints/call", { layout: "print", may: "payment:read", row: "payment" }),
  paymentCancel: page("platby/:id/zruseni", "payments/cancel", {
    may: "payment:write",
    row: "payment",
  }),
};
