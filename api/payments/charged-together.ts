import { sql, type SQL } from "drizzle-orm";
import { owedOf } from "#rules/payments/owed-of.ts";
import type { Db } from "../core/db/client.ts";
import type { InCenter } from "../core/context.ts";
import type { Payment } from "./scope.ts";
import { owed } from "./which.ts";

/** Payments that are on an invoice together, in the order of their lines, and the symbol, number and rest by which it asks for all of them. */
export type Together = { invoice: number; variableSymbol: string; number: string; owed: number; payments: number[] };

/**
 * The invoices that are not given back of these payments, and of each the payments that are still on it. An invoice of
 * one payment with its own symbol is none of them.
 */
export const chargedTogether = (ctx: { db: Db }, ids: readonly number[]): Promise<Together[]> =>
  find(
    ctx,
    sql`invoices.id in (select invoice_id from invoice_payments where payment_id = any(${sql.param([...ids])}::integer[]))`,
  );

/** The same of the centre's invoices that ask under these symbols. */
export const chargedUnder = (ctx: InCenter, symbols: readonly string[]): Promise<Together[]> =>
  find(
    ctx,
    sql`invoices.medical_center_id = ${ctx.profile.medicalCenterId} and invoices.content ->> 'variableSymbol' = any(${sql.param([...symbols])}::text[])`,
  );

/** The amount that is left of a payment and the symbol for it; of its invoice where that asks for several together. */
export const askedFor = (payment: Payment, joint: Together | undefined): { amount: number; variableSymbol: string } =>
  joint
    ? { amount: joint.owed, variableSymbol: joint.variableSymbol }
    : { amount: owedOf(payment), variableSymbol: payment.variableSymbol };

async function find({ db }: { db: Db }, which: SQL): Promise<Together[]> {
  const { rows } = await db.execute<Together>(sql`
    select invoices.id as invoice, invoices.content ->> 'variableSymbol' as "variableSymbol", invoices.content ->> 'number' as number,
      sum(${owed})::float8 as owed, array_agg(payments.id order by link.lines) as payments
    from invoice_payments link
      join invoices on invoices.id = link.invoice_id and kind = 'INVOICE'
      join payments on payments.id = link.payment_id and invoiced_at is not null
    where ${which}
      and not exists (
        select from invoice_payments later join invoices newer on newer.id = later.invoice_id and newer.kind = 'INVOICE'
        where later.payment_id = link.payment_id and later.invoice_id > link.invoice_id)
    group by invoices.id
    having count(*) > 1 or min(payments.variable_symbol) <> invoices.content ->> 'variableSymbol'
    order by invoices.id`);
  return rows;
}
