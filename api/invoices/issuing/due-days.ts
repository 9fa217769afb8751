import { and, desc, eq, sql } from "drizzle-orm";
import type { InvoiceParty } from "#rules/invoices/content.ts";
import { daysBetween } from "#rules/time/dates.ts";
import type { Billing } from "../../billing/read.ts";
import type { InCenter } from "../../core/context.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { latestInvoices } from "./latest-invoices.ts";
import type { Payment } from "./supplied-lines.ts";

/**
 * Days until an invoice to a customer is due: as many as their latest unpaid one gave, else those of the centre. Those
 * of a company number are a customer's in the whole centre, those of a name with the same patient or payer.
 */
export async function dueDaysFor(
  ctx: InCenter,
  payment: Pick<Payment, "patientCardId" | "payer">,
  customer: Pick<InvoiceParty, "name" | "companyNumber"> | null,
  { dueDays }: Pick<Billing, "dueDays">,
): Promise<number> {
  const before = customer?.companyNumber
    ? await latestOfCompany(ctx, customer.companyNumber)
    : (await latestInvoices(ctx, payment)).find(
        ({ content }) => content.paidOn === null && content.customer.name === customer?.name,
      );
  return before ? daysBetween(before.content.issuedOn, before.content.dueOn) : dueDays;
}

/** The latest invoice of the centre to a company that was unpaid when it was issued. */
async function latestOfCompany({ db, profile }: InCenter, companyNumber: string) {
  const [latest] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.medicalCenterId, profile.medicalCenterId),
        eq(invoices.kind, "INVOICE"),
        sql`content #>> '{customer,companyNumber}' = ${companyNumber}`,
        sql`content ->> 'paidOn' is null`,
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1);
  return latest;
}
