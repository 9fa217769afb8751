import { sql } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";

/**
 * The value of a visit, in minor units, for each of these payments that has no invoice and is covered by a voucher that
 * is taxed when used: what was paid for the visit, of which VAT is (article 73a of directive 2006/112/EC), not the list
 * price. Visits count alike. Those with invoices come to their share in the price of the sale, rounded down, so that
 * all of them are that price, in whatever order they are invoiced, each behind `lockIssuer`. Visits beyond those that
 * were bought, which a correction adds, are worth nothing: nothing was paid for them.
 */
export async function taxedVisits(
  { db }: Pick<InCenter, "db">,
  payments: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ payment: number; value: string }>(sql`
    with uses as (
      select e.payment_id as payment, coalesce(v.origin_id, v.id) as origin
      from procedure_voucher_entries e join procedure_vouchers v on v.id = e.voucher_id
      where e.payment_id is not null and coalesce(v.origin_id, v.id) in (
        select coalesce(used.origin_id, used.id) from procedure_voucher_entries u join procedure_vouchers used on used.id = u.voucher_id
        where u.payment_id = any(${sql.param([...payments])}::integer[]))
      group by e.payment_id, coalesce(v.origin_id, v.id) having sum(e.count) < 0
    ), sales as (
      select o.id as origin, sum(i.price)::bigint as price,
        (select sum(b.count)::bigint from procedure_voucher_entries b where b.voucher_id = o.id and b.kind = 'BOUGHT') as bought
      from procedure_vouchers o
        join payment_items i on i.payment_id = o.payment_id and i.target_id = o.id and i.vat_when_used and i.given_back_at is null
      where o.id in (select origin from uses) group by o.id
    ), taxed as (
      select origin, count(*) as visits, sum(latest.price)::bigint as price
      from uses join payments p on p.id = payment and p.invoiced_at is not null
        cross join lateral (
          select (select sum((content -> 'lines' -> line ->> 'price')::bigint) from unnest(link.lines) as line) as price
          from invoice_payments link join invoices on invoices.id = link.invoice_id and kind = 'INVOICE'
          where link.payment_id = p.id order by link.invoice_id desc limit 1
        ) as latest
      group by origin
    )
    select payment, sales.price * least(coalesce(visits, 0) + 1, bought) / bought - coalesce(taxed.price, 0) as value
    from uses join sales using (origin) left join taxed using (origin)
    where payment = any(${sql.param([...payments])}::integer[])`);
  return new Map(rows.map(({ payment, value }) => [payment, Number(value)]));
}
