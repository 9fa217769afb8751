import { column } from "../column.ts";

const insuranceContractColumns = [
  column("contract", "insurance-contract", { sorted: "name" }),
  column("expertise", "text"),
  column("icz", "text", { inFilesOnly: true }),
  column("icp", "text"),
  column("pointPrice", "money"),
  column("flatRatePrice", "money", { inFilesOnly: true }),
  column("operations", "integer"),
  column("validFrom", "date", { sorted: true }),
  column("validTo", "date"),
] as const;

const medicalOperationColumns = [
  column("code", "text", { sorted: "name" }),
  column("name", "text"),
  column("expertise", "text", { sorted: true }),
  column("duration", "integer"),
  column("points", "integer"),
  column("frequency", "frequencies"),
] as const;

const ftVoucherApplicantColumns = [
  column("applicant", "ft-voucher-applicant", { sorted: "name" }),
  column("icp", "text"),
  column("expertise", "text"),
  column("phone", "phone"),
  column("address", "text", { inFilesOnly: true }),
] as const;

const ftVoucherColumns = [
  column("patient", "patient-card"),
  column("issued", "ft-voucher", { sorted: "publishedAt" }),
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

const batchColumns = [
  column("batch", "batch", { sorted: "name" }),
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

const batchCandidateColumns = [
  column("insurer", "text", { sorted: "name" }),
  column("kind", "text"),
  column("variant", "text"),
  column("period", "date-range"),
  column("held", "integer"),
  column("documents", "integer"),
  column("visits", "integer"),
  column("points", "integer"),
  column("price", "money", { sorted: true }),
] as const;

const batchDocumentColumns = [
  column("number", "text", { sorted: "name" }),
  column("patient", "patient-card"),
  column("insuredNumber", "text"),
  column("diagnosis", "text"),
  column("operations", "medical-operations-with-count"),
  column("points", "integer"),
  column("price", "money", { sorted: true }),
] as const;

const returnedDocumentColumns = [
  column("number", "returned-document"),
  column("patient", "patient-card"),
  column("insurer", "text"),
  column("batch", "batch"),
  column("kind", "returned-kind"),
  column("said", "text"),
  column("price", "money"),
  column("returned", "date", { sorted: "publishedAt" }),
  column("state", "returned-state"),
] as const;

/** Columns of lists for insurers. */
export const insurersColumns = {
  insuranceCompanyContracts: insuranceContractColumns,
  medicalOperations: medicalOperationColumns,
  ftVoucherApplicants: ftVoucherApplicantColumns,
  ftVouchers: ftVoucherColumns,
  batches: batchColumns,
  batchCandidates: batchCandidateColumns,
  kBatchDocuments: batchDocumentColumns,
  returnedDocuments: returnedDocumentColumns,
} as const;
