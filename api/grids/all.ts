import type { GridName } from "#rules/grids/columns.ts";
import { Fault } from "../core/fault.ts";
import type { Grid } from "./grid.ts";
import { accessLogGrid } from "./care/access-log.ts";
import { attachmentGrid } from "./care/attachments.ts";
import { bookingGrid } from "./care/bookings.ts";
import { medicalReportGrid } from "./care/medical-reports.ts";
import { visitGrid } from "./care/visits.ts";
import { waitingPatientGrid } from "./care/waiting-patients.ts";
import { auditLogGrid } from "./oversight/audit-log.ts";
import { mailGrid } from "./oversight/mails.ts";
import { noticeGrid, refusedNoticeGrid } from "./oversight/notices.ts";
import { cardPastTimeGrid } from "./oversight/cards-past-time.ts";
import { disposalRecordGrid } from "./oversight/disposal-record.ts";
import { bankMovementGrid } from "./money/bank-movements.ts";
import { bankStatementGrid } from "./money/bank-statements.ts";
import { cashEntryGrid } from "./money/cash-entries.ts";
import { batchCandidateGrid } from "./insurance/batch-candidates.ts";
import { batchDocumentGrid } from "./insurance/batch-documents.ts";
import { batchGrid } from "./insurance/batches.ts";
import { ftVoucherApplicantGrid } from "./insurance/ft-voucher-applicants.ts";
import { ftVoucherGrid } from "./insurance/ft-vouchers.ts";
import { insuranceContractGrid } from "./insurance/insurance-contracts.ts";
import { invoiceExportGrid } from "./money/invoice-exports.ts";
import { invoiceGrid } from "./money/invoices.ts";
import { medicalOperationGrid } from "./insurance/medical-operations.ts";
import { returnedDocumentGrid } from "./insurance/returned-documents.ts";
import { monthGrid } from "./money/months.ts";
import { patientGrid } from "./patients.ts";
import { procedureGrid } from "./practice/procedures.ts";
import { additionalProcedureGrid } from "./practice/additional-procedures.ts";
import { facilityGrid } from "./practice/facilities.ts";
import { profileGrid } from "./practice/profiles.ts";
import { reportTemplateGrid } from "./practice/report-templates.ts";
import { priceGrid } from "./practice/prices.ts";
import { paymentEntryGrid } from "./money/payment-entries.ts";
import { paymentGrid } from "./money/payments.ts";
import { unpaidPaymentGrid } from "./money/unpaid-payments.ts";
import { unusedVoucherGrid } from "./money/unused-vouchers.ts";
import { voucherPresetGrid } from "./money/voucher-presets.ts";
import { voucherGrid } from "./money/vouchers.ts";

const grids: { [Name in GridName]: Grid<Name> } = {
  payments: paymentGrid,
  unpaidPayments: unpaidPaymentGrid,
  bankStatements: bankStatementGrid,
  bankMovements: bankMovementGrid,
  months: monthGrid,
  paymentEntries: paymentEntryGrid,
  cashEntries: cashEntryGrid,
  invoices: invoiceGrid,
  vouchers: voucherGrid,
  unusedVouchers: unusedVoucherGrid,
  voucherPresets: voucherPresetGrid,
  invoiceExports: invoiceExportGrid,
  insuranceCompanyContracts: insuranceContractGrid,
  medicalOperations: medicalOperationGrid,
  ftVoucherApplicants: ftVoucherApplicantGrid,
  ftVouchers: ftVoucherGrid,
  batches: batchGrid,
  batchCandidates: batchCandidateGrid,
  kBatchDocuments: batchDocumentGrid,
  returnedDocuments: returnedDocumentGrid,
  patients: patientGrid,
  procedures: procedureGrid,
  additionalProcedures: additionalProcedureGrid,
  facilities: facilityGrid,
  profiles: profileGrid,
  reportTemplates: reportTemplateGrid,
  prices: priceGrid,
  bookings: bookingGrid,
  visits: visitGrid,
  medicalReports: medicalReportGrid,
  attachments: attachmentGrid,
  accessLog: accessLogGrid,
  waitingPatients: waitingPatientGrid,
  auditLog: auditLogGrid,
  mails: mailGrid,
  notices: noticeGrid,
  refusedNotices: refusedNoticeGrid,
  cardsPastTime: cardPastTimeGrid,
  disposalRecord: disposalRecordGrid,
};

/** A list by its name; any other is not found. */
export function gridNamed(name: string): Grid {
  if (!Object.hasOwn(grids, name)) throw new Fault("notFound");
  return grids[name as GridName];
}
