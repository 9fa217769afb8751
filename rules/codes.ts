/** The closed lists of the product, named as in its GraphQL API. */
export const profileRoles = ["ROLE_ADMIN", "ROLE_PARAMEDIC", "ROLE_RECEPTIONIST"] as const;
export const professions = ["PHYSIOTHERAPIST", "OCCUPATIONAL_THERAPIST", "DOCTOR", "OTHER"] as const;
export const sexes = ["MALE", "FEMALE"] as const;
export const colors = ["GREEN", "CYAN", "BLUE", "INDIGO", "VIOLET", "PINK", "RED", "ORANGE", "YELLOW", "GRAY"] as const;
export const procedureTypes = ["INDIVIDUAL", "GROUP"] as const;
export const uzisTypes = ["LTV", "FT", "ERGO", "OTHER"] as const;
export const vatRates = ["PRIMARY", "REDUCED", "ZERO"] as const;
/** When prepaid passes are taxed: by the rates of their services, when they are sold, or when they are used. */
export const voucherVats = ["BY_RATES", "SOLD", "USED"] as const;
/** Units of a period. */
export const periodUnits = ["YEAR", "MONTH", "WEEK", "DAY"] as const;
/** Kinds of statistics, the calendar periods that they are of, and the parts that they are summed by. */
export const statsTypes = ["ATTENDANCE", "ATTENDANCE_BY_PARAMEDIC", "INCOME", "NEW_PATIENT", "UZIS"] as const;
export const statsPeriods = ["MONTH", "QUARTER", "YEAR"] as const;
export const statsGroupings = ["DAY", "WEEK", "MONTH", "YEAR"] as const;
export const paymentMethods = ["CASH", "CARD", "TRANSFER", "VOUCHER"] as const;
/** Methods by which money comes; the visit of a voucher is an entry of its ledger. */
export const moneyMethods = ["CASH", "CARD", "TRANSFER"] as const;
/** Directions of cash: into a box, and out of it. */
export const cashDirections = ["IN", "OUT"] as const;
/** States of a movement of the bank account: one that waits is decided by hand; what leaves the account pays nothing. */
export const bankMovementStates = ["WAITING", "BOOKED", "LEFT_OUT", "OUTGOING"] as const;
/** Reasons for which a movement waits, with the payments that it may pay. */
export const bankAdviceReasons = [
  "FITS",
  "REPEATED",
  "SEVERAL_CANDIDATES",
  "AMOUNT_DIFFERS",
  "SETTLED",
  "NAME_AND_AMOUNT",
  "AMOUNT_ONLY",
  "NOTHING_FITS",
  "REVERSAL",
  "FOREIGN_CURRENCY",
] as const;
/** Ages of unpaid payments, in days since they arose. */
export const unpaidAges = ["TO_14", "TO_30", "TO_60", "TO_90", "OLDER"] as const;
/** Reasons for which a reminder of a payment does not go. */
export const reminderObstacles = [
  "NOT_OWED",
  "NOT_DUE",
  "TOO_SOON",
  "NO_CONTACT",
  "OPTED_OUT",
  "CARD_CLOSED",
  "NO_ACCOUNT",
  "OTHER_PAYS",
] as const;
/** Kinds of rows of the price list. */
export const priceTargets = ["PROCEDURE", "ADDITIONAL_PROCEDURE", "VOUCHER_PRESET"] as const;
/** Kinds of what a line of a payment charges: a batch is asked of its insurer, a debt was owed before this product. */
export const paymentItemTargets = ["PROCEDURE", "ADDITIONAL_PROCEDURE", "PROCEDURE_VOUCHER", "BATCH", "DEBT"] as const;
/** Kinds of changes of the visits of a sold voucher. */
export const voucherEntryKinds = [
  "BOUGHT",
  "OPENED",
  "USED",
  "RETURNED",
  "CORRECTED",
  "REFUNDED",
  "EXPIRED",
  "TRANSFERRED",
] as const;
/** Kinds of rows that come from another program. */
export const importKinds = ["PATIENTS", "SERVICES", "VISITS", "VOUCHERS", "DEBTS"] as const;
/** Kinds of what a name in a table may mean, asked once. */
export const importSubjects = ["PERSON", "ROOM", "SERVICE", "PATIENT"] as const;
export const importStates = [
  "READING",
  "MATCHING",
  "CHECKING",
  "CHECKED",
  "WRITING",
  "WRITTEN",
  "UNDOING",
  "UNDONE",
  "FAILED",
] as const;
/** A removed copy was made, and its month is over. */
export const centerCopyStates = ["UNDERWAY", "MADE", "FAILED", "REMOVED"] as const;
/**
 * READY is written by the next step; ASKED has a name that nobody has explained; CONFLICTING is a visit whose person,
 * room or patient has another one then; KNOWN was imported before; LEFT_OUT is the same as another.
 */
