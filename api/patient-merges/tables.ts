import { batchDocuments } from "../core/db/tables/batch-documents.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { gdprConsentLinks } from "../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { notices } from "../core/db/tables/notices.ts";
import { payments } from "../core/db/tables/payments.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";

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
