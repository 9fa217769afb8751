import { batchDocuments } from "../db/tables/batch-documents.ts";
import { bookings } from "../db/tables/bookings.ts";
import { attachments } from "../db/tables/attachments.ts";
import { ftVouchers } from "../db/tables/ft-vouchers.ts";
import { gdprConsentLinks } from "../db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../db/tables/gdpr-consents.ts";
import { notices } from "../db/tables/notices.ts";
import { payments } from "../db/tables/payments.ts";
import { procedureVouchers } from "../db/tables/procedure-vouchers.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientInsurances } from "../db/tables/patient-insurances.ts";
import { relatedPersons } from "../db/tables/related-persons.ts";
import { reportSummaries } from "../db/tables/report-summaries.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";

/**
 * The tables whose rows move from a card to the one it is merged into, in this order: dependent rows (the attachments
 * of a report, the consent of a link) come later.
 */
export const goingAlong = {
  gdprConsentLinks,
  gdprConsents,
  medicalReports,
  reportSummaries,
  attachments,
  ftVouchers,
  batchDocuments,
  patientAttendances,
  waitingPatients,
  bookings,
  relatedPersons,
  patientInsurances,
  notices,
  payments,
  procedureVouchers,
};
export type GoingAlong = keyof typeof goingAlong;
export const namesOfTables = Object.keys(goingAlong) as GoingAlong[];

/** Rows derived from the rest: claims on a patient's time follow the visits, search words follow the card. */
export const rewritten = ["occupancies", "patient_card_words"];
