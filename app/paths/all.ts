import { accountPages } from "./accounts.ts";
import { additionalProcedurePages } from "./additional-procedures.ts";
import { attachmentPages } from "./attachments.ts";
import { auditPages } from "./audit.ts";
import { bookingPages } from "./bookings.ts";
import { billingPages } from "./billing.ts";
import { bookingRulesPages } from "./booking-rules.ts";
import { calendarPages } from "./calendar.ts";
import { calendarSyncPages } from "./calendar-sync.ts";
import { bankPages } from "./bank-statements.ts";
import { cashPages } from "./cash.ts";
import { invoiceExportPages } from "./invoice-exports.ts";
import { consentPages } from "./consents.ts";
import { deskPages } from "./desks.ts";
import { erasurePages } from "./erasure.ts";
import { facilityPages } from "./facilities.ts";
import { reportPages } from "./medical-reports.ts";
import { mergePages } from "./patient-merges.ts";
import { rightsPages } from "./patient-rights.ts";
import { monthPages } from "./months.ts";
import { noticePages } from "./notices.ts";
import { patientPages } from "./patients.ts";
import { paymentPages } from "./payments.ts";
import { pricePages } from "./prices.ts";
import { printPages } from "./prints.ts";
import { procedurePages } from "./procedures.ts";
import { summaryPages } from "./report-summaries.ts";
import { templatePages } from "./report-templates.ts";
import { searchPages } from "./search.ts";
import { secondFactorPages } from "./second-factor.ts";
import { settingsPages } from "./settings.ts";
import { sitePages } from "./site.ts";
import { staffPages } from "./staff.ts";
import { voucherPresetPages } from "./voucher-presets.ts";
import { voucherPages } from "./vouchers.ts";
import { waitingPages } from "./waiting-patients.ts";
import { hoursPages } from "./working-hours.ts";
import { accountQueries } from "./queries/accounts.ts";
import { additionalProcedureQueries } from "./queries/additional-procedures.ts";
import { attachmentQueries } from "./queries/attachments.ts";
import { auditQueries } from "./queries/audit.ts";
import { bookingQueries } from "./queries/bookings.ts";
import { billingQueries } from "./queries/billing.ts";
import { bookingRulesQueries } from "./queries/booking-rules.ts";
import { calendarQueries } from "./queries/calendar.ts";
import { bankQueries } from "./queries/bank-statements.ts";
import { cashQueries } from "./queries/cash.ts";
import { invoiceExportQueries } from "./queries/invoice-exports.ts";
import { consentQueries } from "./queries/consents.ts";
import { deskQueries } from "./queries/desks.ts";
import { erasureQueries } from "./queries/erasure.ts";
import { facilityQueries } from "./queries/facilities.ts";
import { reportQueries } from "./queries/medical-reports.ts";
import { mergeQueries } from "./queries/patient-merges.ts";
import { rightsQueries } from "./queries/patient-rights.ts";
import { monthQueries } from "./queries/months.ts";
import { noticeQueries } from "./queries/notices.ts";
import { patientQueries } from "./queries/patients.ts";
import { paymentQueries } from "./queries/payments.ts";
import { priceQueries } from "./queries/prices.ts";
import { printQueries } from "./queries/prints.ts";
import { procedureQueries } from "./queries/procedures.ts";
import { summaryQueries } from "./queries/report-summaries.ts";
import { templateQueries } from "./queries/report-templates.ts";
import { searchQueries } from "./queries/search.ts";
import { secondFactorQueries } from "./queries/second-factor.ts";
import { settingsQueries } from "./queries/settings.ts";
import { siteQueries } from "./queries/site.ts";
import { staffQueries } from "./queries/staff.ts";
import { voucherPresetQueries } from "./queries/voucher-presets.ts";
import { voucherQueries } from "./queries/vouchers.ts";
import { waitingQueries } from "./queries/waiting-patients.ts";
import { hoursQueries } from "./queries/working-hours.ts";

/** Every page by its name. Only the server and tests load it: a browser gets the areas that its pages link to. */
export const pages = {
  ...accountPages,
  ...additionalProcedurePages,
  ...attachmentPages,
  ...auditPages,
  ...bankPages,
  ...bookingPages,
  ...billingPages,
  ...bookingRulesPages,
  ...calendarPages,
  ...calendarSyncPages,
  ...cashPages,
  ...invoiceExportPages,
  ...consentPages,
  ...deskPages,
  ...erasurePages,
  ...facilityPages,
  ...reportPages,
  ...mergePages,
  ...rightsPages,
  ...monthPages,
  ...noticePages,
  ...patientPages,
  ...paymentPages,
  ...pricePages,
  ...printPages,
  ...procedurePages,
  ...summaryPages,
  ...templatePages,
  ...searchPages,
  ...secondFactorPages,
  ...settingsPages,
  ...sitePages,
  ...staffPages,
  ...voucherPresetPages,
  ...voucherPages,
  ...waitingPages,
  ...hoursPages,
};

export type PageName = keyof typeof pages;

/** The query parameters that pages take; a page that is not named takes none. */
export const queries = {
  ...accountQueries,
  ...additionalProcedureQueries,
  ...attachmentQueries,
  ...auditQueries,
  ...bankQueries,
  ...bookingQueries,
  ...billingQueries,
  ...bookingRulesQueries,
  ...calendarQueries,
  ...cashQueries,
  ...invoiceExportQueries,
  ...consentQueries,
  ...deskQueries,
  ...erasureQueries,
  ...facilityQueries,
  ...reportQueries,
  ...mergeQueries,
  ...rightsQueries,
  ...noticeQueries,
  ...monthQueries,
  ...patientQueries,
  ...paymentQueries,
  ...priceQueries,
  ...printQueries,
  ...procedureQueries,
  ...summaryQueries,
  ...templateQueries,
  ...searchQueries,
  ...secondFactorQueries,
  ...settingsQueries,
  ...siteQueries,
  ...staffQueries,
  ...voucherPresetQueries,
  ...voucherQueries,
  ...waitingQueries,
  ...hoursQueries,
};
