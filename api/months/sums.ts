import { sql, type SQL } from "drizzle-orm";
import { noSums, type MonthSum, type MonthSums } from "#rules/months/sums.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../core/db/client.ts";

/** Days from the first one to before the other, of one centre or of all. */
type Range = { from: IsoDate; to: IsoDate; center?: number };
export type SummedMonth = { center: number; month: IsoDate; sums: MonthSums };

const monthOf = (day: SQL) => sql`to_char(${day}, 'YYYY-MM-01')`;
const inPrague = (at: SQL) => sql`${at} at time zone 'Europe/Prague'`;

/** The sums of each month in which there is anything (rules/months/sums.ts), in one query. */
export async function sumMonths(db: Db, { from, to, center }: Range): Promise<SummedMonth[]> {
  const [since, until] = [instantOf(from).toISOString(), instantOf(to).toISOString()];
  const ofCenter = (name: SQL) => (center === undefined ? sql`true` : sql`${name} = ${center}::int`);
  const own = ofCenter(sql`medical_center_id`);
  const at = (column: SQL, whose = own) =>
    sql`${whose} and ${column} >= ${since}::timestamptz and ${column} < ${until}::timestamptz`;
  const total = sql`(select coalesce(sum((line ->> 'price')::bigint), 0) from jsonb_array_elements(content -> 'lines') as line)
    - (select coalesce(sum((line ->> 'price')::bigint), 0) from jsonb_array_elements(content -> 'deducted') as advance, jsonb_array_elements(advance -> 'lines') as line)
    + (content ->> 'rounding')::bigint`;
  const { rows } = await db.execute<{ center: number; month: IsoDate; what: MonthSum; amount: string }>(sql`
    select center, month, what, sum(amount)::text as amount from (
      select medical_center_id as center, ${monthOf(inPrague(sql`created_at`))} as month, 'charged' as what, price as amount
        from payments where ${at(sql`created_at`)}
      union all
      select i.medical_center_id, ${monthOf(inPrague(sql`p.created_at`))}, 'charged', -i.price
        from payment_items i join payments p on p.id = i.payment_id where ${at(sql`p.created_at`, ofCenter(sql`p.medical_center_id`))} and i.given_back_at is not null
      union all
      select medical_center_id, ${monthOf(inPrague(sql`given_back_at`))}, 'canceled', -price from payment_items where ${at(sql`given_back_at`)}
      union all
      select medical_center_id, ${monthOf(inPrague(sql`canceled_at`))}, 'canceled', price from payments where ${at(sql`canceled_at`)}
      union all
      select medical_center_id, ${monthOf(inPrague(sql`at`))}, lower(method::text), amount from payment_entries where ${at(sql`at`)}
      union all
      select medical_center_id, ${monthOf(inPrague(sql`at`))}, 'rounding', rounding from payment_entries where ${at(sql`at`)}
      union all
      select medical_center_id, ${monthOf(inPrague(sql`at`))}, case direction when 'IN' then 'cashIn' else 'cashOut' end, amount
        from cash_entries where ${at(sql`at`)}
      union all
      select medical_center_id, ${monthOf(sql`issued_on::timestamp`)}, case kind when 'CREDIT_NOTE' then 'credited' else 'invoiced' end, ${total}
        from invoices where ${own} and issued_on >= ${from}::date and issued_on < ${to}::date
    ) as summed group by center, month, what order by center, month`);
  const months = new Map<string, SummedMonth>();
  for (const { center, month, what, amount } of rows) {
    const key = `${center} ${month}`;
    const known = months.get(key) ?? { center, month, sums: { ...noSums } };
    known.sums[what] = Number(amount);
    months.set(key, known);
  }
  return [...months.values()];
}
