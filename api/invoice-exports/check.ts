import { sql } from "drizzle-orm";
import { DateRangeInput } from "#rules/inputs/invoices/invoice-export.ts";
import { documentNumber, type InvoiceKind, type NumberPattern } from "#rules/invoices/number.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { parse } from "../core/parse.ts";

/** The most missing numbers that are named. */
const MOST_NAMED = 100;

/**
 * The documents of the days: their number, the numbers of their series that are missing before the last of them, and
 * those without a stored PDF, which the export makes. A series goes on from its last document before the days, or from
 * the beginning of its runs: a number that is missing at the edge of two exports is named by the later one.
 */
export async function checkExport(ctx: Ctx, range: unknown) {
  allow(ctx, "invoiceExport:make");
  const { from, to } = parse(DateRangeInput, range);
  const center = ctx.profile.medicalCenterId;
  const { rows } = await ctx.db.execute<{
    kind: InvoiceKind;
    year: number;
    first: number;
    last: number;
    count: number;
  }>(sql`
    select kind, year, max(position) as last, count(*)::int as count,
      (select coalesce(max(before.position), 0) + 1 from invoices before
        where before.medical_center_id = ${center} and before.kind = invoices.kind and before.year = invoices.year and before.issued_on < ${from}) as first
    from invoices
    where medical_center_id = ${center} and issued_on between ${from} and ${to} and year between extract(year from ${from}::date) and extract(year from ${to}::date)
    group by kind, year order by kind, year`);
  const gaps: string[] = [];
  for (const { kind, year, first, last } of rows) {
    const missing = await ctx.db.execute<NumberPattern & { position: number }>(sql`
      select position, prefix, year_digits as "yearDigits", separator, digits
      from invoice_series run cross join generate_series(greatest(first, ${first}::int), least(last, ${last}::int)) as position
      where run.medical_center_id = ${center} and run.kind = ${kind} and run.year = ${year}
        and not exists (select from invoices where medical_center_id = ${center} and kind = ${kind} and year = ${year} and invoices.position = position.position)
      order by position limit ${MOST_NAMED - gaps.length}`);
    gaps.push(...missing.rows.map(({ position, ...pattern }) => documentNumber(pattern, year, position)));
  }
  const missing = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from invoices
    where medical_center_id = ${center} and issued_on between ${from} and ${to} and not exists (select from invoice_files where invoice_id = invoices.id)`);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    gaps,
    missingFiles: missing.rows[0]!.count,
  };
}
export type ExportCheck = Awaited<ReturnType<typeof checkExport>>;
