import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { insurerPayments } from "../core/db/tables/insurer-payments.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { payments } from "../core/db/tables/payments.ts";
import type { Invoice } from "../invoices/issue.ts";

/**
 * The invoices that ask insurers for these payments now, in the order of their issue: each has one that was not given
 * back, until it is canceled.
 */
export function liveInvoices({ db }: Pick<InCenter, "db">, which: SQL) {
  const isGivenBack = sql`exists (select from ${invoices} note where note.corrects_id = ${invoices.id})`;
  return db
    .select({ ...getTableColumns(invoices), paymentId: insurerPayments.paymentId })
    .from(insurerPayments)
    .innerJoin(payments, and(eq(payments.id, insurerPayments.paymentId), isNull(payments.canceledAt)))
    .innerJoin(invoicePayments, eq(invoicePayments.paymentId, insurerPayments.paymentId))
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(and(which, eq(invoices.kind, "INSURER"), sql`not ${isGivenBack}`))
    .orderBy(asc(invoices.id));
}

/** The invoice that asks for a payment of an insurer now. */
export async function liveInvoice(ctx: Pick<InCenter, "db">, paymentId: number): Promise<Invoice | undefined> {
  const [invoice] = await liveInvoices(ctx, eq(insurerPayments.paymentId, paymentId));
  return invoice;
}
