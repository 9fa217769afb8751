import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** Payments that are on an invoice together, in the order of their lines, with the symbol by which all of them are asked for. */
export type Together = { variableSymbol: string; payments: number[] };

/**
 * The invoices that are not given back of these payments, and of each the payments that are still on it. An invoice of one
 * payment with its own symbol is none of them.
 */
export async function chargedTogether({ db }: { db: Db }, ids: readonly number[]): Promise<Together[]> {
  const { rows } = await db.execute<Together>(sql`
    select invoices.content ->> 'variableSymbol' as "variableSymbol", array_agg(payments.id order by link.lines) as payments
    from invoice_payments link
      join invoices on invoices.id = link.invoice_id and kind = 'INVOICE'
      join payments on payments.id = link.payment_id and invoiced_at is not null
    where link.invoice_id in (select invoice_id from invoice_payments where payment_id = any(${sql.param([...ids])}::integer[]))
      and not exists (
        select from invoice_payments later join invoices newer on newer.id = later.invoice_id and newer.kind = 'INVOICE'
        where later.payment_id = link.payment_id and later.invoice_id > link.invoice_id)
    group by invoices.id
    having count(*) > 1 or min(payments.variable_symbol) <> invoices.content ->> 'variableSymbol'
    order by invoices.id`);
  return rows;
}
