import { paidWord } from "#rules/grids/paid-word.ts";
import { name, type Parts } from "./part.ts";

/** The columns of files that columns of lists of payments, invoices, vouchers and bank accounts give. */
export const moneyParts = {
  enum: [{ type: "text", of: (format, { formats }) => formats[format] }],
  file: [{ type: "text", of: ({ file }) => file?.name ?? null }],
  payment: [name],
  "payment-methods": [{ type: "text", of: (found, { methods }) => found.map((method) => methods[method]).join(", ") }],
  "cash-receipt": [{ type: "text", of: ({ number }) => number }],
  "payment-method": [{ type: "text", of: (method, { methods }) => methods[method] }],
  "boolean-paid": [{ type: "text", of: (state, { paid }) => paid[paidWord(state)] }],
  "invoice-state": [
    { type: "text", of: (state, { credits, paid }) => (state.credit ? credits[state.credit] : paid[paidWord(state)]) },
  ],
  invoice: [{ type: "text", of: ({ number }) => number }],
  "procedure-voucher": [name],
  "procedure-voucher-preset": [name],
  "procedures-with-count": [
    { type: "text", of: (rows) => rows.map(({ name, count }) => `${count}× ${name}`).join(", ") },
  ],
  "bank-statement": [
    { type: "date", of: ({ from }) => from && new Date(from), suffix: "from" },
    { type: "date", of: ({ to }) => to && new Date(to), suffix: "to" },
  ],
  "bank-movement": [{ type: "date", of: ({ day }) => new Date(day) }],
  counterparty: [{ type: "text", of: ({ name }) => name }],
  "bank-movement-state": [{ type: "text", of: ({ state }, { bankMovements }) => bankMovements[state] }],
  "bank-advice": [{ type: "text", of: (reason, { bankAdvice }) => bankAdvice[reason] }],
  month: [{ type: "date", of: (month) => new Date(month) }],
  "month-state": [{ type: "text", of: ({ closed }, { months }) => (closed ? months.closed : null) }],
  "voucher-state": [{ type: "text", of: (state, { vouchers }) => vouchers[state] }],
} satisfies Partial<Parts>;
