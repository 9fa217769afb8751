import { and, eq, inArray, isNotNull, isNull, not, notExists, or, sql, type SQL } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import type { ErasedKind, KeptKind } from "#rules/erasure/retention.ts";
import type { ProfileCtx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { gdprConsentLinks } from "../core/db/tables/gdpr-consent-links.ts";
import { gdprConsents } from "../core/db/tables/gdpr-consents.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { auditRows } from "../core/db/tables/audit-rows.ts";
import { invoiceFiles } from "../core/db/tables/invoice-files.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { mails } from "../core/db/tables/mails.ts";
import { notices } from "../core/db/tables/notices.ts";
import { payments } from "../core/db/tables/payments.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { requestsOf } from "./requests-of.ts";

/**
 * Contacts who are only to be called; guardians and people entitled to information on the patient's health are part of
 * the documentation.
 */
export const onlyToCall = sql`${relatedPersons.roles} <@ '{CONTACT}'`;

/** Invoices of these cards with an internal note, which no law keeps. One of several patients may name any of them. */
export const invoicesWithNote = (ctx: ProfileCtx, family: number[]) => {
  const theirs = ctx.db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(inArray(payments.patientCardId, family));
  return and(isNotNull(invoices.note), inArray(invoices.id, theirs))!;
};

/**
 * Mails to the patient only, all with invoices of no other patient, and all notices, e-mails and SMS alike. An invoice
 * of several patients names none of them.
 */
export const mailsTo = (ctx: ProfileCtx, family: number[]) => {
  const { medicalCenterId } = ctx.profile;
  const theirs = ctx.db
    .select({ email: patientCards.email })
    .from(patientCards)
    .where(and(inArray(patientCards.id, family), isNotNull(patientCards.email)));
  const asked = ctx.db
    .select({ email: gdprConsentLinks.recipient })
    .from(gdprConsentLinks)
    .where(inArray(gdprConsentLinks.patientCardId, family));
  const booked = ctx.db.select({ email: bookings.email }).from(bookings).where(requestsOf(ctx, family));
  const others = ctx.db
    .select({ email: sql`1` })
    .from(patientCards)
    .where(
      and(
        eq(patientCards.medicalCenterId, medicalCenterId),
        eq(patientCards.email, mails.recipient),
        not(inArray(patientCards.id, family)),
      ),
    );
  const staff = ctx.db
    .select({ email: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, medicalCenterId), eq(profiles.email, mails.recipient)));
  const requested = ctx.db.select({ id: bookings.id }).from(bookings).where(requestsOf(ctx, family));
  const notified = ctx.db
    .select({ uuid: notices.uuid })
    .from(notices)
    .where(or(inArray(notices.patientCardId, family), inArray(notices.bookingId, requested)));
  const shared = alias(invoicePayments, "shared");
  const charged = alias(payments, "charged");
  const ofOthers = ctx.db
    .select({ id: sql`1` })
    .from(shared)
    .innerJoin(charged, eq(charged.id, shared.paymentId))
    .where(
      and(
        eq(shared.invoiceId, invoicePayments.invoiceId),
        or(isNull(charged.patientCardId), not(inArray(charged.patientCardId, family))),
      ),
    );
  const invoiced = ctx.db
    .select({ id: invoiceFiles.fileId })
    .from(invoiceFiles)
    .innerJoin(invoicePayments, eq(invoicePayments.invoiceId, invoiceFiles.invoiceId))
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(and(inArray(payments.patientCardId, family), notExists(ofOthers)));
  const onlyTheirs = and(
    or(inArray(mails.recipient, theirs), inArray(mails.recipient, asked), inArray(mails.recipient, booked)),
    notExists(others),
    notExists(staff),
  );
  return and(
    eq(mails.medicalCenterId, medicalCenterId),
    or(inArray(mails.id, notified), inArray(mails.fileId, invoiced), onlyTheirs),
  )!;
};

type Counts = Record<
  | Exclude<
      ErasedKind | KeptKind,
      "identity" | "visits" | "reports" | "attachments" | "relatedPersons" | "payments" | "receipts" | "invoices"
    >
  | "documents"
  | "toCall"
  | "entitled",
  number
>;

/** Number of rows of each kind on a card and those merged into it, apart from its history. */
export async function countRows(ctx: ProfileCtx, family: number[]): Promise<Counts> {
  const count = (table: PgTable, which: SQL) => sql`(select count(*)::int from ${table} where ${which})`;
  const answered = ctx.db
    .select({ id: sql`1` })
    .from(gdprConsents)
    .where(eq(gdprConsents.linkId, gdprConsentLinks.id));
  const counts: Record<keyof Counts, SQL> = {
    contacts: sql`(select (count(${patientCards.phone}) + count(${patientCards.email}))::int from ${patientCards} where ${inArray(patientCards.id, family)})`,
    invoiceNote: sql`(select count(${patientCards.invoiceNote})::int from ${patientCards} where ${inArray(patientCards.id, family)}) + ${count(invoices, invoicesWithNote(ctx, family))}`,
    toCall: count(relatedPersons, and(inArray(relatedPersons.patientCardId, family), onlyToCall)!),
    entitled: count(relatedPersons, and(inArray(relatedPersons.patientCardId, family), not(onlyToCall))!),
    waitingPatients: count(waitingPatients, inArray(waitingPatients.patientCardId, family)),
    bookings: count(bookings, requestsOf(ctx, family)),
    consentLinks: count(gdprConsentLinks, and(inArray(gdprConsentLinks.patientCardId, family), notExists(answered))!),
    summaries: count(reportSummaries, inArray(reportSummaries.patientCardId, family)),
    documents: count(
      attachments,
      and(
        inArray(attachments.patientCardId, family),
        eq(attachments.type, "ADMINISTRATIVE"),
        isNull(attachments.medicalReportId),
      )!,
    ),
    removedDrafts: count(
      medicalReports,
      and(inArray(medicalReports.patientCardId, family), isNotNull(medicalReports.removedAt))!,
    ),
    mails: count(mails, mailsTo(ctx, family)),
    insurances: count(patientInsurances, inArray(patientInsurances.patientCardId, family)),
    consents: count(gdprConsents, inArray(gdprConsents.patientCardId, family)),
    accessLog: count(
      auditRows,
      and(eq(auditRows.medicalCenterId, ctx.profile.medicalCenterId), inArray(auditRows.patientCardId, family))!,
    ),
  };
  const { rows } = await ctx.db.execute<Counts>(
    sql`select ${sql.join(
      Object.entries(counts).map(([name, sum]) => sql`${sum} as ${sql.identifier(name)}`),
      sql`, `,
    )}`,
  );
  return rows[0]!;
}
