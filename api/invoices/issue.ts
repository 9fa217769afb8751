import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { InvoiceCustomerInput, type InvoiceCustomer } from "#rules/inputs/invoice.ts";
import { invoiceNumber } from "#rules/invoices/number.ts";
import { allow } from "../access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx, InCenter } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { invoices } from "../db/tables/invoices.ts";
import { paymentEntries } from "../db/tables/payment-entries.ts";
import { payments } from "../db/tables/payments.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { lockPayment } from "../payments/lock-payment.ts";
import { enqueue } from "../queue/queue.ts";
import { track } from "../track.ts";
import { invoiceContent } from "./content.ts";
import { digestOf } from "./digest.ts";
import { obstacleTo } from "./obstacle-to.ts";
import { nextNumber } from "./next-number.ts";

type Payment = typeof payments.$inferSelect;
export type Invoice = typeof invoices.$inferSelect;

/**
 * Issues the invoice of a payment, again only after the last was given back (`paymentInvoiced`), if it can have one
 * (obstacle-to.ts); to its patient or payer, unless a customer is given.
 */
export async function issueInvoice(
  ctx: Ctx,
  which: { id: number; version: number },
  given: object | null = null,
): Promise<Invoice> {
  allow(ctx, "invoice:write");
  const customer = given && parse(InvoiceCustomerInput, given);
  const payment = await lockPayment(ctx, which);
  const invoice = await addInvoice(ctx, payment, customer);
  await enqueue(ctx.db, "storeInvoice", { invoice: invoice.id, medicalCenterId: invoice.medicalCenterId });
  await track(ctx, "invoice.issued", {
    entityId: invoice.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { number: invoice.content.number, digest: invoice.digest },
  });
  return invoice;
}

/** Stores the invoice of a locked payment with the next number, and all that it prints. */
export async function addInvoice(
  ctx: InCenter & { profile: { id: number } },
  payment: Payment,
  customer: InvoiceCustomer | null = null,
): Promise<Invoice> {
  const entries = await ctx.db.select().from(paymentEntries).where(eq(paymentEntries.paymentId, payment.id));
  const obstacle = obstacleTo(payment, entries);
  if (obstacle) throw new Fault(obstacle);
  if (!customer && payment.patientCardId === null && payment.payer === null) throw new Fault("customerMissing");
  const rounding = entries.reduce((sum, entry) => sum + entry.rounding, 0);
  const { id: issuedBy, medicalCenterId } = ctx.profile;
  const { issuedOn, year, position } = await nextNumber(ctx, "INVOICE");
  const uuid = randomUUID();
  const number = invoiceNumber(year, position);
  const parties = { payment, billing: await readBilling(ctx), given: customer };
  const content = await invoiceContent(ctx, parties, { uuid, number, issuedOn, rounding });
  const issued = { uuid, medicalCenterId, paymentId: payment.id, year, position, issuedOn, content };
  const issuedAt = ctx.now();
  const [invoice] = await ctx.db
    .insert(invoices)
    .values({ ...issued, digest: digestOf(issued), issuedAt, issuedBy })
    .returning();
  await changeOne(ctx.db, payments, payment, { invoicedAt: issuedAt });
  return invoice!;
}
