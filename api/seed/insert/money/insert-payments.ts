import { sql } from "drizzle-orm";
import { DAY, earlier } from "#rules/time/durations.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { consumeVouchers } from "./insert-vouchers.ts";

/** Methods by which demo patients pay; of every fifth visit nothing is paid yet. */
const METHODS = ["CARD", "CASH", "CARD", "TRANSFER"];

/**
 * Charges the visits of the last two weeks; vouchers that were sold pay theirs, cash is in the first cash box, with
 * receipts, and a part of it was taken to the bank after a close. Some patients come with FT vouchers from today on.
 */
export async function insertPayments(db: Db, now: Date, email: string): Promise<void> {
  const receptionist = sql`(select profiles.id from profiles join users on users.id = profiles.user_id where users.email = ${email} limit 1)`;
  const today = instantOf(localDate(now));
  await db.execute(sql`
    update patient_attendances a set on_ft_voucher = true from events e join procedures p on p.id = e.procedure_id
    where e.id = a.event_id and e.begin_at >= ${today} and e.capacity is null and p.vat_rate = 'ZERO' and a.patient_card_id % 6 = 2`);
  await db.execute(sql`
    with visits as (
      select a.id, a.medical_center_id, a.patient_card_id, e.end_at, p.id as procedure_id, p.name, p.price_amount, p.price_currency, p.vat_rate, row_number() over (order by e.end_at, a.id) as n
      from patient_attendances a join events e on e.id = a.event_id join procedures p on p.id = e.procedure_id
      where a.state = 'PRESENT' and not a.on_ft_voucher and e.end_at between ${earlier(now, 14 * DAY)} and ${now}
    ), given as (select medical_center_id, last from variable_symbols), charged as (
      insert into payments (medical_center_id, patient_card_id, attendance_id, currency, price, variable_symbol, created_at, created_by)
      select medical_center_id, patient_card_id, id, price_currency, price_amount, to_char(end_at, 'YY') || lpad((n + coalesce((select last from given where given.medical_center_id = visits.medical_center_id), 0))::text, 6, '0'), end_at, ${receptionist} from visits
      returning *
    ), lines as (
      insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
      select charged.medical_center_id, charged.id, 0, visits.name, charged.price, charged.price, visits.vat_rate, 'PROCEDURE', visits.procedure_id
      from charged join visits on visits.id = charged.attendance_id
    )
    insert into variable_symbols (medical_center_id, last) select medical_center_id, count(*) from charged group by medical_center_id
    on conflict (medical_center_id) do update set last = variable_symbols.last + excluded.last`);
  await consumeVouchers(db);
  const yesterday = earlier(now, DAY);
  const method = sql`(${sql.raw(`array['${METHODS.join("','")}']`)}::payment_method[])[1 + id % ${METHODS.length}]`;
  await db.execute(sql`
    with taken as (
      update payments set paid = price, payed_at = created_at, payment_method = ${method}, confirmed_by = ${receptionist}
      where attendance_id is not null and payed_at is null and id % 5 <> 0 and price > 0 returning *
    )
    insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
    select medical_center_id, id, payed_at, payment_method, price, confirmed_by from taken order by payed_at, id`);
  await db.execute(sql`
    insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, payment_entry_id, profile_id)
    select medical_center_id, box, 'IN', year, row_number() over (partition by year order by at, id), at, amount, id, profile_id
    from (
      select entry.*, box.id as box, extract(year from entry.at at time zone 'Europe/Prague')::int as year
      from payment_entries entry join cash_boxes box on box.medical_center_id = entry.medical_center_id and box.number = 1
      where entry.method = 'CASH'
    ) as taken order by at, id`);
  await db.execute(sql`
    insert into cash_entries (medical_center_id, cash_box_id, direction, year, number, at, amount, reason, profile_id)
    select medical_center_id, id, 'OUT', ${Number(localDate(yesterday).slice(0, 4))}::int, 1, ${yesterday}, -200000, 'Odvod do banky', ${receptionist} from cash_boxes`);
  const closedAt = earlier(now, 2 * DAY);
  await db.execute(sql`
    insert into cash_closes (medical_center_id, cash_box_id, at, last_entry_id, counted, difference, profile_id)
    select box.medical_center_id, box.id, ${closedAt}, max(entry.id), coalesce(sum(entry.amount), 0), 0, ${receptionist}
    from cash_boxes box left join cash_entries entry on entry.cash_box_id = box.id and entry.at <= ${closedAt}
    where box.number = 1 group by box.medical_center_id, box.id`);
}
