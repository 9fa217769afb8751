import { auditKinds } from "#rules/audit-actions.ts";
import { dayParts } from "#rules/free-places.ts";
import { insurers } from "#rules/insurers.ts";
import { labelSheets } from "#rules/label-sheets.ts";
import { choice, integer, list, one, oneOf, text, boolean, type QueryShape } from "#rules/query.ts";
import type { PageName } from "./paths.ts";

const calendarViews = ["month-grid", "week-time-grid", "resource-day", "resource-week", "day-time-grid"] as const;
const patientTabs = ["dokumentace", "ft-poukazy", "permanentky", "navstevy", "prilohy", "zakladni-udaje"] as const;
const sortDirections = ["asc", "desc"] as const;

const paper = oneOf("a4", "a5");
/** Which cards of the card file: its list and what is printed of it share them. */
const cardFilters = {
  q: text, archived: one, insurer: choice(oneOf(...insurers.map(({ code }) => code))), paramedic: choice(integer), visitFrom: text, visitTo: text, absent: choice(integer), noConsent: one,
  sort: oneOf("surname", "birth-date", "created"), direction: oneOf(...sortDirections),
};

/** The query parameters that pages take; those that are not named take none. No browser loads this. */
export const queries = {
  home: {
    compactView: one, date: text, facilities: list(integer), showFacilities: one, staffs: list(integer), view: oneOf(...calendarViews), weekend: one,
  },
  calendarPrint: { date: text, staffs: list(integer), facilities: list(integer), showFacilities: one, free: one, view: oneOf(...calendarViews) },
  eventNew: {
    allDay: text, from: text, to: text, ignoreProcedureDuration: text, patient: integer, procedure: integer, waitingPatient: integer,
    facilities: list(integer), staffs: list(integer), tab: oneOf("event", "booking", "free-time"), patientQuery: text, find: one, write: one, kept: text,
  },
  eventAvailability: { date: text, from: text, to: text, duration: text, procedure: text, owner: text, event: integer },
  freePlaces: {
    procedure: integer, staffs: list(integer), duration: text, from: text, to: text, part: oneOf(...dayParts), weekdays: list(integer), facilities: list(integer),
    patient: integer, waitingPatient: integer, all: one,
  },
  event: { waitingPatient: integer, find: one, kept: text },
  eventRemove: { scope: oneOf("following", "series") },
  patients: { ...cardFilters, page: integer },
  labels: { ...cardFilters, card: list(text), sheet: oneOf(...labelSheets), start: choice(integer), copies: choice(integer) },
  listPrint: { ...cardFilters, card: list(text) },
  patientNew: { q: text, split: one, kept: text },
  patient: { attendanceId: integer, tab: oneOf(...patientTabs), report: text, page: integer, coming: integer },
  patientEdit: { split: one, kept: text },
  relatedPersonNew: { kept: text },
  relatedPerson: { kept: text },
  patientMergeChoose: { q: text },
  patientMerge: { kept: text },
  patientAccess: { from: text, to: text, page: integer },
  patientAccessPrint: { from: text, to: text },
  patientErase: { kept: text },
  patientKeep: { kept: text, disposal: integer },
  reportSummaryRange: { kept: text },
  consentNew: { kept: text },
  consentScan: { kept: text },
  reportNew: { attendanceId: integer, copy: text, corrects: text, insert: one, kept: text },
  centerDetails: { kept: text },
  reportDraft: { report: text },
  reportsPrint: { medicalReportUuids: list(text), part: integer, paper },
  certificate: { attendanceId: integer, companion: one, paper },
  visitsPrint: { from: text, to: text, took: one, page: integer, paper },
  cardFront: { paper },
  reportFinal: { doctor: text, workplace: text, address: text, paper },
  reportInsert: { text, date: text, time: text },
  report: { paper },
  reportEdit: { insert: one, kept: text },
  reportConfirm: { recovery: one },
  reportInvalidate: { kept: text },
  reportDiagram: { find: one, kept: text },
  reportFindings: { kept: text },
  attachmentNew: { report: text, kept: text },
  attachmentUpload: { report: text },
  waitingPatients: { page: integer, procedure: integer, profile: integer, urgent: one },
  waitingPatientNew: { patient: integer, find: one, kept: text },
  waitingPatient: { kept: text },
  dayCancel: { profile: integer, date: text },
  dayRestore: { profile: integer, date: text },
  waitingPatientsFor: { from: text, to: text, profile: integer, procedure: integer, event: integer },
  search: { q: text },
  patientSuggestions: { q: text },
  diagnosisSuggestions: { q: text },
  login: { redirect: text, redirectToRacingEventDetailId: integer },
  secondStep: { redirect: text, recovery: one },
  secondFactorOn: { redirect: text },
  secondFactorCode: { redirect: text },
  registrationEmail: { email: text },
  forgottenPassword: { sent: one },
  createPassword: { token: text },
  createProfile: { token: text, kept: text },
  chooseProfile: { redirect: text, skipRedirect: boolean },
  userAccount: { kept: text },
  teamHours: { date: text },
  hoursOf: { copy: one, kept: text },
  myHours: { copy: one, kept: text },
  hoursPeriodNew: { copy: one, kept: text },
  hoursPeriod: { copy: one, kept: text },
  leaveNew: { kept: text },
  gdprWordingNew: { kept: text },
  gdprWording: { back: text },
  reportTextNew: { kept: text },
  reportText: { kept: text },
  signing: { kept: text },
  retention: { kept: text },
  disposals: { page: integer },
  disposalRecord: { page: integer },
  disposalRecordPrint: { page: integer },
  auditLog: { person: choice(integer), patient: text, kind: choice(oneOf(...auditKinds)), from: text, to: text, q: text, page: integer },
  outbox: { page: integer },
  procedureNew: { kept: text },
  procedureEdit: { id: integer, kept: text },
  additionalProcedureNew: { kept: text },
  additionalProcedureEdit: { kept: text },
  facilityNew: { kept: text },
  facilityEdit: { kept: text },
  cookies: { redirect: text },
  appearance: { redirect: text },
} as const satisfies { [N in PageName]?: QueryShape };
