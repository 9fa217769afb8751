import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { invoicePayments } from "../../core/db/tables/invoice-payments.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { payments } from "../../core/db/tables/payments.ts";
import type { Payment } from "./supplied-lines.ts";

/** So many of the latest invoices are looked through. */
const MOST_READ = 50;

/** The latest invoices of the patient or of the payer of a payment, the newest first. */
export async function latestInvoices(
  { db, profile }: InCenter,
  { patientCardId, payer }: Pick<Payment, "patientCardId" | "payer">,
): Promise<(typeof invoices.$inferSelect)[]> {
  if (patientCardId === null && payer === null) return [];
  const theirs = db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(
      and(
        eq(payments.medicalCenterId, profile.medicalCenterId),
        or(
          patientCardId === null ? undefined : eq(payments.patientCardId, patientCardId),
          payer === null ? undefined : eq(payments.payer, payer),
        ),
      ),
    );
  return db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, theirs), eq(invoices.kind, "INVOICE")))
    .orderBy(desc(invoices.id))
    .limit(MOST_READ);
}
