import { calendarPages } from "./calendar/calendar.ts";
import { workPages } from "./care/my-work.ts";
import { reportPages } from "./care/medical-reports.ts";
import { patientPages } from "./patients/patients.ts";
import { bookingPages } from "./calendar/bookings.ts";
import { waitingPages } from "./calendar/waiting-patients.ts";
import { paymentPages } from "./money/payments.ts";
import { invoicePages } from "./money/invoices.ts";
import { bankPages } from "./money/bank-statements.ts";
import { gridViewPages } from "./center/grid-views.ts";
import { centerCopyPages } from "./center/center-copies.ts";
import { centerStatusPages } from "./center/center-status.ts";
import { importPages } from "./center/imports.ts";
import { invoiceExportPages } from "./money/invoice-exports.ts";
import { monthPages } from "./money/months.ts";
import { insurerBillingPages } from "./insurers/insurer-billing.ts";
import { returnedPages } from "./insurers/returned-documents.ts";
import { voucherPages } from "./money/vouchers.ts";
import { ftVoucherPages } from "./insurers/ft-vouchers.ts";
import { attachmentPages } from "./patients/attachments.ts";
import { printPages } from "./care/prints.ts";
import { rightsPages } from "./patients/patient-rights.ts";
import { mergePages } from "./patients/patient-merges.ts";
import { searchPages } from "./search.ts";
import { settingsPages } from "./center/settings.ts";
import { subscriptionPages } from "./center/subscriptions.ts";
import { staffPages } from "./staff/staff.ts";
import { statsPages } from "./center/statistics.ts";
import { billingPages } from "./money/billing.ts";
import { paymentSettingPages } from "./money/payment-settings.ts";
import { cashPages } from "./money/cash.ts";
import { pricePages } from "./money/prices.ts";
import { insurancePages } from "./insurers/insurance.ts";
import { departmentPages } from "./insurers/departments.ts";
import { ftVoucherApplicantPages } from "./insurers/ft-voucher-applicants.ts";
import { codeListPages } from "./insurers/code-lists.ts";
import { contractPages } from "./insurers/insurance-contracts.ts";
import { datedSettingPages } from "./center/dated-settings.ts";
import { additionalProcedurePages } from "./center/additional-procedures.ts";
import { voucherPresetPages } from "./money/voucher-presets.ts";
import { hoursPages } from "./calendar/working-hours.ts";
import { procedurePages } from "./center/procedures.ts";
import { bookingRulesPages } from "./calendar/booking-rules.ts";
import { calendarSyncPages } from "./calendar/calendar-sync.ts";
import { facilityPages } from "./center/facilities.ts";
import { templatePages } from "./care/report-templates.ts";
import { operationPresetPages } from "./care/operation-presets.ts";
import { consentPages } from "./patients/consents.ts";
import { summaryPages } from "./care/report-summaries.ts";
import { erasurePages } from "./patients/erasure.ts";
import { secondFactorPages } from "./staff/second-factor.ts";
import { deskPages } from "./staff/desks.ts";
import { auditPages } from "./center/audit.ts";
import { noticePages } from "./center/notices.ts";
import { accountPages } from "./staff/accounts.ts";
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
