import { and, eq, isNull } from "drizzle-orm";
import { formatDate } from "#rules/format.ts";
import type { InvoiceCustomer } from "#rules/inputs/invoice.ts";
import type { InvoiceContent, InvoiceIssuer, InvoiceLine, InvoiceParty, PaidBy } from "#rules/invoices/content.ts";
import { isHealthCare } from "#rules/invoices/is-health-care.ts";
import { divide } from "#rules/money/divide.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { fullName } from "#rules/text/full-name.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { withoutRefunds } from "#rules/vouchers/without-refunds.ts";
import type { Billing } from "../billing/read.ts";
import type { InCenter } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { events } from "../db/tables/events.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { paymentItems } from "../db/tables/payment-items.ts";
import type { payments } from "../db/tables/payments.ts";
import { Fault } from "../fault.ts";
import { partsOf } from "../patients/address.ts";

/** Days from the issue in which an unpaid invoice is to be paid. */
const DUE_DAYS = 14;

type Payment = typeof payments.$inferSelect;
type Known = Pick<InvoiceContent, "uuid" | "number" | "issuedOn" | "rounding"> & { paidBy: PaidBy[] };
/** The basis of an invoice: payments, the issuer, and the values of visits by payment (taxed-visits.ts). */
type Charged = { payments: readonly Payment[]; billing: Billing; visits: Map<number, number> };
/** A payment with the day of its supply. */
type Supplied = { payment: Payment; suppliedOn: IsoDate };
/** The places of the lines of each payment in the document, from 0. */
export type PlacedLines = { paymentId: number; lines: number[] }[];

/**
 * All that the invoice of payments that go together prints, by the rows of this moment, for a customer other than
 * theirs where one is given; `customerMissing` where there is none, as where the card is disposed of. They are in the
 * order of the days of their supply; of several, each line names its day.
 */
export async function invoiceContent(
  ctx: InCenter,
  { given, ...charged }: Charged & { given: InvoiceCustomer | null },
  { uuid, number, issuedOn, rounding, paidBy }: Known,
): Promise<{ content: InvoiceContent; placed: PlacedLines }> {
  const { payments, billing } = charged;
  const { first, suppliedOn, lines, placed } = await suppliedLines(ctx, charged);
  const { payedAt, paymentMethod } = payments.reduce((last, one) => (one.payedAt! > last.payedAt! ? one : last));
  const paidOn = payedAt && localDate(payedAt);
  const { customer, note } = await readCustomer(ctx, payments, billing.country, given);
  const content = {
    corrects: null,
    uuid,
    number,
    variableSymbol: first.variableSymbol,
    issuedOn,
    suppliedOn,
    dueOn: paidOn ? issuedOn : addDays(issuedOn, DUE_DAYS),
    paidOn,
    currency: first.currency,
    issuer: issuerOf(billing),
    customer,
    lines,
    rounding,
    ...(paidOn === null && first.paid > 0 && { paidBefore: first.paid }),
    ...(paidOn !== null && paidBy.length > 1 && { paidBy }),
    payment: {
      method: paymentMethod ?? "TRANSFER",
      accountNumber: billing.accountNumberCze,
      iban: billing.iban,
    },
    note,
  };
  return { content, placed };
}

/** The lines of payments in the order of the days of their supply, with the last of those and the first payment. */
export async function suppliedLines(ctx: InCenter, charged: Charged) {
  const supplied = await inOrderOfSupply(ctx, charged.payments);
  const { lines, placed } = await readLines(ctx, supplied, charged);
  return { first: supplied[0]!.payment, suppliedOn: supplied.at(-1)!.suppliedOn, lines, placed };
}

