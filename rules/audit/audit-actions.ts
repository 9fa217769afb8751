import { patientActions, type PatientAction } from "./patient-actions.ts";

/** Actions that do not concern one patient, `<entity>.<verb>`; each has words in every language (`audit:actions`). */
const centerActions = {
  session: [
    "started",
    "ended",
    "refused",
    "proofRefused",
    "limited",
    "locked",
    "unlocked",
    "switched",
    "unlockRefused",
  ],
  access: ["refused"],
  secondFactor: ["turnedOn", "turnedOff", "codesMade", "removed"],
  login: ["emailChanged"],
  pin: ["set", "removed"],
  desk: ["declared", "updated", "revoked"],
  patientCard: ["listed", "manyRead"],
  event: ["listed"],
  calendarAcl: ["created", "renewed", "removed", "fetched"],
  waitingPatient: ["listed"],
  disposal: ["listed", "read", "proposed", "withdrawn", "confirmed"],
  gdprWording: ["created", "attested"],
  profile: [
    "invited",
    "invitationResent",
    "accepted",
    "recovered",
    "deactivated",
    "activated",
    "sessionsEnded",
    "passwordMailed",
    "updated",
    "workHandedOver",
    "handoverUndone",
  ],
  workingHours: ["updated"],
  workingHoursPeriod: ["created", "updated", "removed"],
  medicalCenter: [
    "created",
    "updated",
    "gdprSet",
    "signingSet",
    "secondFactorSet",
    "summaryConsentSet",
    "retentionSet",
    "settingSet",
    "settingRemoved",
    "bookingSet",
    "slugSet",
    "feedNamesSet",
    "billingSet",
    "invoicingSet",
    "seriesSet",
    "remindersSet",
    "insuranceSet",
    "typeSet",
    "firstStepsClosed",
    "insuranceActiveSet",
    "reimbursementSet",
  ],
  booking: [
    "created",
    "confirmed",
    "listed",
    "read",
    "fileRead",
    "accepted",
    "rejected",
    "canceled",
    "released",
    "forgotten",
  ],
  notice: ["refusedListed", "sheetSent"],
  noticeSettings: ["alertSet", "textSet", "quietSet", "staffSet"],
  procedure: ["created", "updated", "removed"],
  additionalProcedure: ["created", "updated", "removed"],
  procedureVoucherPreset: ["created", "updated", "removed"],
  price: ["set", "changed", "removed"],
  month: ["closed", "reopened"],
  cashBox: ["created", "updated", "archived", "unarchived", "read", "entered", "closed"],
  bankStatement: ["imported", "listed", "read", "leftOut", "removed"],
  dataGrid: ["exported"],
  invoiceExport: ["begun", "read", "removed"],
  import: ["begun", "matched", "answered", "decided", "confirmed", "takenBack", "undone"],
  centerCopy: ["ordered", "made", "failed", "read", "removed"],
  facility: ["created", "updated", "removed"],
  department: ["created", "updated", "removed"],
  batchCandidate: ["listed"],
  batch: [
    "begun",
    "made",
    "filed",
    "fixed",
    "repeated",
    "read",
    "stateSet",
    "disallowed",
    "disallowanceTakenBack",
    "removed",
  ],
  insuranceContract: ["created", "updated", "removed", "pricesSet", "pricesRemoved", "operationsSet"],
  template: ["created", "updated", "removed"],
  medicalOperationPreset: ["created", "updated", "removed"],
  insurerFile: ["read"],
  insuredNumber: ["listed", "read"],
  ftVoucherApplicant: ["created", "updated", "archived"],
  outbox: ["listed", "read"],
  names: ["cleaned"],
  auditLog: ["read"],
  evidence: ["checked"],
} as const;

