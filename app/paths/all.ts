import { calendarPages } from "./calendar.ts";
import { workPages } from "./my-work.ts";
import { reportPages } from "./medical-reports.ts";
import { patientPages } from "./patients.ts";
import { bookingPages } from "./bookings.ts";
import { waitingPages } from "./waiting-patients.ts";
import { paymentPages } from "./payments.ts";
import { invoicePages } from "./invoices.ts";
import { bankPages } from "./bank-statements.ts";
import { gridViewPages } from "./grid-views.ts";
import { centerCopyPages } from "./center-copies.ts";
import { centerStatusPages } from "./center-status.ts";
import { importPages } from "./imports.ts";
import { invoiceExportPages } from "./invoice-exports.ts";
import { monthPages } from "./months.ts";
import { insurerBillingPages } from "./insurer-billing.ts";
import { returnedPages } from "./returned-documents.ts";
import { voucherPages } from "./vouchers.ts";
import { ftVoucherPages } from "./ft-vouchers.ts";
import { attachmentPages } from "./attachments.ts";
import { printPages } from "./prints.ts";
import { rightsPages } from "./patient-rights.ts";
import { mergePages } from "./patient-merges.ts";
import { searchPages } from "./search.ts";
import { settingsPages } from "./settings.ts";
import { subscriptionPages } from "./subscriptions.ts";
import { staffPages } from "./staff.ts";
import { statsPages } from "./statistics.ts";
import { billingPages } from "./billing.ts";
import { paymentSettingPages } from "./payment-settings.ts";
import { cashPages } from "./cash.ts";
import { pricePages } from "./prices.ts";
import { insurancePages } from "./insurance.ts";
import { departmentPages } from "./departments.ts";
import { ftVoucherApplicantPages } from "./ft-voucher-applicants.ts";
import { codeListPages } from "./code-lists.ts";
import { contractPages } from "./insurance-contracts.ts";
import { datedSettingPages } from "./dated-settings.ts";
import { additionalProcedurePages } from "./additional-procedures.ts";
import { voucherPresetPages } from "./voucher-presets.ts";
import { hoursPages } from "./working-hours.ts";
import { procedurePages } from "./procedures.ts";
import { bookingRulesPages } from "./booking-rules.ts";
import { calendarSyncPages } from "./calendar-sync.ts";
import { facilityPages } from "./facilities.ts";
import { templatePages } from "./report-templates.ts";
import { operationPresetPages } from "./operation-presets.ts";
import { consentPages } from "./consents.ts";
import { summaryPages } from "./report-summaries.ts";
import { erasurePages } from "./erasure.ts";
import { secondFactorPages } from "./second-factor.ts";
import { deskPages } from "./desks.ts";
import { auditPages } from "./audit.ts";
import { noticePages } from "./notices.ts";
import { accountPages } from "./accounts.ts";
import { sitePages } from "./site.ts";

/**
 * Every page by its name, in the order in which the search finds them and the overview of settings lists those of a
 * group. Only the server and tests load it: a browser gets the areas that its pages link to.
 */
export const pages = {
  ...calendarPages,
  ...workPages,
  ...reportPages,
  ...patientPages,
  ...bookingPages,
  ...waitingPages,
  ...paymentPages,
  ...invoicePages,
  ...bankPages,
  ...invoiceExportPages,
  ...monthPages,
  ...statsPages,
  ...insurerBillingPages,
  ...returnedPages,
  ...voucherPages,
  ...ftVoucherPages,
  ...attachmentPages,
  ...printPages,
  ...rightsPages,
  ...mergePages,
  ...searchPages,
  ...settingsPages,
  ...subscriptionPages,
  ...importPages,
  ...centerCopyPages,
  ...staffPages,
  ...hoursPages,
  ...secondFactorPages,
  ...deskPages,
  ...procedurePages,
  ...additionalProcedurePages,
  ...voucherPresetPages,
  ...pricePages,
  ...datedSettingPages,
  ...facilityPages,
  ...auditPages,
  ...centerStatusPages,
  ...bookingRulesPages,
  ...noticePages,
  ...calendarSyncPages,
  ...templatePages,
  ...operationPresetPages,
  ...summaryPages,
  ...billingPages,
  ...cashPages,
  ...paymentSettingPages,
  ...insurancePages,
  ...departmentPages,
  ...contractPages,
  ...ftVoucherApplicantPages,
  ...codeListPages,
  ...consentPages,
  ...erasurePages,
  ...gridViewPages,
  ...accountPages,
  ...sitePages,
};

export type PageName = keyof typeof pages;
