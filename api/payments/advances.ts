import { and, asc, eq, getTableColumns, notExists, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { Fault } from "../core/fault.ts";

/** Documents on advances of these payments that were not given back, in the order of their issue. */
export const listAdvances = ({ db }: Pick<Ctx, "db">, payments: readonly number[]) =>
  db
    .select({ ...getTableColumns(invoices), paymentId: invoicePayments.paymentId })
    .from(invoices)
    .innerJoin(invoicePayments, eq(invoicePayments.invoiceId, invoices.id))
    .where(
      and(
        anyOf(invoicePayments.paymentId, payments),
        eq(invoices.kind, "ADVANCE"),
        notExists(sql`(select from invoices as note where note.corrects_id = ${invoices.id})`),
      ),
    )
    .orderBy(asc(invoices.id));

/** Refuses (`advanceDocumented`) what would leave a document on an advance of a payment, or of an entry of it, untrue. */
export async function assertUndocumented(ctx: Pick<Ctx, "db">, payment: { id: number }, entry?: { id: number }) {
  const documents = await listAdvances(ctx, [payment.id]);
  if (documents.some(({ received }) => !entry || received!.includes(entry.id))) throw new Fault("advanceDocumented");
}