export const importRowStates = [
  "NEW",
  "READY",
  "FAULTY",
  "ASKED",
  "CONFLICTING",
  "DUPLICATE",
  "KNOWN",
  "LEFT_OUT",
  "WRITTEN",
  "UNDONE",
] as const;
/** Documents for accountants: an archive of invoices, or a table of payments. */
export const invoiceExportFormats = ["INVOICES_SET", "PAYMENT_TABLE"] as const;
export const tableFormats = ["CSV", "XLSX"] as const;
export const facilityTypes = ["EQUIPMENT", "ROOM"] as const;
export const bookingStatuses = ["CREATED", "ACCEPTED", "REJECTED", "CANCELED_BY_CUSTOMER"] as const;
export const eventTypes = ["BOOKING", "EVENT", "FREE_TIME"] as const;
/** Kinds of resources that a claim takes. */
export const claimKinds = ["PROFILE", "FACILITY", "PATIENT_CARD"] as const;
/** Kinds of conflicts of an event. */
export const conflictReasons = ["EVENT", "FREE_TIME", "OUTSIDE_HOURS", "CAPACITY"] as const;
/** Reasons for which work stays with a colleague when it is handed over, or with another one when that is undone. */
export const handoverObstacles = [
  "TAKEN",
  "OUTSIDE_HOURS",
  "SERVICE_NOT_GIVEN",
  "NO_PATIENTS",
  "REQUEST",
  "HELPS",
  "CHANGED",
] as const;
export const attendanceStates = ["NOT_SET", "PRESENT", "EXCUSED", "NOT_EXCUSED"] as const;
/** Payers of a visit. */
export const visitCovers = ["PATIENT", "PROCEDURE_VOUCHER", "FT_VOUCHER", "INSURER", "NOBODY"] as const;
/** Ways in which an insurer pays a visit: by a voucher of the patient, or without one where the specialty needs none. */
export const insurerCovers = ["FT_VOUCHER", "INSURER"] as const;
export const waitingRoomProgresses = ["NONE", "ARRIVED", "STARTED", "LEFT"] as const;
export const medicalReportStates = ["DRAFT", "SIGNED", "INVALID", "REMOVED"] as const;
/**
 * The authentication required for signing besides the session, the weakest first: none, the password, a code of the
 * second factor.
 */
/** The people of whom a medical centre requires a second factor. */
export const secondFactorDuties = ["NOBODY", "ADMINISTRATORS", "EVERYBODY"] as const;
export const signingProofs = ["NONE", "PASSWORD", "CODE"] as const;
export const insuranceVariants = ["1", "2", "3", "4"] as const;
export type InsuranceVariant = (typeof insuranceVariants)[number];
/** Roles of a related person: decides for the patient, is to be called, may hear of their health. */
export const relatedPersonRoles = ["GUARDIAN", "CONTACT", "INFORMED"] as const;
export const tokenStates = [
  "AVAILABLE",
  "INVALID",
  "NOT_VERIFIED",
  "NOT_VERIFIED_WITHOUT_PROFILE_INVITATION",
  "VERIFIED",
] as const;
export const gdprConsentTypes = ["EMAIL", "SIGNATURE"] as const;
export const fileTypes = ["DOCUMENT", "IMAGE"] as const;
/** Audience of an attachment: health professionals, or reception too. */
export const attachmentTypes = ["MEDICAL", "ADMINISTRATIVE"] as const;
/** Where the sentences of a summary of reports come from: the reports themselves, or a model. */
export const reportSummarySources = ["EXTRACT", "MODEL"] as const;
export const reportSummaryStates = ["ASKED", "READY", "FAILED"] as const;
/** Why a model's summary did not come about. */
export const reportSummaryFailures = [
  "UNREACHABLE",
  "SILENT",
  "REFUSED",
  "BROKEN",
  "TOO_LONG",
  "NOT_UNDERSTOOD",
  "NOTHING_HOLDS",
  "NOT_AGREED",
  "CUT_OFF",
] as const;
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
/** Parts of the day to search; they meet at noon. */
export const dayParts = ["any", "morning", "afternoon"] as const;
/** Kinds of care in contracts with insurers, as their list DPECE writes them. */
export const healthcareKinds = ["15", "19", "66", "49"] as const;
/** Ways in which an insurer pays: by operations, capitation and aggregate, a lump sum, at most a sum. */
export const insurerPaymentVariants = ["1", "2", "3", "4"] as const;
/** Subjects of invoices to an insurer: batches of operations, or a period, of which batches only report. */
export const contractInvoicings = ["BATCH", "PERIOD"] as const;
/** The number of a corrected document: the same as before, or a new one. */
export const correctedNumbers = ["SAME", "NEW"] as const;
/** The way of a batch: made, handed over, and the insurer's answer. */
export const batchStates = ["MADE", "SENT", "ACCEPTED", "REFUSED_PARTLY", "REFUSED"] as const;
/** Kinds of batches: original ones, and those that correct refused documents. */
export const scheduleTypes = ["REGULAR", "FIX"] as const;
/** Ways in which a document comes back: its insurer refused it, or canceled it on request. */
export const returnedKinds = ["REFUSED", "CANCELED"] as const;
export type ReturnedKind = (typeof returnedKinds)[number];
/** Ends of a returned document: corrected in a batch of its own, billed again, billed to another insurer, or given up. */
export const returnedOutcomes = ["CORRECTED", "BILLED_AGAIN", "OTHER_INSURER", "WRITTEN_OFF"] as const;
export type ReturnedOutcome = (typeof returnedOutcomes)[number];
/** Why an insurer does not pay a part of a batch. */
export const disallowanceKinds = ["CEILING", "REVIEW", "REFUSED", "OTHER"] as const;
export type DisallowanceKind = (typeof disallowanceKinds)[number];
export type BatchState = (typeof batchStates)[number];
/** Official lists that billing for insurers needs. */
export const codeListKinds = ["OPERATIONS", "FREQUENCIES", "SPECIALTIES", "BRANCHES"] as const;
/** Czech health insurers of today, by their numbers; `rules/patients/insurers.ts` has their names. */
export const insurerCodes = ["111", "201", "205", "207", "209", "211", "213"] as const;
export type InsurerCode = (typeof insurerCodes)[number];
export const locales = ["cs", "de", "en", "sk"] as const;
export const subscriptionTypes = ["START", "SOLO", "TEAM", "UNSUBSCRIBED"] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];
export const paymentFrequencies = ["MONTHLY", "YEARLY"] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];
export const medicalCenterTypes = ["MEDICAL_CENTER", "OTHER"] as const;

