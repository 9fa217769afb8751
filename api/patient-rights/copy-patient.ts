import { eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { fullName } from "#rules/text/full-name.ts";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { bookings } from "../db/tables/bookings.ts";
import { attachments } from "../db/tables/attachments.ts";
import { gdprConsentLinks } from "../db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../db/tables/gdpr-consents.ts";
import { gdprWordings } from "../db/tables/gdpr-wordings.ts";
import { eventFacilities } from "../db/tables/event-facilities.ts";
import { eventProfiles } from "../db/tables/event-profiles.ts";
import { events } from "../db/tables/events.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { ftVouchers } from "../db/tables/ft-vouchers.ts";
import { facilities } from "../db/tables/facilities.ts";
import { profiles } from "../db/tables/profiles.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { patientErasures } from "../db/tables/patient-erasures.ts";
import { patientInsurances } from "../db/tables/patient-insurances.ts";
import { procedures } from "../db/tables/procedures.ts";
import { reportSummaries } from "../db/tables/report-summaries.ts";
import { files } from "../db/tables/files.ts";
import { notices } from "../db/tables/notices.ts";
import { relatedPersons } from "../db/tables/related-persons.ts";
import { waitingPatientProcedures } from "../db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "../db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { stateOf } from "../medical-reports/state.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../track.ts";
import { copyBilled } from "./copy-billed.ts";
import { copyMoney } from "./copy-money.ts";

/**
 * Tables linked to a patient but not copied: they repeat the rest, say what colleagues handed over among themselves, are
 * of the cash of all or of what insurers are asked for, or are the log that has a page of its own.
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
 * All records of a patient in the centre, removed rows included, for users who may read reports. Note and reason of a
 * group event are left out, and so are the secrets of links.
 */
export async function copyPatient(ctx: Ctx, id: number): Promise<PatientCopy> {
  allow(ctx, "medicalReport:read");
  const card = await visibleCard(ctx, { id });
  const rows = <T extends PgTable>(table: T, which: SQL, order: PgColumn | SQL) =>
    ctx.db
      .select()
      .from(table as PgTable)
      .where(which)
      .orderBy(order) as unknown as Promise<T["$inferSelect"][]>;
  const cards = await cardAndMerged(ctx, card.id);
  const of = <T extends PgTable & Record<"id" | "patientCardId", PgColumn>>(table: T) =>
    rows(table, inArray(table.patientCardId, cards), table.id);
  const visits = ctx.db
    .select({ id: patientAttendances.eventId })
    .from(patientAttendances)
    .where(inArray(patientAttendances.patientCardId, cards));
  const entries = ctx.db
    .select({ id: waitingPatients.id })
    .from(waitingPatients)
    .where(inArray(waitingPatients.patientCardId, cards));
  const attached = ctx.db
    .select({ id: attachments.fileId })
    .from(attachments)
    .where(inArray(attachments.patientCardId, cards));
  const consents = await of(gdprConsents);
  const links = await of(gdprConsentLinks);
  const scanned = consents.flatMap(({ documentId }) => documentId ?? []);
  const seen = [...consents, ...links].map(({ wordingId }) => wordingId);
  const money = await copyMoney(ctx, cards);
  const printed = money.invoiceFiles.map(({ fileId }) => fileId);
  const tables = {
    patientCards: await rows(
      patientCards,
      inArray(patientCards.id, cards),
      sql`${patientCards.mergedIntoId} is not null, ${patientCards.id}`,
    ),
    relatedPersons: await of(relatedPersons),
    patientInsurances: await of(patientInsurances),
    gdprWordings: await rows(gdprWordings, inArray(gdprWordings.id, seen), gdprWordings.id),
    gdprConsents: consents,
    gdprConsentLinks: links.map(({ tokenHash: _secret, ...link }) => link),
    events: (await rows(events, inArray(events.id, visits), events.id)).map((event) =>
      event.capacity === null ? event : { ...event, note: null, issue: null },
    ),
    eventProfiles: await rows(eventProfiles, inArray(eventProfiles.eventId, visits), eventProfiles.eventId),
    eventFacilities: await rows(eventFacilities, inArray(eventFacilities.eventId, visits), eventFacilities.eventId),
    ftVouchers: await of(ftVouchers),
    ...(await copyBilled(ctx, cards)),
    patientAttendances: await of(patientAttendances),
    waitingPatients: await of(waitingPatients),
    bookings: (await of(bookings)).map(({ tokenHash: _secret, ...booking }) => booking),
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
    medicalReports: (await of(medicalReports)).map((report) => ({ ...report, state: stateOf(report) })),
    reportSummaries: await of(reportSummaries),
    ...money,
    patientErasures: await rows(patientErasures, inArray(patientErasures.cardId, cards), patientErasures.id),
    notices: await of(notices),
    attachments: await of(attachments),
    files: await rows(files, or(inArray(files.id, attached), inArray(files.id, [...scanned, ...printed]))!, files.id),
  };
  await track(ctx, "patientCard.copied", { entityId: card.id, patientCardId: card.id });
  return JSON.parse(JSON.stringify({ madeAt: ctx.now(), names: await readNames(ctx), tables })) as PatientCopy;
}

async function readNames(ctx: ProfileCtx) {
  const own = ctx.profile.medicalCenterId;
  const people = await ctx.db.select().from(profiles).where(eq(profiles.medicalCenterId, own));
  const services = await ctx.db
    .select({ id: procedures.id, name: procedures.name })
    .from(procedures)
    .where(eq(procedures.medicalCenterId, own));
  const rooms = await ctx.db
    .select({ id: facilities.id, name: facilities.name })
    .from(facilities)
    .where(eq(facilities.medicalCenterId, own));
  const byId = (rows: { id: number; name: string }[]) => Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  return {
    profiles: byId(people.map((person) => ({ id: person.id, name: fullName(person) }))),
    procedures: byId(services),
    facilities: byId(rooms),
  };
}
