import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import {
  DueDaysInput,
  ExchangeRateInput,
  InvoicedPaymentsInput,
  InvoiceCustomerInput,
  type InvoiceCustomer,
} from "#rules/inputs/invoices/invoice.ts";
import type { DeductedAdvance } from "#rules/invoices/content.ts";
import { paidByMethods, sumOfRoundings } from "#rules/invoices/paid-by.ts";
import { allow } from "../core/access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import type { invoices } from "../core/db/tables/invoices.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { payments as paymentTable } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { listAdvances } from "../payments/advances.ts";
import { lockPayments } from "../payments/lock-payment.ts";
import { nextVariableSymbol } from "../payments/variable-symbol.ts";
import { enqueue } from "../core/queue/queue.ts";
import { trackCards } from "../core/track.ts";
import { addDocument } from "./add-document.ts";
import { unstatedAdvances } from "./advances/unstated.ts";
import { customerOfAdvances } from "./advances/customer-of-advances.ts";
import { invoiceContent } from "./content.ts";
import { withExchangeRate } from "./issuing/exchange-rate.ts";
import { goTogether } from "./issuing/go-together.ts";
import { assertCustomer } from "./issuing/parties.ts";
import { taxObstacle } from "./issuing/tax-obstacle.ts";
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
  /** Days until it is due. */
  dueDays?: number | null;
  /** Payments that are invoiced with the first one. */
  further?: readonly Which[] | null;
};

/**
 * Issues the invoice of a payment, or of several that go together (`paymentsDiffer`), each again only after its last
 * was given back (`paymentInvoiced`) and if it can have one (obstacle-to.ts).
 */
export async function issueInvoice(ctx: Ctx, which: Which, given: Given = {}): Promise<Invoice> {
  allow(ctx, "invoice:write");
  const customer = given.customer ? parse(InvoiceCustomerInput, given.customer) : null;
  const further = parse(InvoicedPaymentsInput, given.further ?? []);
  const { exchangeRate } = parse(ExchangeRateInput, given);
  const { dueDays } = parse(DueDaysInput, given);
  const payments = await lockPayments(ctx, [which, ...further]);
  const invoice = await addInvoice(ctx, payments, { customer, exchangeRate, dueDays });
  await enqueue(
    ctx.db,
    "storeInvoice",
    { invoice: invoice.id, medicalCenterId: invoice.medicalCenterId },
    { oneAtATime: "center" },
  );
  const cards = [...new Set(payments.map(({ patientCardId }) => patientCardId))];
  const details = { number: invoice.content.number, digest: invoice.digest };
  await trackCards(ctx, "invoice.issued", cards, { entityId: invoice.id, details });
  return invoice;
}

type Asked = { customer?: InvoiceCustomer | null; exchangeRate?: number | null; dueDays?: number | null };

/**
 * Stores the invoice of locked payments with the next number, and all that it prints. One of a payment with documents
 * on advances deducts them, and is of that payment alone.
 */
export async function addInvoice(
  ctx: InCenter & { profile: { id: number } },
  payments: readonly Payment[],
  { customer = null, exchangeRate = null, dueDays = null }: Asked = {},
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
  const advances = await listAdvances(ctx, ids);
  if (!goTogether(payments) || (payments.length > 1 && advances.length > 0)) throw new Fault("paymentsDiffer");
  const given = customerOfAdvances(advances, customer);
  const [{ patientCardId, payer }] = payments as [Payment];
  if (!given && patientCardId === null && payer === null) throw new Fault("customerMissing");
  const { issuedOn, year, position, number } = await nextNumber(ctx, "INVOICE");
  const uuid = randomUUID();
  const charged = { payments, visits, billing: await readBilling(ctx), given };
  const stated = new Set(advances.flatMap(({ received }) => received!));
  const rest = entries.filter(({ id }) => !stated.has(id));
  const [rounding, paidBy] = [sumOfRoundings(rest), paidByMethods(rest)];
  const variableSymbol = payments.length > 1 ? await nextVariableSymbol(ctx) : null;
  const known = {
    uuid,
    number,
    variableSymbol,
    issuedOn,
    rounding,
    paidBy,
    deducted: advances.map(deductedOf),
    dueDays,
  };
  const printed = await invoiceContent(ctx, charged, known);
  const obstacle = taxObstacle(printed, await unstatedAdvances(ctx, payments, charged.billing), issuedOn);
  if (obstacle) throw new Fault(obstacle);
  const content = withExchangeRate(printed.content, exchangeRate);
  // Documents on advances have fixed the customer.
  if (advances.length === 0) assertCustomer(content, given);
  const invoice = await addDocument(ctx, { year, position, content, placed: printed.placed }, { kind: "INVOICE" });
  await ctx.db
    .update(paymentTable)
    .set({ invoicedAt: invoice.issuedAt, version: sql`${paymentTable.version} + 1` })
    .where(anyOf(paymentTable.id, ids));
  return invoice;
}

const deductedOf = ({ uuid, content: { number, issuedOn, suppliedOn, lines } }: Invoice): DeductedAdvance => ({
  number,
  uuid,
  issuedOn,
  receivedOn: suppliedOn,
  lines: lines.map(({ price, vat }) => ({ price, vat })),
});
