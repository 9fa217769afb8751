import { sql } from "drizzle-orm";
import type { InvoiceKind } from "#rules/invoices/number.ts";
import type { Db } from "../db/client.ts";

export type Gap = { medicalCenterId: number; kind: InvoiceKind; year: number; last: number; count: number };

/** Series whose documents are not exactly those from 1 to its last number. Needs the connection of the tables' owner. */
export async function findGaps(db: Db): Promise<Gap[]> {
  const { rows } = await db.execute<Gap>(sql`
    select medical_center_id as "medicalCenterId", kind, year, coalesce(max(series.last), 0) as last, count(invoices.id)::int as count
    from invoices full join invoice_series as series using (medical_center_id, kind, year)
    group by medical_center_id, kind, year
    having count(invoices.id) <> coalesce(max(series.last), 0) or max(invoices.position) <> max(series.last)
    order by medical_center_id, kind, year`);
  return rows;
}