export type CodeListKind = (typeof codeListKinds)[number];
export type ProfileRole = (typeof profileRoles)[number];
export type Profession = (typeof professions)[number];
export type BookingStatus = (typeof bookingStatuses)[number];
export type Sex = (typeof sexes)[number];
export type Color = (typeof colors)[number];
export type MedicalCenterType = (typeof medicalCenterTypes)[number];
export type VatRate = (typeof vatRates)[number];
export type VoucherVat = (typeof voucherVats)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type VoucherEntryKind = (typeof voucherEntryKinds)[number];
export type CashDirection = (typeof cashDirections)[number];
export type BankMovementState = (typeof bankMovementStates)[number];
export type BankAdviceReason = (typeof bankAdviceReasons)[number];
export type UnpaidAge = (typeof unpaidAges)[number];
export type ReminderObstacle = (typeof reminderObstacles)[number];
export type PriceTarget = (typeof priceTargets)[number];
export type PaymentItemTarget = (typeof paymentItemTargets)[number];
export type CenterCopyState = (typeof centerCopyStates)[number];
export type ImportKind = (typeof importKinds)[number];
export type ImportSubject = (typeof importSubjects)[number];
export type ImportState = (typeof importStates)[number];
export type ImportRowState = (typeof importRowStates)[number];
export type InvoiceExportFormat = (typeof invoiceExportFormats)[number];
export type PeriodUnit = (typeof periodUnits)[number];
export type EventType = (typeof eventTypes)[number];
export type ClaimKind = (typeof claimKinds)[number];
export type MoneyMethod = (typeof moneyMethods)[number];
export type StatsType = (typeof statsTypes)[number];
export type StatsPeriod = (typeof statsPeriods)[number];
export type StatsGrouping = (typeof statsGroupings)[number];
export type HandoverObstacle = (typeof handoverObstacles)[number];
export type ConflictReason = (typeof conflictReasons)[number];
export type InsurerCover = (typeof insurerCovers)[number];
export type VisitCover = (typeof visitCovers)[number];
export type ProcedureType = (typeof procedureTypes)[number];
export type UzisType = (typeof uzisTypes)[number];
export type AttendanceState = (typeof attendanceStates)[number];
export type MedicalReportState = (typeof medicalReportStates)[number];
export type SecondFactorDuty = (typeof secondFactorDuties)[number];
export type SigningProof = (typeof signingProofs)[number];
export type WaitingRoomProgress = (typeof waitingRoomProgresses)[number];
export type AttachmentType = (typeof attachmentTypes)[number];
export type GdprConsentType = (typeof gdprConsentTypes)[number];
export type RelatedPersonRole = (typeof relatedPersonRoles)[number];
export type ReportSummarySource = (typeof reportSummarySources)[number];
export type ReportSummaryState = (typeof reportSummaryStates)[number];
export type ReportSummaryFailure = (typeof reportSummaryFailures)[number];
export type FacilityType = (typeof facilityTypes)[number];
export type Weekday = (typeof weekdays)[number];
export type Locale = (typeof locales)[number];
