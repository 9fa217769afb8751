import { and, desc, eq, inArray } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx } from "../../context.ts";
import { invoicePayments } from "../../db/tables/invoice-payments.ts";
import { invoices } from "../../db/tables/invoices.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { payments } from "../../db/tables/payments.ts";
import { readPayment } from "../../payments/read.ts";

/** So many of the patient's latest invoices are looked through. */
const MOST_READ = 50;
/** So many customers are offered. */
const MOST_OFFERED = 5;

/** The latest invoices of the patient of a payment to other customers, one of each, the newest first. */
export async function customersBefore(ctx: Ctx, paymentId: number): Promise<(typeof invoices.$inferSelect)[]> {
  const { patientCardId } = await readPayment(ctx, paymentId);
  if (patientCardId === null) return [];
  const [card] = await ctx.db.select().from(patientCards).where(eq(patientCards.id, patientCardId));
  const theirs = ctx.db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(eq(payments.patientCardId, patientCardId));
  const latest = await ctx.db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, theirs), eq(invoices.kind, "INVOICE")))
    .orderBy(desc(invoices.id))
    .limit(MOST_READ);
  const customers = new Map(latest.toReversed().map((invoice) => [invoice.content.customer.name, invoice]));
  customers.delete(fullName(card!));
  return [...customers.values()].toSorted((a, b) => b.id - a.id).slice(0, MOST_OFFERED);
}
