import { eq } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import type { invoices } from "../../core/db/tables/invoices.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { readPayment } from "../../payments/read.ts";
import { latestInvoices } from "./latest-invoices.ts";

/** So many customers are offered. */
const MOST_OFFERED = 5;

type Invoice = typeof invoices.$inferSelect;

/**
 * The latest invoices of the patient or of the payer of a payment to other customers than the patient, one of each, the
 * newest first; the payer is one where more than the name was entered.
 */
export async function customersBefore(ctx: Ctx, paymentId: number): Promise<Invoice[]> {
  const { patientCardId, payer } = await readPayment(ctx, paymentId);
  const [card] =
    patientCardId === null ? [] : await ctx.db.select().from(patientCards).where(eq(patientCards.id, patientCardId));
  if (!card && payer === null) return [];
  const latest = await latestInvoices(ctx as ProfileCtx, { patientCardId, payer });
  const entered = latest.toReversed().filter((invoice) => !isBare(invoice, payer));
  const customers = new Map(entered.map((invoice) => [invoice.content.customer.name, invoice]));
  if (card) customers.delete(fullName(card));
  return [...customers.values()].toSorted((a, b) => b.id - a.id).slice(0, MOST_OFFERED);
}

/** The payer by name alone, as an invoice without another customer has it. */
const isBare = ({ content: { customer } }: Invoice, payer: string | null) =>
  customer.name === payer && !customer.companyNumber && !customer.abroadAddress && !customer.address.obecNazev;
