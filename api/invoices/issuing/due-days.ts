import { daysBetween } from "#rules/time/dates.ts";
import type { Billing } from "../../billing/read.ts";
import type { InCenter } from "../../context.ts";
import { latestInvoices } from "./latest-invoices.ts";
import type { Payment } from "./supplied-lines.ts";

/** Days until an invoice to a customer is due: as many as their latest unpaid one gave, else those of the centre. */
export async function dueDaysFor(
  ctx: InCenter,
  payment: Pick<Payment, "patientCardId" | "payer">,
  customer: string | null,
  { dueDays }: Pick<Billing, "dueDays">,
): Promise<number> {
  const before = (await latestInvoices(ctx, payment)).find(
    ({ content }) => content.paidOn === null && content.customer.name === customer,
  );
  return before ? daysBetween(before.content.issuedOn, before.content.dueOn) : dueDays;
}
