import { and, eq, isNull } from "drizzle-orm";
import type { PaymentItemTarget } from "#rules/codes.ts";
import type { InvoiceCustomer } from "#rules/inputs/invoice.ts";
import type { InvoiceContent, InvoiceIssuer, InvoiceLine, InvoiceParty } from "#rules/invoices/content.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { fullName } from "#rules/text/full-name.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Billing } from "../billing/read.ts";
import type { InCenter } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { paymentItems } from "../db/tables/payment-items.ts";
import type { payments } from "../db/tables/payments.ts";
import { Fault } from "../fault.ts";
import { partsOf } from "../patients/address.ts";

/** Days from the issue in which an unpaid invoice is to be paid. */
const DUE_DAYS = 14;

/** Services of health care: without VAT they are exempt, while goods are of a zero rate. */
const services: readonly PaymentItemTarget[] = ["PROCEDURE", "PROCEDURE_VOUCHER"];

type Payment = typeof payments.$inferSelect;
type Known = Pick<InvoiceContent, "uuid" | "number" | "issuedOn" | "rounding">;

/**
 * All that the invoice of a payment prints, by the rows of this moment, for a customer other than the payment's where one
 * is given; `customerMissing` where there is none, as where the card is disposed of.
 */
export async function invoiceContent(
  ctx: InCenter,
  { payment, billing, given }: { payment: Payment; billing: Billing; given: InvoiceCustomer | null },
  { uuid, number, issuedOn, rounding }: Known,
): Promise<InvoiceContent> {
  const paidOn = payment.payedAt && localDate(payment.payedAt);
  const suppliedOn = await readSuppliedOn(ctx, payment, paidOn);
  const { customer, note } = await readCustomer(ctx, payment, billing.country, given);
  return {
    corrects: null,
    uuid,
    number,
    variableSymbol: payment.variableSymbol,
    issuedOn,
    suppliedOn,
    dueOn: paidOn ? issuedOn : addDays(issuedOn, DUE_DAYS),
    paidOn,
    currency: payment.currency,
    issuer: issuerOf(billing),
    customer,
    lines: await readLines(ctx, payment.id, billing, suppliedOn),
    rounding,
    payment: {
      method: payment.paymentMethod ?? "TRANSFER",
      accountNumber: billing.accountNumberCze,
      iban: billing.iban,
    },
    note,
  };
}

/** The day of the visit, else of the charge, unless all was paid before it (§ 20a of act 235/2004). */
async function readSuppliedOn(ctx: InCenter, payment: Payment, paidOn: IsoDate | null): Promise<IsoDate> {
  const { attendanceId, createdAt } = payment;
  const [visit] =
    attendanceId === null
      ? []
      : await ctx.db
          .select({ beginAt: events.beginAt })
          .from(patientAttendances)
          .innerJoin(events, eq(events.id, patientAttendances.eventId))
          .where(eq(patientAttendances.id, attendanceId));
  const supplied = localDate(visit?.beginAt ?? createdAt);
  return paidOn && paidOn < supplied ? paidOn : supplied;
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

/** The customer that is given, else the payer, else the patient; and the note that the patient's invoices print. */
async function readCustomer(
  ctx: InCenter,
  { patientCardId, payer }: Payment,
  country: string,
  given: InvoiceCustomer | null,
): Promise<{ customer: InvoiceParty; note: string | null }> {
  const [card] =
    patientCardId === null
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
  ctx: InCenter,
  paymentId: number,
  { vatPayer, country }: Billing,
  suppliedOn: IsoDate,
): Promise<InvoiceLine[]> {
  const items = await ctx.db
    .select()
    .from(paymentItems)
    .where(eq(paymentItems.paymentId, paymentId))
    .orderBy(paymentItems.position);
  return items.map(({ name, price, vatRate: rate, targetType }) => {
    const vat = vatOf({ rate, healthCare: services.includes(targetType), vatPayer, country, suppliedOn });
    if (!vat) throw new RangeError(`No VAT of ${rate} is known in ${country} on ${suppliedOn}`);
    return { name, price, vat };
  });
}
