import { column } from "../column.ts";

const paymentColumns = [
  column("payment", "payment"),
  column("payer", "patient-card"),
  column("created", "created-at-and-by", { sorted: "publishedAt" }),
  column("state", "boolean-paid"),
  column("price", "money", { sorted: true }),
  column("paid", "money", { inFilesOnly: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("payed", "created-at-and-by", { inFilesOnly: true }),
  column("methods", "payment-methods", { inFilesOnly: true }),
  column("symbol", "text", { inFilesOnly: true }),
] as const;

const unpaidPaymentColumns = [
  column("symbol", "payment", { sorted: true }),
  column("patient", "patient-card"),
  column("payer", "text"),
  column("created", "date", { sorted: true }),
  column("due", "date"),
  column("reminded", "date"),
  column("owed", "money", { sorted: true }),
  column("currency", "text", { inFilesOnly: true }),
] as const;

const bankStatementColumns = [
  column("statement", "bank-statement", { sorted: true }),
  column("number", "text"),
  column("account", "text"),
  column("imported", "created-at-and-by", { sorted: true }),
  column("movements", "integer"),
  column("waiting", "integer"),
] as const;

const bankMovementColumns = [
  column("movement", "bank-movement", { sorted: true }),
  column("payer", "counterparty"),
  column("account", "text", { inFilesOnly: true }),
  column("message", "text", { inFilesOnly: true }),
  column("symbol", "text"),
  column("state", "bank-movement-state"),
  column("advice", "bank-advice"),
  column("amount", "money", { sorted: true }),
  column("booked", "money", { inFilesOnly: true }),
  column("payments", "text", { inFilesOnly: true }),
  column("reason", "text", { inFilesOnly: true }),
  column("currency", "text", { inFilesOnly: true }),
] as const;

const monthColumns = [
  column("month", "month", { sorted: true }),
  column("charged", "money", { sorted: true }),
  column("canceled", "money", { inFilesOnly: true }),
  column("paid", "money", { sorted: true }),
  column("cash", "money", { inFilesOnly: true }),
  column("card", "money", { inFilesOnly: true }),
  column("transfer", "money", { inFilesOnly: true }),
  column("voucher", "money", { inFilesOnly: true }),
  column("rounding", "money", { inFilesOnly: true }),
  column("cashBooks", "money"),
  column("cashIn", "money", { inFilesOnly: true }),
  column("cashOut", "money", { inFilesOnly: true }),
  column("invoiced", "money"),
  column("credited", "money", { inFilesOnly: true }),
  column("state", "month-state"),
  column("currency", "text", { inFilesOnly: true }),
] as const;

const paymentEntryColumns = [
  column("entered", "created-at-and-by", { sorted: "publishedAt" }),
  column("payment", "payment"),
  column("payer", "patient-card"),
  column("method", "payment-method"),
  column("receipt", "cash-receipt"),
  column("documents", "text", { inFilesOnly: true }),
  column("amount", "money", { sorted: true }),
  column("rounding", "money"),
  column("currency", "text", { inFilesOnly: true }),
  column("symbol", "text", { inFilesOnly: true }),
  column("reason", "text", { inFilesOnly: true }),
] as const;

const cashEntryColumns = [
  column("receipt", "cash-receipt"),
  column("entered", "created-at-and-by", { sorted: "publishedAt" }),
  column("box", "text"),
  column("payer", "patient-card"),
  column("purpose", "text"),
  column("income", "money"),
  column("expense", "money"),
  column("balance", "money"),
  column("currency", "text", { inFilesOnly: true }),
  column("symbol", "text", { inFilesOnly: true }),
] as const;

const invoiceColumns = [
  column("invoice", "invoice", { sorted: "name" }),
  column("customer", "text"),
  column("payment", "payment"),
  column("issuedOn", "date"),
  column("suppliedOn", "date", { inFilesOnly: true }),
  column("dueOn", "date"),
  column("state", "invoice-state"),
  column("total", "money"),
  column("withoutVat", "money", { inFilesOnly: true }),
  column("vat", "money", { inFilesOnly: true }),
  column("outsideVat", "money", { inFilesOnly: true }),
  column("rounding", "money", { inFilesOnly: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("method", "payment-method", { inFilesOnly: true }),
  column("symbol", "text", { inFilesOnly: true }),
] as const;

const voucherColumns = [
  column("voucher", "procedure-voucher", { sorted: "name" }),
  column("patient", "patient-card"),
  column("left", "procedures-with-count"),
  column("validTo", "date", { sorted: true }),
  column("paid", "boolean-paid"),
  column("state", "voucher-state"),
  column("price", "money", { inFilesOnly: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("created", "created-at-and-by", { inFilesOnly: true }),
] as const;

const unusedVoucherColumns = [
  column("voucher", "procedure-voucher", { sorted: "name" }),
  column("patient", "patient-card"),
  column("sold", "date"),
  column("validTo", "date", { sorted: true }),
  column("left", "procedures-with-count"),
  column("price", "money", { inFilesOnly: true }),
  column("value", "money"),
  column("paid", "money"),
  column("currency", "text", { inFilesOnly: true }),
] as const;

const voucherPresetColumns = [
  column("preset", "procedure-voucher-preset", { sorted: "name" }),
  column("procedures", "procedures-with-count"),
  column("validity", "duration"),
  column("price", "money", { sorted: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("created", "created-at-and-by", { inFilesOnly: true }),
] as const;

const invoiceExportColumns = [
  column("range", "date-range"),
  column("format", "enum"),
  column("created", "created-at-and-by", { sorted: "publishedAt" }),
  column("file", "file"),
] as const;

/** Columns of lists of money. */
export const moneyColumns = {
  payments: paymentColumns,
  unpaidPayments: unpaidPaymentColumns,
  bankStatements: bankStatementColumns,
  bankMovements: bankMovementColumns,
  months: monthColumns,
  paymentEntries: paymentEntryColumns,
  cashEntries: cashEntryColumns,
  invoices: invoiceColumns,
  vouchers: voucherColumns,
  unusedVouchers: unusedVoucherColumns,
  voucherPresets: voucherPresetColumns,
  invoiceExports: invoiceExportColumns,
} as const;
