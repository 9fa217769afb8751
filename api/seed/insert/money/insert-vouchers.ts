import { sql } from "drizzle-orm";
import type { Db } from "../../../core/db/client.ts";

/** Vouchers that are sold: one in so many patients who had the service in the last two weeks has one. */
const EVERY = 9;

const rateOfService = sql`(select p.vat_rate from procedure_voucher_preset_services s join procedures p on p.id = s.procedure_id where s.preset_id = sold.preset_id)`;

/**
 * Sells vouchers of single services to patients who have had them, each before the first of these visits; the visits
 * after it are taken off. The payments of visits come later, and leave those out.
 */
export async function insertVouchers(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    with single as (
      select p.id, p.name, p.price_amount, p.price_currency, p.validity_amount, p.validity_type, min(s.procedure_id) as procedure_id, min(s.count) as count, p.created_by
      from procedure_voucher_presets p join procedure_voucher_preset_services s on s.preset_id = p.id where p.removed_at is null group by p.id having count(*) = 1
    ), buyers as (
      select distinct on (a.patient_card_id) a.medical_center_id, a.patient_card_id, single.*, min(e.begin_at) over (partition by a.patient_card_id, single.id) - interval '10 minutes' as at
      from patient_attendances a join events e on e.id = a.event_id join single on single.procedure_id = e.procedure_id
      join patient_cards c on c.id = a.patient_card_id and c.archived_at is null
      where a.state = 'PRESENT' and e.begin_at between ${now}::timestamptz - interval '14 days' and ${now}::timestamptz and a.patient_card_id % ${EVERY} = 0
      order by a.patient_card_id, single.id
    ), numbered as (select *, row_number() over (order by at, patient_card_id) as n from buyers), symbols as (
      insert into variable_symbols (medical_center_id, last) select medical_center_id, count(*) from numbered group by 1
    ), charged as (
      insert into payments (medical_center_id, patient_card_id, currency, price, paid, payed_at, payment_method, confirmed_by, variable_symbol, created_at, created_by)
      select medical_center_id, patient_card_id, price_currency, price_amount, price_amount, at, 'CARD', created_by, to_char(at, 'YY') || lpad(n::text, 6, '0'), at, created_by from numbered
      returning *
    ), sold as (
      insert into procedure_vouchers (medical_center_id, patient_card_id, preset_id, payment_id, name, valid_to, created_at, created_by)
      select b.medical_center_id, b.patient_card_id, b.id, charged.id, b.name, (b.at + make_interval(months => case b.validity_type when 'YEAR' then 12 else 1 end * b.validity_amount))::date, b.at, b.created_by
      from numbered b join charged on charged.patient_card_id = b.patient_card_id
      returning *
    ), lines as (
      insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
      select sold.medical_center_id, payment_id, 0, sold.name, charged.price, charged.price, ${rateOfService}, 'PROCEDURE_VOUCHER', sold.id from sold join charged on charged.id = payment_id
    ), taken as (
      insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
      select medical_center_id, id, payed_at, payment_method, price, confirmed_by from charged
    ), bought as (
      insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, profile_id)
      select sold.medical_center_id, sold.id, b.procedure_id, 'BOUGHT', b.count, b.at, b.created_by from sold join numbered b on b.patient_card_id = sold.patient_card_id
    )
    insert into procedure_voucher_services (medical_center_id, voucher_id, procedure_id, available)
    select sold.medical_center_id, sold.id, b.procedure_id, b.count from sold join numbered b on b.patient_card_id = sold.patient_card_id`);
}

/** Of so many patients one has a voucher that ended, with two visits left. */
const ENDED_EVERY = 61;

/** Vouchers of single services that ended ten days ago, of which two visits have expired. */
export async function insertEndedVouchers(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    with single as (
      select distinct on (p.medical_center_id) p.medical_center_id, p.id, p.name, p.price_amount, p.price_currency, p.created_by, s.procedure_id, s.count
      from procedure_voucher_presets p join procedure_voucher_preset_services s on s.preset_id = p.id
      where p.removed_at is null and s.count > 2 and (select count(*) from procedure_voucher_preset_services o where o.preset_id = p.id) = 1
      order by p.medical_center_id, p.id
    ), numbered as (
      select single.*, c.id as patient_card_id, ${now}::timestamptz - interval '6 months 10 days' as at, row_number() over (order by c.id) + last as n
      from patient_cards c join single using (medical_center_id) join variable_symbols using (medical_center_id) where c.archived_at is null and c.id % ${ENDED_EVERY} = 0
    ), symbols as (
      update variable_symbols v set last = last + (select count(*) from numbered where numbered.medical_center_id = v.medical_center_id)
    ), charged as (
      insert into payments (medical_center_id, patient_card_id, currency, price, paid, payed_at, payment_method, confirmed_by, variable_symbol, created_at, created_by)
      select medical_center_id, patient_card_id, price_currency, price_amount, price_amount, at, 'CARD', created_by, to_char(at, 'YY') || lpad(n::text, 6, '0'), at, created_by from numbered
      returning *
    ), sold as (
      insert into procedure_vouchers (medical_center_id, patient_card_id, preset_id, payment_id, name, valid_to, created_at, created_by)
      select b.medical_center_id, b.patient_card_id, b.id, charged.id, b.name, (${now}::timestamptz - interval '10 days')::date, b.at, b.created_by
      from numbered b join charged using (patient_card_id)
      returning *
    ), lines as (
      insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
      select sold.medical_center_id, payment_id, 0, sold.name, price, price, ${rateOfService}, 'PROCEDURE_VOUCHER', sold.id from sold join charged on charged.id = payment_id
    ), taken as (
      insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
      select medical_center_id, id, payed_at, payment_method, price, confirmed_by from charged
    ), entries as (
      insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, reason, profile_id)
      select sold.medical_center_id, sold.id, b.procedure_id, e.kind::voucher_entry_kind, e.count, e.at, e.reason, e.profile_id
      from sold join numbered b using (patient_card_id)
      cross join lateral (values
        (1, 'BOUGHT', b.count, b.at, null, b.created_by),
        (2, 'CORRECTED', 2 - b.count, b.at, 'Vybráno podle průkazky', b.created_by),
        (3, 'EXPIRED', -2, ${now}::timestamptz - interval '9 days', null, null)
      ) as e (place, kind, count, at, reason, profile_id)
      order by sold.id, e.place
    )
    insert into procedure_voucher_services (medical_center_id, voucher_id, procedure_id, available, expired)
    select sold.medical_center_id, sold.id, b.procedure_id, 0, 2 from sold join numbered b using (patient_card_id)`);
}

