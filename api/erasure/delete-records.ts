import { and, eq, getTableColumns, inArray, isNotNull, isNull, not, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deleteBookings } from "../bookings/forget.ts";
import type { ProfileCtx } from "../core/context.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { events } from "../core/db/tables/events.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { patientCardMerges } from "../core/db/tables/patient-card-merges.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../core/db/tables/patient-card-words.ts";
import { longerKeptCards } from "../core/db/tables/longer-kept-cards.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments } from "../core/db/tables/payments.ts";
import { files } from "../core/db/tables/files.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { invoicesWithNote, onlyToCall } from "./count-erased.ts";
import { forgetCopies } from "./forget-copies.ts";
import { requestsOf } from "./requests-of.ts";

/** The storage keys of these cards' files: all of them, or the documents apart from the documentation. */
export async function listFileKeys(ctx: ProfileCtx, cards: number[], whole: boolean): Promise<string[]> {
  const documents = whole
    ? undefined
    : and(eq(attachments.type, "ADMINISTRATIVE"), isNull(attachments.medicalReportId));
  const attached = ctx.db
    .select({ id: attachments.fileId })
    .from(attachments)
    .where(and(inArray(attachments.patientCardId, cards), documents));
  const scanned = ctx.db
    .select({ id: gdprConsents.documentId })
    .from(gdprConsents)
    .where(inArray(gdprConsents.patientCardId, cards));
  const rows = await ctx.db
    .select({ uuid: files.uuid, thumbnail: files.thumbnail, picture: files.picture })
    .from(files)
    .where(or(inArray(files.id, attached), whole ? inArray(files.id, scanned) : undefined));
  return rows.flatMap((keys) => Object.values(keys)).filter((key) => key !== null);
}

/**
 * Deletes the ancillary records of these cards: copies elsewhere, waiting-list entries, requests sent on the web,
 * contacts who are only to be called, and internal notes of their invoices.
 */
export async function deleteAncillaryRecords(ctx: ProfileCtx, family: number[]) {
  await forgetCopies(ctx, family);
  await ctx.db.delete(waitingPatients).where(inArray(waitingPatients.patientCardId, family));
  await deleteBookings(ctx, requestsOf(ctx, family));
  await ctx.db.delete(relatedPersons).where(and(inArray(relatedPersons.patientCardId, family), onlyToCall));
  await ctx.db
    .update(invoices)
    .set({ note: null, version: sql`${invoices.version} + 1` })
    .where(invoicesWithNote(ctx, family));
}

/** Columns of a card that say nothing of the patient. */
const impersonal = new Set<string>([
  "id",
  "uuid",
  "medicalCenterId",
  "createdAt",
  "createdBy",
  "updatedAt",
  "archivedAt",
  "archivedBy",
  "mergedIntoId",
  "erasedAt",
  "disposedAt",
  "version",
] satisfies (keyof typeof patientCards.$inferSelect)[]);

/** Every other column without a value, so that one that is added is erased as well. */
const blank = {
  ...Object.fromEntries(
    Object.keys(getTableColumns(patientCards)).flatMap((name) => (impersonal.has(name) ? [] : [[name, null]])),
  ),
  name: "",
  surname: "–",
  noticesRefused: true,
  country: "CZ",
};

/** The rest of cards whose documentation is gone: blank rows, and visits without a name. */
export async function blankCards(ctx: ProfileCtx, family: number[]) {
  const now = ctx.now();
  for (const table of [relatedPersons, patientInsurances, patientCardWords])
    await ctx.db.delete(table).where(inArray(table.patientCardId, family));
  await ctx.db.delete(longerKeptCards).where(inArray(longerKeptCards.cardId, family));
  await blankMovements(ctx, family);
  await ctx.db
    .update(patientCardMerges)
    .set({ before: {}, after: {} })
    .where(or(inArray(patientCardMerges.keptId, family), inArray(patientCardMerges.mergedId, family)));
  await ctx.db
    .update(payments)
    .set({ payer: null, version: sql`${payments.version} + 1` })
    .where(and(inArray(payments.patientCardId, family), isNotNull(payments.payer)));
  await ctx.db
    .update(patientAttendances)
    .set({ ftVoucherId: null })
    .where(and(inArray(patientAttendances.patientCardId, family), isNotNull(patientAttendances.ftVoucherId)));
  await ctx.db.delete(ftVouchers).where(inArray(ftVouchers.patientCardId, family));
  const other = alias(patientAttendances, "other");
  const others = ctx.db
    .select({ id: sql`1` })
    .from(other)
    .where(and(eq(other.eventId, events.id), not(inArray(other.patientCardId, family))));
  const visited = ctx.db
    .select({ id: patientAttendances.eventId })
    .from(patientAttendances)
    .where(inArray(patientAttendances.patientCardId, family));
  const theirs = await ctx.db
    .update(events)
    .set({ name: null, note: null, issue: null, updatedAt: now, version: sql`${events.version} + 1` })
    .where(and(inArray(events.id, visited), isNull(events.capacity), notExists(others)))
    .returning({ id: events.id });
  const reasoned = and(
    inArray(
      occupancies.eventId,
      theirs.map(({ id }) => id),
    ),
    not(isNull(occupancies.overrideReason)),
  );
  if (theirs.length > 0) await ctx.db.update(occupancies).set({ overrideReason: "–" }).where(reasoned);
  await ctx.db
    .update(patientCards)
    .set({
      ...blank,
      disposedAt: now,
      archivedAt: now,
      archivedBy: ctx.profile.id,
      updatedAt: now,
      version: sql`${patientCards.version} + 1`,
    })
    .where(inArray(patientCards.id, family));
}

/** Movements of the bank account that paid for these cards name nobody any more. */
async function blankMovements(ctx: ProfileCtx, family: number[]) {
  const paid = ctx.db
    .select({ id: paymentEntries.bankMovementId })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
    .where(and(inArray(payments.patientCardId, family), isNotNull(paymentEntries.bankMovementId)));
  await ctx.db
    .update(bankMovements)
    .set({ counterName: null, counterAccount: null, message: null })
    .where(inArray(bankMovements.id, paid));
}
