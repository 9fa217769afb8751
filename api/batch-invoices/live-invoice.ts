import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { InCenter } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { invoicePayments } from "../db/tables/invoice-payments.ts";
import { invoices } from "../db/tables/invoices.ts";
import { payments } from "../db/tables/payments.ts";
import type { Invoice } from "../invoices/issue.ts";

/** The invoices that ask insurers for these payments now, by payment: each has one that was not given back, until it is canceled. */
export async function liveInvoices(
  ctx: Pick<InCenter, "db">,
  paymentIds: readonly number[],
): Promise<Map<number, Invoice>> {
  const isGivenBack = sql`exists (select from ${invoices} note where note.corrects_id = ${invoices.id})`;
  const rows = await ctx.db
    .select({ paymentId: invoicePayments.paymentId, ...getTableColumns(invoices) })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .innerJoin(payments, and(eq(payments.id, invoicePayments.paymentId), isNull(payments.canceledAt)))
    .where(and(eq(invoices.kind, "INSURER"), anyOf(invoicePayments.paymentId, paymentIds), sql`not ${isGivenBack}`));
  return new Map(rows.map(({ paymentId, ...invoice }) => [paymentId, invoice]));
}
