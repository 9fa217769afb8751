import { asc, desc, getTableColumns, lte, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { invoices } from "../db/tables/invoices.ts";
import type { Invoice } from "./issue.ts";

/** As many are listed of a payment. */
const MOST_LISTED = 50;

/** The latest invoices and credit notes of each of these payments, in the order of their issue. */
export async function listInvoicesOf({ db }: Pick<Ctx, "db">, payments: readonly number[]): Promise<Invoice[]> {
  const place = sql<number>`row_number() over (partition by ${invoices.paymentId} order by ${desc(invoices.id)})`;
  const ranked = db
    .select({ ...getTableColumns(invoices), place: place.as("place") })
    .from(invoices)
    .where(anyOf(invoices.paymentId, payments))
    .as("ranked");
  const rows = await db.select().from(ranked).where(lte(ranked.place, MOST_LISTED)).orderBy(asc(ranked.id));
  return rows.map(({ place: _place, ...invoice }) => invoice);
}
