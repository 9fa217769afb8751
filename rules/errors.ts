/**
 * Every way in which a call can fail: its code, HTTP status and English message. The name is the key of its
 * translation (`errors:<name>`). Families: E001–E019 request and account, E1F1–E1U9 field faults by
 * entity (F form, P patient card, U user, T time, S service, R medical report), E101–E999 rules of the field.
 */
export const errors = {
  notSignedIn: { code: "E001", status: 401, message: "Not signed in" },
  forbidden: { code: "E002", status: 403, message: "Forbidden" },
  notFound: { code: "E003", status: 404, message: "Not found" },
  invalidInput: { code: "E004", status: 400, message: "Invalid input" },
  tooManyAttempts: { code: "E005", status: 429, message: "Too many attempts" },
  tooLarge: { code: "E006", status: 413, message: "Request too large" },
  unexpected: { code: "E007", status: 500, message: "Unexpected error" },
  badCredentials: { code: "E008", status: 400, message: "Wrong e-mail or password" },
  tokenInvalid: { code: "E009", status: 400, message: "Invalid or used token" },
  registrationClosed: { code: "E010", status: 403, message: "Registration is closed" },
  queryTooCostly: { code: "E011", status: 400, message: "Query too costly" },
  stale: { code: "E012", status: 409, message: "Changed by somebody else meanwhile" },
  keyReused: { code: "E013", status: 409, message: "Idempotency key used for another request" },
  foreignOrigin: { code: "E014", status: 403, message: "Request from a foreign page" },
  busy: { code: "E015", status: 503, message: "Too busy, try again" },
  tooMany: { code: "E016", status: 400, message: "Too many results, narrow the query" },

  required: { code: "E1F1", status: 400, message: "Missing value" },
  tooLong: { code: "E1F2", status: 400, message: "Text too long" },
  notANumber: { code: "E1F3", status: 400, message: "Invalid number string" },
  dateInvalid: { code: "E1F4", status: 400, message: "Invalid date" },
  timeInvalid: { code: "E1F5", status: 400, message: "Invalid time" },
  choiceInvalid: { code: "E1F6", status: 400, message: "Invalid choice" },
  characterInvalid: { code: "E1F7", status: 400, message: "Character not allowed" },
  valueInvalid: { code: "E1F8", status: 400, message: "Invalid value" },
  fileTypeRefused: { code: "E1F9", status: 400, message: "Kind of file not allowed" },
  phoneInvalid: { code: "E1P1", status: 400, message: "Invalid phone number" },
  personalNumberInvalid: { code: "E1P2", status: 400, message: "Invalid personal identification number" },
  birthDateInFuture: { code: "E1P3", status: 400, message: "Date of birth lies in the future" },
  postcodeInvalid: { code: "E1P4", status: 400, message: "Invalid postcode" },
  insuranceNumberInvalid: { code: "E1P5", status: 400, message: "Invalid insurance number" },
  insuredInFuture: { code: "E1P7", status: 400, message: "The insurance would begin in the future" },
  measureOutOfRange: { code: "E1P6", status: 400, message: "Measure out of range" },
  emailInvalid: { code: "E1U1", status: 400, message: "Invalid e-mail address" },
  passwordTooShort: { code: "E1U2", status: 400, message: "Password too short" },
  passwordTooLong: { code: "E1U3", status: 400, message: "Password too long" },
  passwordCommon: { code: "E1U4", status: 400, message: "Password too common" },
  passwordOwnData: { code: "E1U5", status: 400, message: "Password contains own data" },
  passwordMismatch: { code: "E1U6", status: 400, message: "Passwords differ" },
  passwordWrong: { code: "E1U7", status: 400, message: "Current password is wrong" },
  endBeforeStart: { code: "E1T1", status: 400, message: "End is not after the start" },
  eventTooLong: { code: "E1T2", status: 400, message: "Event longer than a day" },
  periodTooLong: { code: "E1T3", status: 400, message: "Period too long" },
  breakOutside: { code: "E1T4", status: 400, message: "Break outside of the working hours" },
  breaksOverlap: { code: "E1T5", status: 400, message: "Breaks overlap" },
  periodsOverlap: { code: "E1T6", status: 400, message: "Another period holds in these days" },
  tooManyPeriods: { code: "E1T7", status: 400, message: "Too many periods" },
  seriesTooLong: { code: "E1T8", status: 400, message: "More than 400 events" },
  eitherEnd: { code: "E1T9", status: 400, message: "Both a last day and a number of times" },
  priceInvalid: { code: "E1S1", status: 400, message: "Invalid price" },
  durationOutOfRange: { code: "E1S2", status: 400, message: "Duration out of range" },
  capacityOutOfRange: { code: "E1S3", status: 400, message: "Number of places out of range" },
  typeInUse: { code: "E1S4", status: 400, message: "Coming events have this type" },
  examinedInFuture: { code: "E1R1", status: 400, message: "Examination lies in the future" },

  overlap: { code: "E101", status: 409, message: "Overlaps another event" },
  possibleDuplicate: { code: "E102", status: 409, message: "Possible duplicate patient card" },
  alreadyInvited: { code: "E103", status: 409, message: "Already invited or a member" },
  capacityFull: { code: "E104", status: 400, message: "More patients than places" },
  notWaiting: { code: "E105", status: 409, message: "No longer on the waiting list" },
  outsideHours: { code: "E106", status: 409, message: "Outside somebody's working hours" },
  seriesOver: { code: "E107", status: 409, message: "All events of the series have begun" },
  seriesEmpty: { code: "E108", status: 400, message: "All dates of the series are left out" },
  reportNotDraft: { code: "E121", status: 409, message: "The report is no longer a draft" },
  reportNotSigned: { code: "E122", status: 409, message: "The report is not signed" },
  validityUnchanged: { code: "E123", status: 409, message: "The report has this validity already" },
  reportOfAnother: { code: "E124", status: 403, message: "The report is another author's" },
  reportEmpty: { code: "E125", status: 409, message: "An empty report cannot be signed" },
  visitHasReport: { code: "E126", status: 409, message: "The visit has a report" },
  cardArchived: { code: "E127", status: 409, message: "The patient card is archived" },
} as const satisfies Record<string, { code: string; status: number; message: string }>;

export type ErrorName = keyof typeof errors;

const nameByCode = new Map<string, ErrorName>(
  Object.entries(errors).map(([name, { code }]) => [code, name as ErrorName]),
);

/** The registry's name of a code, or undefined for a code it does not know. */
export const errorNamed = (code: unknown): ErrorName | undefined => nameByCode.get(String(code));
