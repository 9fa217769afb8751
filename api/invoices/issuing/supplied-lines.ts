import { eq } from "drizzle-orm";
import { formatDate } from "#rules/format.ts";
import type { InvoiceLine } from "#rules/invoices/content.ts";
import { isHealthCare } from "#rules/invoices/is-health-care.ts";
import { divide } from "#rules/money/divide.ts";
import { isVatPayerOn, type VatStatus } from "#rules/money/vat-payer.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { withoutRefunds } from "#rules/vouchers/without-refunds.ts";
import type { Billing } from "../../billing/read.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import type { payments } from "../../core/db/tables/payments.ts";

export type Payment = typeof payments.$inferSelect;

/** The basis of an invoice: payments, the issuer, and the values of visits by payment (taxed-visits.ts). */
export type Charged = { payments: readonly Payment[]; billing: Billing; visits: Map<number, number> };
/** A payment with the day of its supply. */
type Supplied = { payment: Payment; suppliedOn: IsoDate };
/** The places of the lines of each payment in the document, from 0. */
export type PlacedLines = { paymentId: number; lines: number[] }[];

/** The lines of payments in the order of the days of their supply, with these days, the last of them and the first payment. */
export async function suppliedLines(ctx: InCenter, charged: Charged) {
  const supplied = await inOrderOfSupply(ctx, charged.payments, charged.billing);
  const { lines, placed } = await readLines(ctx, supplied, charged);
  const days = supplied.map(({ suppliedOn }) => suppliedOn);
  return { first: supplied[0]!.payment, suppliedOn: days.at(-1)!, days, lines, placed };
}

/**
 * The day of each visit, else of the charge, unless all was paid before it (§ 20a of act 235/2004): to a centre that
 * paid VAT by then, or does not on the day of the visit either.
 */
export async function inOrderOfSupply(
  { db }: Pick<InCenter, "db">,
  payments: readonly Payment[],
  billing: VatStatus,
): Promise<Supplied[]> {
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
    const paidFirst = paidOn && paidOn < day && (isVatPayerOn(billing, paidOn) || !isVatPayerOn(billing, day));
    return { payment, suppliedOn: paidFirst ? paidOn : day };
  });
  return supplied.toSorted((a, b) =>
    a.suppliedOn === b.suppliedOn ? a.payment.id - b.payment.id : a.suppliedOn < b.suppliedOn ? -1 : 1,
  );
}

/** The lines of payments with the VAT of the given days; of several payments, each line names its day. */
export async function readLines(
  { db }: InCenter,
  supplied: readonly Supplied[],
  { billing, visits }: Pick<Charged, "billing" | "visits">,
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
    const vatPayer = isVatPayerOn(billing, suppliedOn);
    const own = items.map(({ name, price, vatRate: rate, vatWhenUsed: whenUsed, targetType }) => {
      const healthCare = isHealthCare(targetType);
      const vat = vatOf({ rate, healthCare, whenUsed, vatPayer, country: billing.country, suppliedOn });
      if (!vat) throw new RangeError(`No VAT of ${rate} is known in ${billing.country} on ${suppliedOn}`);
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