/** The day of each visit, else of the charge, unless all was paid before it (§ 20a of act 235/2004). */
async function inOrderOfSupply({ db }: InCenter, payments: readonly Payment[]): Promise<Supplied[]> {
  const visits = payments.flatMap(({ attendanceId }) => attendanceId ?? []);
  const rows = await db
    .select({ id: patientAttendances.id, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(anyOf(patientAttendances.id, visits));
  const begins = new Map(rows.map(({ id, beginAt }) => [id, beginAt]));
  const supplied = payments.map((payment) => {
    const { attendanceId, payedAt, createdAt } = payment;
    const day = localDate((attendanceId && begins.get(attendanceId)) || createdAt);
    // A voucher is no payment: a visit that it pays is supplied on its day.
    const paidOn = payedAt && payment.paymentMethod !== "VOUCHER" ? localDate(payedAt) : null;
    return { payment, suppliedOn: paidOn && paidOn < day ? paidOn : day };
  });
  return supplied.toSorted((a, b) =>
    a.suppliedOn === b.suppliedOn ? a.payment.id - b.payment.id : a.suppliedOn < b.suppliedOn ? -1 : 1,
  );
}

const issuerOf = (billing: Billing): InvoiceIssuer => ({
  name: billing.companyName,
  address: partsOf(billing),
  abroadAddress: billing.abroadAddress,
  country: billing.country,
  companyNumber: billing.companyNumber,
  vatNumber: billing.vatNumber,
  vatPayer: billing.vatPayer,
  person: billing.person,
  email: billing.email,
  phone: billing.phone,
  footer: billing.invoiceFooter,
});

/** The customer that is given, else the payer, else the patient; and the note of the only patient's invoices. */
async function readCustomer(
  ctx: InCenter,
  payments: readonly Payment[],
  country: string,
  given: InvoiceCustomer | null,
): Promise<{ customer: InvoiceParty; note: string | null }> {
  const { patientCardId, payer } = payments[0]!;
  const [card] =
    patientCardId === null || payments.some((one) => one.patientCardId !== patientCardId)
      ? []
      : await ctx.db
          .select()
          .from(patientCards)
          .where(and(eq(patientCards.id, patientCardId), isNull(patientCards.disposedAt)));
  const numbers = { companyNumber: null, vatNumber: null };
  const note = card?.invoiceNote ?? null;
  if (given) return { customer: { ...given, country: given.country ?? country }, note };
  if (payer) return { customer: { name: payer, address: {}, abroadAddress: null, country, ...numbers }, note };
  if (!card) throw new Fault("customerMissing");
  const address = partsOf(card);
  return {
    customer: {
      name: fullName(card),
      address,
      abroadAddress: card.abroadAddress ?? (address.obecNazev ? null : card.rawAddress),
      country: card.country,
      ...numbers,
    },
    note,
  };
}

async function readLines(
  { db }: InCenter,
  supplied: readonly Supplied[],
  { billing: { vatPayer, country }, visits }: Charged,
): Promise<{ lines: InvoiceLine[]; placed: PlacedLines }> {
  const ids = supplied.map(({ payment }) => payment.id);
  const rows = await db
    .select()
    .from(paymentItems)
    .where(anyOf(paymentItems.paymentId, ids))
    .orderBy(paymentItems.position);
  const lines: InvoiceLine[] = [];
  const placed = supplied.map(({ payment, suppliedOn }) => {
    const paid = rows.filter(({ paymentId }) => paymentId === payment.id);
    const items = inValueOf(visits.get(payment.id), withoutRefunds(paid));
    const own = items.map(({ name, price, vatRate: rate, vatWhenUsed: whenUsed, targetType }) => {
      const vat = vatOf({ rate, healthCare: isHealthCare(targetType), whenUsed, vatPayer, country, suppliedOn });
      if (!vat) throw new RangeError(`No VAT of ${rate} is known in ${country} on ${suppliedOn}`);
      return { name: supplied.length > 1 ? `${formatDate(suppliedOn, "cs")} ${name}` : name, price, vat };
    });
    const from = lines.push(...own) - own.length;
    return { paymentId: payment.id, lines: own.map((_line, at) => from + at) };
  });
  return { lines, placed };
}

type Item = typeof paymentItems.$inferSelect;

/** The lines of a visit that a voucher pays at what was paid for it, where that is taxed now. */
function inValueOf(visit: number | undefined, items: Item[]): Item[] {
  if (visit === undefined) return items;
  const parts = divide(
    visit,
    items.map(({ price }) => price),
  );
  return items.map((item, at) => ({ ...item, price: parts[at]! }));
}
