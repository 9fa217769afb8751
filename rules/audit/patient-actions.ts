/**
 * Actions that concern one patient, `<entity>.<verb>` in the audit log. A patient may ask for them, so each has words
 * in every language (`rights:actions`).
 */
export const patientActions = {
  patientCard: [
    "read",
    "created",
    "updated",
    "archived",
    "unarchived",
    "copied",
    "merged",
    "mergedAway",
    "unmerged",
    "partedAgain",
    "erased",
    "keptLonger",
  ],
  relatedPerson: ["read", "created", "updated", "removed"],
  event: ["read", "created", "updated", "removed", "restored"],
  patientAttendance: ["listed", "stateSet", "progressSet", "ftVoucherSet", "insurerCoverSet"],
  waitingPatient: ["read", "created", "updated", "removed", "booked", "unbooked"],
  medicalReport: [
    "listed",
    "read",
    "created",
    "updated",
    "signed",
    "attested",
    "removed",
    "invalidated",
    "revalidated",
  ],
  reportsSummary: ["asked", "read"],
  attachment: ["listed", "read", "created", "typeSet", "removed"],
  gdprConsent: ["listed", "read", "asked", "given", "attested", "scanned", "scanRead", "withdrawn"],
  notice: ["listed", "repeated"],
  batchDocument: ["listed", "read", "returned", "handedOver", "ended", "reopened", "returnRemoved"],
  ftVoucher: ["listed", "read", "created", "updated", "closed", "reopened", "removed"],
  procedureVoucher: [
    "listed",
    "read",
    "sold",
    "opened",
    "updated",
    "archived",
    "unarchived",
    "expired",
    "transferred",
    "received",
    "refunded",
    "refundReversed",
  ],
  payment: ["listed", "read", "created", "updated", "taken", "reversed", "canceled", "reminded"],
  invoice: ["listed", "read", "issued", "credited", "updated", "filed", "mailed"],
  accessLog: ["read"],
} as const;

type Verbs = typeof patientActions;
export type PatientAction = { [Entity in keyof Verbs]: `${Entity}.${Verbs[Entity][number]}` }[keyof Verbs];

const known = new Set(
  Object.entries(patientActions).flatMap(([entity, verbs]) => verbs.map((verb) => `${entity}.${verb}`)),
);
export const isPatientAction = (action: string): action is PatientAction => known.has(action);
