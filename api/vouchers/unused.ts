import { sql, type SQL } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import { payments } from "../core/db/tables/payments.ts";
import { procedureVoucherEntries } from "../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";

/** The moment after a day, by default today. */
const endOf = (ctx: InCenter, day: IsoDate | undefined) => instantOf(addDays(day ?? localDate(ctx.now()), 1));

/**
 * The visits that were left at the end of a day, by voucher and service: what is left now without what was entered
 * since, so that the ledger before it is not read.
 */
export function leftOn(ctx: InCenter, day: IsoDate | undefined): SQL {
  const { medicalCenterId } = ctx.profile;
  const services = procedureVoucherServices;
  const entries = procedureVoucherEntries;
  return sql`(
    select voucher_id, procedure_id, sum(change)::int as count from (
      select ${services.voucherId}, ${services.procedureId}, ${services.available} as change from ${services} where ${services.medicalCenterId} = ${medicalCenterId} and ${services.available} > 0
      union all
      select ${entries.voucherId}, ${entries.procedureId}, -${entries.count} from ${entries} where ${entries.medicalCenterId} = ${medicalCenterId} and ${entries.at} >= ${endOf(ctx, day).toISOString()}::timestamptz
    ) as changes group by voucher_id, procedure_id having sum(change) > 0)`;
}

/** Minor units. A voucher without a sale has neither a price nor a currency. */
export type UnusedValue = {
  id: number;
  currency: string | null;
  /** Of the sale. */
  price: number | null;
  share: number;
  paid: number;
  sold: string;
};

/**
 * The share in the price of each voucher with visits left at the end of a day, and what was paid of it by then. The
 * share of so many visits is the price without that of the rest, which is rounded down; of what is paid as much as of
 * the whole payment, rounded down. Vouchers that share a sale by transfers divide one such share by their ids, so that
 * all shares together are its price, to the last minor unit.
 */
export function valueOn(ctx: InCenter, day: IsoDate | undefined): SQL {
  const end = sql`${endOf(ctx, day).toISOString()}::timestamptz`;
  const sale = sql`(
    select o.id as origin, p.currency, o.created_at as sold, line.price, bought.count as bought, total.price as total, paid.amount as paid
    from ${procedureVouchers} o left join ${payments} p on p.id = o.payment_id
    left join lateral (
      select sum(i.price)::bigint as price from ${paymentItems} i where i.payment_id = o.payment_id and i.target_type = 'PROCEDURE_VOUCHER' and i.target_id = o.id and i.given_back_at is null
    ) as line on true
    cross join lateral (
      select sum(e.count)::bigint as count from ${procedureVoucherEntries} e where e.voucher_id = o.id and e.kind in ('BOUGHT', 'OPENED')
    ) as bought
    cross join lateral (
      select sum(i.price)::bigint as price from ${paymentItems} i where i.payment_id = o.payment_id and (i.given_back_at is null or i.given_back_at < ${end})
    ) as total
    cross join lateral (
      select coalesce(sum(e.amount), 0)::bigint as amount from ${paymentEntries} e where e.payment_id = o.payment_id and e.at < ${end}
    ) as paid)`;
  const share = (visits: SQL) =>
    sql`(coalesce(price, 0) - coalesce(price, 0) * greatest(bought - ${visits}, 0) / bought)`;
  const paid = (visits: SQL) => sql`coalesce(${share(visits)} * paid / nullif(total, 0), 0)`;
  return sql`(
    select id, currency, price, sold, ${share(sql`until`)} - ${share(sql`before`)} as share, ${paid(sql`until`)} - ${paid(sql`before`)} as paid
    from (
      select v.id, coalesce(v.origin_id, v.id) as origin, until, until - own as before
      from (
        select v.id, v.origin_id, sum(l.count)::bigint as own, sum(sum(l.count)) over (partition by coalesce(v.origin_id, v.id) order by v.id)::bigint as until
        from ${leftOn(ctx, day)} as l join ${procedureVouchers} v on v.id = l.voucher_id group by v.id
      ) as v
    ) as held join ${sale} as sale using (origin))`;
}

/** The shares of these vouchers. */
export async function valuesOn(ctx: InCenter, day: IsoDate | undefined, ids: readonly number[]) {
  const { rows } = await ctx.db.execute<Record<keyof UnusedValue, string>>(
    sql`select id, currency, price, share, paid, sold from ${valueOn(ctx, day)} as valued where id = any(${sql.param([...ids])}::integer[])`,
  );
  return new Map(rows.map((row) => [Number(row.id), valueOf(row)]));
}

/** The sums of all vouchers with visits left at the end of a day, one for each currency. */
export async function sumUnused(ctx: Ctx, day: IsoDate | null | undefined) {
  allow(ctx, "procedureVoucher:value");
  const { rows } = await ctx.db.execute<Record<"currency" | "share" | "paid", string>>(
    sql`select currency, sum(share) as share, sum(paid) as paid from ${valueOn(ctx, day ?? undefined)} as valued where currency is not null group by currency order by currency`,
  );
  return rows.map(({ currency, share, paid }) => ({
    value: { amount: Number(share), currency },
    paid: { amount: Number(paid), currency },
  }));
}

const valueOf = ({ id, price, share, paid, ...row }: Record<keyof UnusedValue, string>): UnusedValue => ({
  ...row,
  id: Number(id),
  price: price === null ? null : Number(price),
  share: Number(share),
  paid: Number(paid),
});
