import { attachments } from "../db/tables/attachments.ts";
import { gdprConsentLinks, gdprConsents } from "../db/tables/consents.ts";
import { patientAttendances } from "../db/tables/events.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientInsurances } from "../db/tables/patient-insurances.ts";
import { relatedPersons } from "../db/tables/related-persons.ts";
import { reportSummaries } from "../db/tables/report-summaries.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";

/**
 * The tables whose rows go along from a card to the one it is merged into, each row for itself, in this order: what hangs on
 * a row (the attachments of a report, the consent that a link brought) comes after it.
 */
export const goingAlong = {
  gdprConsentLinks,
  gdprConsents,
  medicalReports,
  reportSummaries,
  attachments,
  patientAttendances,
  waitingPatients,
  relatedPersons,
  patientInsurances,
};
export type GoingAlong = keyof typeof goingAlong;
export const namesOfTables = Object.keys(goingAlong) as GoingAlong[];

/** What is written anew from the rest: claims on a patient's time follow the visits, the words of a search the card. */
export const writtenAnew = ["occupancies", "patient_card_words"];
