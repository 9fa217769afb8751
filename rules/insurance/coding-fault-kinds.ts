/** Faults for which an insurer refuses a document. */
export const codingErrorKinds = [
  "NO_OPERATION",
  "NO_DIAGNOSIS",
  "DIAGNOSIS_GENERAL",
  "NO_INSURER",
  "NO_INSURED_NUMBER",
  "EU_CARD_ALONE",
  "NO_CONTRACT",
  "NO_VOUCHER",
  "NOT_LISTED",
  "NO_POINTS",
  "HOSPITAL_ONLY",
  "NEVER_PAID",
] as const;
/** Faults that pass with a reason. */
export const codingWarningKinds = [
  "NOT_CONTRACTED",
  "CONSENT",
  "FREQUENCY",
  "ONCE_A_DAY",
  "EXERCISE_MINUTES",
  "EXERCISE_TWICE",
  "PHYSICAL_FOUR",
  "INSTRUCTION_ALONE",
  "BEYOND_VOUCHER",
  "VOUCHER_LATE",
  "VOUCHER_INSURER",
] as const;

export type CodingFaultKind = (typeof codingErrorKinds)[number] | (typeof codingWarningKinds)[number];
