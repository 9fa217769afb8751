import { sql } from "drizzle-orm";
import type { InCenter } from "../context.ts";

/**
 * The value of the visits of these payments that passes cover which are taxed when used, in minor units: what was paid for
 * them, of which VAT is (article 73a of directive 2006/112/EC), not the list price. The visits of a sale divide its price,
 * to the last minor unit; they count alike, as where their value is computed (api/vouchers/unused.ts). Others are missing.
 */
export async function taxedVisits({ db }: Pick<InCenter, "db">, payments: readonly number[]) {
  const { rows } = await db.execute<{ payment: number; value: string }>(sql`
    with uses as (
      select e.payment_id as payment, coalesce(v.origin_id, v.id) as origin, max(e.id) filter (where e.kind = 'USED') as entry
      from procedure_voucher_entries e join procedure_vouchers v on v.id = e.voucher_id
      where e.payment_id is not null and coalesce(v.origin_id, v.id) in (
        select coalesce(used.origin_id, used.id) from procedure_voucher_entries u join procedure_vouchers used on used.id = u.voucher_id
        where u.payment_id = any(${sql.param([...payments])}::integer[]))
      group by e.payment_id, coalesce(v.origin_id, v.id) having sum(e.count) < 0
    ), placed as (
      select payment, origin, row_number() over (partition by origin order by entry) as place from uses
    ), sales as (
      select o.id as origin, sum(i.price)::bigint as price,
        (select sum(b.count)::bigint from procedure_voucher_entries b where b.voucher_id = o.id and b.kind = 'BOUGHT') as bought
      from procedure_vouchers o
        join payment_items i on i.payment_id = o.payment_id and i.target_id = o.id and i.vat_when_used and i.price >= 0
      where o.id in (select origin from placed) group by o.id
    )
    select payment, price * place / bought - price * (place - 1) / bought as value
    from placed join sales using (origin)
    where payment = any(${sql.param([...payments])}::integer[])`);
  return new Map(rows.map(({ payment, value }) => [payment, Number(value)]));
}
