import { sql } from "drizzle-orm";
import type { InvoiceKind } from "#rules/invoices/number.ts";
import type { Db } from "../core/db/client.ts";

/** A series, by the documents that its runs of numbers count and those that are there, so many of them outside of every run. */
export type Gap = {
  medicalCenterId: number;
  kind: InvoiceKind;
  year: number;
  numbers: number;
  count: number;
  outside: number;
};

/** Series whose documents are not exactly those of their runs. Needs the connection of the tables' owner. */
export async function findGaps(db: Db): Promise<Gap[]> {
  const { rows } = await db.execute<Gap>(sql`
    with counted as (
      select medical_center_id, kind, year, sum(last - first + 1)::int as numbers from invoice_series group by medical_center_id, kind, year
    ), documents as (
      select invoices.medical_center_id, invoices.kind, invoices.year, count(*)::int as count, (count(*) filter (where run.first is null))::int as outside
      from invoices left join invoice_series as run on run.medical_center_id = invoices.medical_center_id and run.kind = invoices.kind
        and run.year = invoices.year and position between first and last
      group by invoices.medical_center_id, invoices.kind, invoices.year
    )
    select medical_center_id as "medicalCenterId", kind, year, coalesce(numbers, 0) as numbers, coalesce(count, 0) as count, coalesce(outside, 0) as outside
    from documents full join counted using (medical_center_id, kind, year)
    where coalesce(numbers, 0) <> coalesce(count, 0) or outside > 0
    order by medical_center_id, kind, year`);
  return rows;
}
