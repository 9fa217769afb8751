import type { Locale } from "#rules/codes.ts";
import type { GridName } from "#rules/grids/columns.ts";
import { bankPages } from "./bank-statements.ts";
import { additionalProcedurePages } from "./additional-procedures.ts";
import { cashPages } from "./cash.ts";
import { facilityPages } from "./facilities.ts";
import { ftVoucherApplicantPages } from "./ft-voucher-applicants.ts";
import { ftVoucherPages } from "./ft-vouchers.ts";
import { href, hrefOf } from "./href.ts";
import { insurerBillingPages } from "./insurer-billing.ts";
import { contractPages } from "./insurance-contracts.ts";
import { patientPages } from "./patients.ts";
import { invoicePages } from "./invoices.ts";
import { paymentPages } from "./payments.ts";
import { procedurePages } from "./procedures.ts";
import { templatePages } from "./report-templates.ts";
import { returnedPages } from "./returned-documents.ts";
import { staffPages } from "./staff.ts";
import { voucherPresetPages } from "./voucher-presets.ts";
import { voucherPages } from "./vouchers.ts";

/** The addresses that the cells of lists lead to. */
export const gridHrefs = (locale: Locale) => ({
  patientCard: (uuid: string) => href(locale, patientPages.patient, { uuid }),
  payment: (id: number) => href(locale, paymentPages.payment, { id }),
  invoice: (invoiceCacheUuid: string) => href(locale, invoicePages.invoice, { invoiceCacheUuid }),
  bankStatement: (id: number) => href(locale, bankPages.bankStatement, { id }),
  bankMovement: (id: number) => href(locale, bankPages.bankMovement, { id }),
  receipt: (id: number) => href(locale, cashPages.cashReceipt, { id }),
  voucher: (id: number) => href(locale, voucherPages.voucher, { id }),
  contract: (id: number) => href(locale, contractPages.contract, { id }),
  ftVoucherApplicant: (id: number) => href(locale, ftVoucherApplicantPages.ftVoucherApplicant, { id }),
  ftVoucher: (id: number) => href(locale, ftVoucherPages.ftVoucher, { id }),
  returnedDocument: (id: number) => href(locale, returnedPages.returnedDocument, { id }),
  batch: (batch: number) => href(locale, insurerBillingPages.batch, { id: batch }),
  voucherPreset: (id: number) => href(locale, voucherPresetPages.voucherPreset, { id }),
  procedure: (id: number) => href(locale, procedurePages.procedureEdit, { id }),
  additionalProcedure: (id: number) => href(locale, additionalProcedurePages.additionalProcedureEdit, { id }),
  facility: (id: number) => href(locale, facilityPages.facilityEdit, { id }),
  profile: (profile: number) => href(locale, staffPages.staffMember, { profile }),
  reportTemplate: (id: number) => href(locale, templatePages.reportText, { id }),
});
export type GridHrefs = ReturnType<typeof gridHrefs>;

export const tableFormats = ["csv", "xlsx"] as const;

/** The addresses of a list as a file, with all rows that match the parameters. */
export const gridFiles = (locale: Locale, name: GridName, parameters: Record<string, unknown> = {}) =>
  tableFormats.map((format) => ({
    format,
    href: hrefOf("cs", `/api/cms/datagrid/${name}`, { ...parameters, format, language: locale }),
  }));
