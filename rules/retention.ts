import type { IsoDate } from "./time.ts";

/**
 * How long the documentation of outpatients is kept at least: vyhláška 444/2024, annex 3. A centre with a longer duty says so in
 * its settings.
 */
export const LEAST_YEARS = 5;
export const MOST_YEARS = 100;

const yearOf = (day: IsoDate) => Number(day.slice(0, 4));

/** The last day on which documentation must be there: its time begins with the year after its last entry (§ 13(2)). */
export const keptUntil = (lastEntryOn: IsoDate, years: number): IsoDate => `${yearOf(lastEntryOn) + years}-12-31`;

/** Documentation whose last entry was before this day is past its time. */
export const pastBefore = (today: IsoDate, years: number): IsoDate => `${yearOf(today) - years}-01-01`;

/** Why something of a patient is kept though they ask to have it erased. */
export const keepingGrounds = ["documentation", "evidence", "trace"] as const;
export type KeepingGround = (typeof keepingGrounds)[number];

/**
 * What is kept while the documentation is, each kind by its ground: documentation by act 372/2011 § 53 and vyhláška 444/2024 § 13,
 * evidence of consents by GDPR Art. 7(1) and 17(3)(e), who looked into the documentation by the duty to trace it. What another law
 * keeps (an invoice, a voucher of an insurer) is a line and a ground of its own.
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
} as const satisfies Record<string, KeepingGround>;
export type KeptKind = keyof typeof keptKinds;

/** What is no documentation and is erased when the patient asks for it; contacts, which § 2(b) counts among it, only where somebody chooses so. */
export const erasedKinds = [
  "invoiceNote",
  "relatedPersons",
  "waitingPatients",
  "consentLinks",
  "summaries",
  "attachments",
  "removedDrafts",
  "mails",
  "contacts",
] as const;
export type ErasedKind = (typeof erasedKinds)[number];
