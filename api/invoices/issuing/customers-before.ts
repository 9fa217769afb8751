import { and, desc, eq, inArray, or } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx } from "../../context.ts";
import { invoicePayments } from "../../db/tables/invoice-payments.ts";
import { invoices } from "../../db/tables/invoices.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { payments } from "../../db/tables/payments.ts";
import { readPayment } from "../../payments/read.ts";

/** So many of the latest invoices are looked through. */
const MOST_READ = 50;
/** So many customers are offered. */
const MOST_OFFERED = 5;

type Invoice = typeof invoices.$inferSelect;

/**
 * The latest invoices of the patient or of the payer of a payment to other customers than the patient, one of each, the
 * newest first; the payer is one where more than the name was entered.
 */
export async function customersBefore(ctx: Ctx, paymentId: number): Promise<Invoice[]> {
  const { patientCardId, payer, medicalCenterId } = await readPayment(ctx, paymentId);
  const [card] =
    patientCardId === null ? [] : await ctx.db.select().from(patientCards).where(eq(patientCards.id, patientCardId));
  if (!card && payer === null) return [];
  const theirs = ctx.db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(
      and(
        eq(payments.medicalCenterId, medicalCenterId),
        or(
          patientCardId === null ? undefined : eq(payments.patientCardId, patientCardId),
          payer === null ? undefined : eq(payments.payer, payer),
        ),
      ),
    );
  const latest = await ctx.db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, theirs), eq(invoices.kind, "INVOICE")))
    .orderBy(desc(invoices.id))
    .limit(MOST_READ);
  const entered = latest.toReversed().filter((invoice) => !isBare(invoice, payer));
  const customers = new Map(entered.map((invoice) => [invoice.content.customer.name, invoice]));
  if (card) customers.delete(fullName(card));
  return [...customers.values()].toSorted((a, b) => b.id - a.id).slice(0, MOST_OFFERED);
}

/** The payer by name alone, as an invoice without another customer has it. */
const isBare = ({ content: { customer } }: Invoice, payer: string | null) =>
  customer.name === payer && !customer.companyNumber && !customer.abroadAddress && !customer.address.obecNazev;
