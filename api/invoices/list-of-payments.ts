import { asc, desc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import type { Invoice } from "./issue.ts";

/** As many are listed of a payment. */
const MOST_LISTED = 50;

/** The latest invoices and credit notes of each of these payments, in the order of their issue. */
export async function listInvoicesOf(
  { db }: Pick<Ctx, "db">,
  payments: readonly number[],
): Promise<(Invoice & { paymentId: number })[]> {
  const place = sql<number>`row_number() over (partition by ${invoicePayments.paymentId} order by ${desc(invoices.id)})`;
  const ranked = db
    .select({ ...getTableColumns(invoices), paymentId: invoicePayments.paymentId, place: place.as("place") })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(anyOf(invoicePayments.paymentId, payments))
    .as("ranked");
  const rows = await db.select().from(ranked).where(lte(ranked.place, MOST_LISTED)).orderBy(asc(ranked.id));
  return rows.map(({ place: _place, ...invoice }) => invoice);
}
