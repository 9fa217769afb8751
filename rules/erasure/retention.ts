import type { IsoDate } from "../time/time.ts";

/**
 * The minimum retention of outpatients' documentation: vyhláška 444/2024, annex 3. A centre with a longer duty has it
 * in its settings.
 */
export const LEAST_YEARS = 5;
export const MOST_YEARS = 100;

const yearOf = (day: IsoDate) => Number(day.slice(0, 4));

/** The last day on which documentation must be there: its time begins with the year after its last entry (§ 13(2)). */
export const keptUntil = (lastEntryOn: IsoDate, years: number): IsoDate => `${yearOf(lastEntryOn) + years}-12-31`;

/** Documentation with its last entry before this day is past its retention. */
export const pastBefore = (today: IsoDate, years: number): IsoDate => `${yearOf(today) - years}-01-01`;

/**
 * Years for which documents of accounts and of tax must be there, from the end of their year: in Czechia ten of a VAT
 * payer (act 235/2004 § 35) and five of others (act 563/1991 § 31), in Slovakia ten (act 431/2002 § 35).
 */
export const documentYears = (country: string, vatPayer: boolean) => (country === "SK" || vatPayer ? 10 : 5);

/** Reasons why records of a patient are retained despite a request for erasure. */
export const retentionGrounds = ["documentation", "evidence", "trace", "accounting"] as const;
export type RetentionGround = (typeof retentionGrounds)[number];

/**
 * Records retained with the documentation, each kind by its legal ground: documentation by act 372/2011 § 53 and
 * vyhláška 444/2024 § 13, evidence of consents by GDPR Art. 7(1) and 17(3)(e), the access log by the duty to trace
 * access, payments with their receipts and invoices by the laws of accounts and tax, until a day of their own.
 */
export const keptKinds = {
  identity: "documentation",
  contacts: "documentation",
  relatedPersons: "documentation",
  insurances: "documentation",
  visits: "documentation",
  reports: "documentation",
  attachments: "documentation",
  consents: "evidence",
  accessLog: "trace",
  payments: "accounting",
  receipts: "accounting",
  invoices: "accounting",
} as const satisfies Record<string, RetentionGround>;
export type KeptKind = keyof typeof keptKinds;

/**
 * Ancillary records, erased when the patient asks for it; contacts, which § 2(b) counts as documentation, only by
 * explicit choice.
 */
export const erasedKinds = [
  "invoiceNote",
  "relatedPersons",
  "waitingPatients",
  "bookings",
  "consentLinks",
  "summaries",
  "attachments",
  "removedDrafts",
  "mails",
  "contacts",
] as const;
export type ErasedKind = (typeof erasedKinds)[number];