type Verbs = typeof centerActions;
export type CenterAction = { [Entity in keyof Verbs]: `${Entity}.${Verbs[Entity][number]}` }[keyof Verbs];
/** The vocabulary of the audit log. */
export type AuditAction = PatientAction | CenterAction;
type Entity = keyof Verbs | keyof typeof patientActions;

/** Kinds of actions, as people ask for them. */
export const auditKinds = [
  "LOGINS",
  "REFUSED",
  "PATIENT_CARDS",
  "CALENDAR",
  "REPORTS",
  "RIGHTS",
  "STAFF",
  "SETTINGS",
  "MONEY",
  "OVERSIGHT",
] as const;
export type AuditKind = (typeof auditKinds)[number];

const kindOf: Record<Entity, AuditKind> = {
  session: "LOGINS",
  access: "REFUSED",
  secondFactor: "LOGINS",
  login: "LOGINS",
  pin: "LOGINS",
  desk: "SETTINGS",
  patientCard: "PATIENT_CARDS",
  relatedPerson: "PATIENT_CARDS",
  event: "CALENDAR",
  calendarAcl: "CALENDAR",
  patientAttendance: "CALENDAR",
  waitingPatient: "CALENDAR",
  booking: "CALENDAR",
  medicalReport: "REPORTS",
  reportsSummary: "REPORTS",
  attachment: "REPORTS",
  gdprConsent: "RIGHTS",
  gdprWording: "RIGHTS",
  accessLog: "RIGHTS",
  disposal: "RIGHTS",
  profile: "STAFF",
  workingHours: "STAFF",
  workingHoursPeriod: "STAFF",
  medicalCenter: "SETTINGS",
  notice: "PATIENT_CARDS",
  noticeSettings: "SETTINGS",
  procedure: "SETTINGS",
  additionalProcedure: "SETTINGS",
  procedureVoucherPreset: "SETTINGS",
  ftVoucher: "PATIENT_CARDS",
  procedureVoucher: "MONEY",
  payment: "MONEY",
  invoice: "MONEY",
  price: "MONEY",
  month: "MONEY",
  cashBox: "MONEY",
  bankStatement: "MONEY",
  dataGrid: "MONEY",
  insurerFile: "MONEY",
  insuredNumber: "PATIENT_CARDS",
  invoiceExport: "MONEY",
  centerCopy: "PATIENT_CARDS",
  import: "PATIENT_CARDS",
  facility: "SETTINGS",
  department: "SETTINGS",
  batchCandidate: "PATIENT_CARDS",
  batch: "MONEY",
  batchDocument: "PATIENT_CARDS",
  insuranceContract: "SETTINGS",
  template: "SETTINGS",
  medicalOperationPreset: "SETTINGS",
  ftVoucherApplicant: "SETTINGS",
  names: "SETTINGS",
  auditLog: "OVERSIGHT",
  evidence: "OVERSIGHT",
  outbox: "OVERSIGHT",
};

const namesOf = (verbs: Record<string, readonly string[]>) =>
  Object.entries(verbs).flatMap(([entity, some]) => some.map((verb) => `${entity}.${verb}`));
const all = [...namesOf(patientActions), ...namesOf(centerActions)] as AuditAction[];
const isRefused = (action: AuditAction) => /[rR]efused$|\.limited$/.test(action);
/** The actions of a kind; refusals of any kind are one of their own. */
export const actionsOf = (kind: AuditKind): AuditAction[] =>
  all.filter((action) => kindOf[action.split(".")[0] as Entity] === kind || (kind === "REFUSED" && isRefused(action)));

/**
 * The way of a login: the password alone, a link of a mail, or with either a remembered device, a code, or a recovery
 * code.
 */
export const loginFactors = ["PASSWORD", "LINK", "DEVICE", "CODE", "RECOVERY_CODE"] as const;
export type LoginFactor = (typeof loginFactors)[number];

const ofCenter = new Set<string>(namesOf(centerActions));
export const isCenterAction = (action: string): action is CenterAction => ofCenter.has(action);
