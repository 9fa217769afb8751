import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { invoicePayments } from "../../core/db/tables/invoice-payments.ts";
import { payments } from "../../core/db/tables/payments.ts";

/** Ids of the payments of the row of `invoices` that is read, in the order of their lines. */
export const paymentIdsOf = sql<
  number[]
>`coalesce((select array_agg(payment_id order by lines) from invoice_payments where invoice_id = invoices.id), '{}')`;

/** The cards of their patients, each once; null among them where a payment has none. */
export const cardsOf = sql<
  (number | null)[]
>`array(select distinct patient_card_id from invoice_payments join payments on payments.id = payment_id where invoice_id = invoices.id order by 1)`;

/** The first of them. */
export const firstPaymentOf = sql<number>`(select payment_id from invoice_payments where invoice_id = invoices.id order by lines limit 1)`;

export type InvoicedPayment = typeof payments.$inferSelect & { invoiceId: number; lines: number[] };

/** The payments of each of these invoices in the order of their lines, whose places come along. */
export const listPaymentsOf = ({ db }: Pick<Ctx, "db">, invoices: readonly number[]): Promise<InvoicedPayment[]> =>
  db
    .select({
      ...getTableColumns(payments),
      invoiceId: invoicePayments.invoiceId,
      lines: invoicePayments.lines,
    })
    .from(invoicePayments)
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(anyOf(invoicePayments.invoiceId, invoices))
    .orderBy(asc(invoicePayments.invoiceId), asc(invoicePayments.lines));
