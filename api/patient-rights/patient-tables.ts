import { inArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { eventFacilities } from "../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";
import { files } from "../core/db/tables/files.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { gdprConsentLinks } from "../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { gdprWordings } from "../core/db/tables/gdpr-wordings.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { notices } from "../core/db/tables/notices.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientErasures } from "../core/db/tables/patient-erasures.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { waitingPatientProcedures } from "../core/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "../core/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { stateOf } from "../medical-reports/state.ts";
import { among, of, type Cards } from "./among.ts";
import { billedOf, readBilled } from "./read-billed.ts";
import { moneyOf, readMoney } from "./read-money.ts";

/**
 * Tables linked to a patient but not copied: they repeat the rest, say what colleagues handed over among themselves,
 * are of the cash of all or of what insurers are asked for, or are the log that has a page of its own.
 */
export const leftOut = [
  "occupancies",
  "handover_items",
  "patient_card_words",
  "cash_closes",
  "insurer_payments",
  "batch_disallowances",
  "batch_payments",
  "audit_rows",
];

/**
 * All rows of these cards, removed ones included. Note and reason of a group event are left out, and so are the secrets
 * of links.
 */
export async function readTables(ctx: InCenter, cards: readonly number[]) {
  const { db } = ctx;
  const rows = <T extends PgTable>(table: T, which: SQL, order: PgColumn | SQL) =>
    db
      .select()
      .from(table as PgTable)
      .where(which)
      .orderBy(order) as unknown as Promise<T["$inferSelect"][]>;
  const ofCards = <T extends PgTable & Record<"id" | "patientCardId", PgColumn>>(table: T) =>
    rows(table, anyOf(table.patientCardId, cards), table.id);
  const visits = db
    .select({ id: patientAttendances.eventId })
    .from(patientAttendances)
    .where(anyOf(patientAttendances.patientCardId, cards));
  const entries = db
    .select({ id: waitingPatients.id })
    .from(waitingPatients)
    .where(anyOf(waitingPatients.patientCardId, cards));
  const attached = db
    .select({ id: attachments.fileId })
    .from(attachments)
    .where(anyOf(attachments.patientCardId, cards));
  const consents = await ofCards(gdprConsents);
  const links = await ofCards(gdprConsentLinks);
  const money = await readMoney(ctx, cards);
  const scanned = consents.flatMap(({ documentId }) => documentId ?? []);
  const printed = money.invoiceFiles.map(({ fileId }) => fileId);
  const seen = [...consents, ...links].map(({ wordingId }) => wordingId);
  return {
    patientCards: await rows(
      patientCards,
      anyOf(patientCards.id, cards),
      sql`${patientCards.mergedIntoId} is not null, ${patientCards.id}`,
    ),
    relatedPersons: await ofCards(relatedPersons),
    patientInsurances: await ofCards(patientInsurances),
    gdprWordings: await rows(gdprWordings, anyOf(gdprWordings.id, seen), gdprWordings.id),
    gdprConsents: consents,
    gdprConsentLinks: links.map(({ tokenHash: _secret, ...link }) => link),
    events: (await rows(events, inArray(events.id, visits), events.id)).map((event) =>
      event.capacity === null ? event : { ...event, note: null, issue: null },
    ),
    eventProfiles: await rows(eventProfiles, inArray(eventProfiles.eventId, visits), eventProfiles.eventId),
    eventFacilities: await rows(eventFacilities, inArray(eventFacilities.eventId, visits), eventFacilities.eventId),
    ftVouchers: await ofCards(ftVouchers),
    billed: await readBilled(ctx, cards),
    patientAttendances: await ofCards(patientAttendances),
    waitingPatients: await ofCards(waitingPatients),
    bookings: (await ofCards(bookings)).map(({ tokenHash: _secret, ...booking }) => booking),
    waitingPatientProcedures: await rows(
      waitingPatientProcedures,
      inArray(waitingPatientProcedures.waitingPatientId, entries),
      waitingPatientProcedures.waitingPatientId,
    ),
    waitingPatientProfiles: await rows(
      waitingPatientProfiles,
      inArray(waitingPatientProfiles.waitingPatientId, entries),
      waitingPatientProfiles.waitingPatientId,
    ),
    medicalReports: (await ofCards(medicalReports)).map((report) => ({ ...report, state: stateOf(report) })),
    reportSummaries: await ofCards(reportSummaries),
    money,
    patientErasures: await rows(patientErasures, anyOf(patientErasures.cardId, cards), patientErasures.id),
    notices: await ofCards(notices),
    attachments: await ofCards(attachments),
    files: await rows(files, or(inArray(files.id, attached), anyOf(files.id, [...scanned, ...printed]))!, files.id),
  };
}

/** The part of them that is of one patient, by the names of the tables. */
export function tablesOf({ billed, money, ...all }: Awaited<ReturnType<typeof readTables>>, cards: Cards) {
  const consents = of(all.gdprConsents, cards);
  const links = of(all.gdprConsentLinks, cards);
  const visits = of(all.patientAttendances, cards);
  const visited = new Set(visits.map(({ eventId }) => eventId));
  const waiting = of(all.waitingPatients, cards);
  const entries = new Set(waiting.map(({ id }) => id));
  const attached = of(all.attachments, cards);
  const paid = moneyOf(money, cards);
  const stored = [
    ...attached.map(({ fileId }) => fileId),
    ...consents.flatMap(({ documentId }) => documentId ?? []),
    ...paid.invoiceFiles.map(({ fileId }) => fileId),
  ];
  return {
    patientCards: among(all.patientCards, "id", cards),
    relatedPersons: of(all.relatedPersons, cards),
    patientInsurances: of(all.patientInsurances, cards),
    gdprWordings: among(all.gdprWordings, "id", new Set([...consents, ...links].map(({ wordingId }) => wordingId))),
    gdprConsents: consents,
    gdprConsentLinks: links,
    events: among(all.events, "id", visited),
    eventProfiles: among(all.eventProfiles, "eventId", visited),
    eventFacilities: among(all.eventFacilities, "eventId", visited),
    ftVouchers: of(all.ftVouchers, cards),
    ...billedOf(billed, cards),
    patientAttendances: visits,
    waitingPatients: waiting,
    bookings: of(all.bookings, cards),
    waitingPatientProcedures: among(all.waitingPatientProcedures, "waitingPatientId", entries),
    waitingPatientProfiles: among(all.waitingPatientProfiles, "waitingPatientId", entries),
    medicalReports: of(all.medicalReports, cards),
    reportSummaries: of(all.reportSummaries, cards),
    ...paid,
    patientErasures: among(all.patientErasures, "cardId", cards),
    notices: of(all.notices, cards),
    attachments: attached,
    files: among(all.files, "id", new Set(stored)),
  };
}
