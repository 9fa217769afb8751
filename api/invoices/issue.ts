import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import {
  ExchangeRateInput,
  InvoicedPaymentsInput,
  InvoiceCustomerInput,
  type InvoiceCustomer,
} from "#rules/inputs/invoice.ts";
import { invoiceNumber } from "#rules/invoices/number.ts";
import { paidByMethods } from "#rules/invoices/paid-by.ts";
import { allow } from "../access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx, InCenter } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { invoicePayments } from "../db/tables/invoice-payments.ts";
import { invoices } from "../db/tables/invoices.ts";
import { paymentEntries } from "../db/tables/payment-entries.ts";
import { payments as paymentTable } from "../db/tables/payments.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { lockPayments } from "../payments/lock-payment.ts";
import { enqueue } from "../queue/queue.ts";
import { trackCards } from "../track.ts";
import { invoiceContent } from "./content.ts";
import { digestOf } from "./digest.ts";
import { withExchangeRate } from "./issuing/exchange-rate.ts";
import { goTogether } from "./issuing/go-together.ts";
import { lockIssuer, nextNumber } from "./next-number.ts";
import { obstacleTo } from "./obstacle-to.ts";
import { taxedVisits } from "./taxed-visits.ts";

type Payment = typeof paymentTable.$inferSelect;
/** A payment, and the version that it was seen in. */
type Which = { id: number; version: number };
export type Invoice = typeof invoices.$inferSelect;

type Given = {
  /** Another customer than the patient or payer. */
  customer?: object | null;
  /** Thousandths of a crown for one euro, where VAT is stated in crowns. */
  exchangeRate?: number | null;
  /** Payments that are invoiced with the first one. */
  further?: readonly Which[] | null;
};

/**
 * Issues the invoice of a payment, or of several that go together (`paymentsDiffer`), each again only after its last was
 * given back (`paymentInvoiced`) and if it can have one (obstacle-to.ts).
 */
export async function issueInvoice(ctx: Ctx, which: Which, given: Given = {}): Promise<Invoice> {
  allow(ctx, "invoice:write");
  const customer = given.customer ? parse(InvoiceCustomerInput, given.customer) : null;
  const further = parse(InvoicedPaymentsInput, given.further ?? []);
  const { exchangeRate } = parse(ExchangeRateInput, given);
  const payments = await lockPayments(ctx, [which, ...further]);
  const invoice = await addInvoice(ctx, payments, { customer, exchangeRate });
  await enqueue(ctx.db, "storeInvoice", { invoice: invoice.id, medicalCenterId: invoice.medicalCenterId });
  const cards = [...new Set(payments.map(({ patientCardId }) => patientCardId))];
  const details = { number: invoice.content.number, digest: invoice.digest };
  await trackCards(ctx, "invoice.issued", cards, { entityId: invoice.id, details });
  return invoice;
}

/** Stores the invoice of locked payments with the next number, and all that it prints. */
export async function addInvoice(
  ctx: InCenter & { profile: { id: number } },
  payments: readonly Payment[],
  { customer = null, exchangeRate = null }: { customer?: InvoiceCustomer | null; exchangeRate?: number | null } = {},
): Promise<Invoice> {
  const ids = payments.map(({ id }) => id);
  const entries = await ctx.db
    .select()
    .from(paymentEntries)
    .where(anyOf(paymentEntries.paymentId, ids))
    .orderBy(paymentEntries.id);
  await lockIssuer(ctx);
  const visits = await taxedVisits(ctx, ids);
  for (const payment of payments) {
    const own = entries.filter(({ paymentId }) => paymentId === payment.id);
    // A visit that a voucher pays is invoiced alone: others say how money came.
    const obstacle = obstacleTo(payment, own, payments.length > 1 ? null : (visits.get(payment.id) ?? null));
    if (obstacle) throw new Fault(obstacle);
  }
  if (!goTogether(payments)) throw new Fault("paymentsDiffer");
  const [{ patientCardId, payer }] = payments as [Payment];
  if (!customer && patientCardId === null && payer === null) throw new Fault("customerMissing");
  const rounding = entries.reduce((sum, entry) => sum + entry.rounding, 0);
  const { id: issuedBy, medicalCenterId } = ctx.profile;
  const { issuedOn, year, position } = await nextNumber(ctx, "INVOICE");
  const uuid = randomUUID();
  const number = invoiceNumber(year, position);
  const charged = { payments, visits, billing: await readBilling(ctx), given: customer };
  const known = { uuid, number, issuedOn, rounding, paidBy: paidByMethods(entries) };
  const printed = await invoiceContent(ctx, charged, known);
  const content = withExchangeRate(printed.content, exchangeRate);
  const { placed } = printed;
  const issued = { uuid, medicalCenterId, year, position, issuedOn, content };
  const digest = digestOf({ ...issued, paymentIds: placed.map(({ paymentId }) => paymentId) });
  const issuedAt = ctx.now();
  const [invoice] = await ctx.db
    .insert(invoices)
    .values({ ...issued, digest, issuedAt, issuedBy })
    .returning();
  await ctx.db
    .insert(invoicePayments)
    .values(placed.map((place) => ({ ...place, invoiceId: invoice!.id, medicalCenterId })));
  await ctx.db
    .update(paymentTable)
    .set({ invoicedAt: issuedAt, version: sql`${paymentTable.version} + 1` })
    .where(anyOf(paymentTable.id, ids));
  return invoice!;
}