/** Pays the visits of voucher owners by their vouchers, as long as visits are left. */
export async function consumeVouchers(db: Db): Promise<void> {
  await db.execute(sql`
    with usable as (
      select p.id as payment_id, p.medical_center_id, p.price, p.created_at, p.created_by, v.id as voucher_id, s.procedure_id, row_number() over (partition by v.id order by p.created_at, p.id) as n, s.available
      from payments p join patient_attendances a on a.id = p.attendance_id join events e on e.id = a.event_id
      join procedure_vouchers v on v.patient_card_id = p.patient_card_id and v.created_at <= p.created_at
      join procedure_voucher_services s on s.voucher_id = v.id and s.procedure_id = e.procedure_id
    ), used as (select * from usable where n <= available), taken as (
      insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
      select medical_center_id, payment_id, created_at, 'VOUCHER', price, created_by from used
    ), paid as (
      update payments set paid = payments.price, payed_at = used.created_at, payment_method = 'VOUCHER', confirmed_by = used.created_by from used where payments.id = used.payment_id
    ), entered as (
      insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, payment_id, profile_id)
      select medical_center_id, voucher_id, procedure_id, 'USED', -1, created_at, payment_id, created_by from used
    )
    update procedure_voucher_services s set available = s.available - taken.count, used = taken.count
    from (select voucher_id, procedure_id, count(*)::int as count from used group by 1, 2) as taken where s.voucher_id = taken.voucher_id and s.procedure_id = taken.procedure_id`);
}
