import { column, type RowOf } from "./column.ts";

/** The columns of each list, for its page, its files and the API (api/grids). The first one names the row. */

export const paymentColumns = [
  column("payment", "payment"),
  column("payer", "patient-card"),
  column("created", "created-at-and-by", { sorted: true }),
  column("state", "boolean-paid"),
  column("price", "money", { sorted: true }),
  column("paid", "money", { inFilesOnly: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("payed", "created-at-and-by", { inFilesOnly: true }),
  column("methods", "payment-methods", { inFilesOnly: true }),
  column("symbol", "text", { inFilesOnly: true }),
] as const;

export const paymentEntryColumns = [
  column("entered", "created-at-and-by", { sorted: true }),
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

export const cashEntryColumns = [
  column("receipt", "cash-receipt"),
  column("entered", "created-at-and-by", { sorted: true }),
  column("box", "text"),
  column("payer", "patient-card"),
  column("purpose", "text"),
  column("income", "money"),
  column("expense", "money"),
  column("balance", "money"),
  column("currency", "text", { inFilesOnly: true }),
  column("symbol", "text", { inFilesOnly: true }),
] as const;

export const invoiceColumns = [
  column("invoice", "invoice", { sorted: true }),
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

export const voucherColumns = [
  column("voucher", "procedure-voucher", { sorted: true }),
  column("patient", "patient-card"),
  column("left", "procedures-with-count"),
  column("validTo", "date", { sorted: true }),
  column("paid", "boolean-paid"),
  column("state", "voucher-state"),
  column("price", "money", { inFilesOnly: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("created", "created-at-and-by", { inFilesOnly: true }),
] as const;

export const unusedVoucherColumns = [
  column("voucher", "procedure-voucher", { sorted: true }),
  column("patient", "patient-card"),
  column("sold", "date"),
  column("validTo", "date", { sorted: true }),
  column("left", "procedures-with-count"),
  column("price", "money", { inFilesOnly: true }),
  column("value", "money"),
  column("paid", "money"),
  column("currency", "text", { inFilesOnly: true }),
] as const;

export const voucherPresetColumns = [
  column("preset", "procedure-voucher-preset", { sorted: true }),
  column("procedures", "procedures-with-count"),
  column("validity", "duration"),
  column("price", "money", { sorted: true }),
  column("currency", "text", { inFilesOnly: true }),
  column("created", "created-at-and-by", { inFilesOnly: true }),
] as const;

export const invoiceExportColumns = [
  column("range", "date-range"),
  column("format", "enum"),
  column("created", "created-at-and-by", { sorted: true }),
  column("file", "file"),
] as const;

export const insuranceContractColumns = [
  column("contract", "insurance-contract", { sorted: true }),
  column("expertise", "text"),
  column("icz", "text", { inFilesOnly: true }),
  column("icp", "text"),
  column("pointPrice", "money"),
  column("flatRatePrice", "money", { inFilesOnly: true }),
  column("operations", "integer"),
  column("validFrom", "date", { sorted: true }),
  column("validTo", "date"),
] as const;

export const medicalOperationColumns = [
  column("code", "text", { sorted: true }),
  column("name", "text"),
  column("expertise", "text", { sorted: true }),
  column("duration", "integer"),
  column("points", "integer"),
  column("frequency", "frequencies"),
] as const;

export const ftVoucherApplicantColumns = [
  column("applicant", "ft-voucher-applicant", { sorted: true }),
  column("icp", "text"),
  column("expertise", "text"),
  column("phone", "phone"),
  column("address", "text", { inFilesOnly: true }),
] as const;

export const ftVoucherColumns = [
  column("patient", "patient-card"),
  column("issued", "ft-voucher", { sorted: true }),
  column("insurer", "text"),
  column("applicant", "ft-voucher-applicant"),
  column("diagnosis", "text", { inFilesOnly: true }),
  column("used", "integer"),
  column("booked", "integer"),
  column("left", "integer"),
  column("bookBy", "date", { inFilesOnly: true }),
  column("beginBy", "date", { inFilesOnly: true }),
  column("endBy", "date", { inFilesOnly: true }),
  column("limit", "ft-voucher-limit", { sorted: true }),
  column("daysLeft", "integer"),
  column("state", "ft-voucher-state", { inFilesOnly: true }),
] as const;

export const batchColumns = [
  column("batch", "batch", { sorted: true }),
  column("insurer", "text"),
  column("kind", "text"),
  column("corrects", "batch", { inFilesOnly: true }),
  column("icz", "text", { inFilesOnly: true }),
  column("variant", "text", { inFilesOnly: true }),
  column("period", "date-range"),
  column("documents", "integer"),
  column("points", "integer"),
  column("price", "money", { sorted: true }),
  column("state", "batch-state"),
  column("file", "batch-file"),
] as const;

export const batchDocumentColumns = [
  column("number", "text", { sorted: true }),
  column("patient", "patient-card"),
  column("insuredNumber", "text"),
  column("diagnosis", "text"),
  column("operations", "medical-operations-with-count"),
  column("points", "integer"),
  column("price", "money", { sorted: true }),
] as const;

export const returnedDocumentColumns = [
  column("number", "returned-document"),
  column("patient", "patient-card"),
  column("insurer", "text"),
  column("batch", "batch"),
  column("kind", "returned-kind"),
  column("said", "text"),
  column("price", "money"),
  column("returned", "date", { sorted: true }),
  column("state", "returned-state"),
] as const;

export const gridColumns = {
  payments: paymentColumns,
  paymentEntries: paymentEntryColumns,
  cashEntries: cashEntryColumns,
  invoices: invoiceColumns,
  vouchers: voucherColumns,
  unusedVouchers: unusedVoucherColumns,
  voucherPresets: voucherPresetColumns,
  invoiceExports: invoiceExportColumns,
  insuranceCompanyContracts: insuranceContractColumns,
  medicalOperations: medicalOperationColumns,
  ftVoucherApplicants: ftVoucherApplicantColumns,
  ftVouchers: ftVoucherColumns,
  batches: batchColumns,
  kBatchDocuments: batchDocumentColumns,
  returnedDocuments: returnedDocumentColumns,
} as const;
/** The sort of a page whose address names none. */
export const firstSort = {
  payments: { sort: "created", direction: "desc" },
  paymentEntries: { sort: "entered", direction: "desc" },
  cashEntries: { sort: "entered", direction: "desc" },
  invoices: { sort: "invoice", direction: "desc" },
  vouchers: { sort: "validTo", direction: "desc" },
  unusedVouchers: { sort: "validTo", direction: "asc" },
  voucherPresets: { sort: "preset", direction: "asc" },
  invoiceExports: { sort: "created", direction: "desc" },
  insuranceCompanyContracts: { sort: "contract", direction: "asc" },
  medicalOperations: { sort: "code", direction: "asc" },
  ftVoucherApplicants: { sort: "applicant", direction: "asc" },
  ftVouchers: { sort: "limit", direction: "asc" },
  batches: { sort: "batch", direction: "desc" },
  kBatchDocuments: { sort: "number", direction: "asc" },
  returnedDocuments: { sort: "returned", direction: "desc" },
} as const;
export type Direction = "asc" | "desc";
export type GridName = keyof typeof gridColumns;
export type GridRow<Name extends GridName> = Name extends GridName ? RowOf<(typeof gridColumns)[Name]> : never;
export type ColumnKey<Name extends GridName> = (typeof gridColumns)[Name][number]["accessorKey"];

/** Words for every column: a list whose words lack one does not compile. */
export type ColumnWords = { [Name in GridName]: Record<ColumnKey<Name>, string> };
