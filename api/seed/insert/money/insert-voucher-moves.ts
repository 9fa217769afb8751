import { sql } from "drizzle-orm";
import type { Db } from "../../../core/db/client.ts";

/** Transfers two visits of one voucher to another patient. */
export async function insertTransfer(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    with given as (
      select v.*, s.procedure_id, (select min(c.id) from patient_cards c where c.medical_center_id = v.medical_center_id and c.archived_at is null and c.merged_into_id is null and c.id <> v.patient_card_id) as other_card_id
      from procedure_vouchers v join procedure_voucher_services s on s.voucher_id = v.id
      where v.archived_at is null and s.available > 2 order by v.id limit 1
    ), other as (
      insert into procedure_vouchers (medical_center_id, patient_card_id, preset_id, origin_id, name, valid_to, created_at, created_by)
      select medical_center_id, other_card_id, preset_id, id, name, valid_to, ${now}, created_by from given
      returning *
    ), taken as (
      update procedure_voucher_services s set available = available - 2 from given where s.voucher_id = given.id and s.procedure_id = given.procedure_id
    ), entries as (
      insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, other_voucher_id, reason, profile_id)
      select given.medical_center_id, e.voucher_id, given.procedure_id, 'TRANSFERRED', e.count, ${now}, e.other_id, 'dává je sestře', given.created_by
      from given cross join other cross join lateral (values (given.id, -2, other.id), (other.id, 2, given.id)) as e (voucher_id, count, other_id)
    )
    insert into procedure_voucher_services (medical_center_id, voucher_id, procedure_id, available)
    select other.medical_center_id, other.id, given.procedure_id, 2 from other cross join given`);
}

/** Gives money back for the unused visits of one voucher, of which some are used. */
export async function insertRefund(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    with given as (
      select v.id, v.medical_center_id, v.payment_id, v.name, v.created_by, s.procedure_id, s.available, p.price - p.price * s.used / (s.available + s.used) as share
      from procedure_vouchers v join procedure_voucher_services s on s.voucher_id = v.id join payments p on p.id = v.payment_id
      where s.available > 0 and s.used > 0 and p.payed_at is not null and p.invoiced_at is null and v.archived_at is null
        and not exists (select from procedure_vouchers t where t.origin_id = v.id)
      order by v.id desc limit 1
    ), archived as (
      update procedure_vouchers v set archived_at = ${now}, archived_by = given.created_by, version = version + 1 from given where v.id = given.id
    ), taken as (
      update procedure_voucher_services s set available = 0 from given where s.voucher_id = given.id
    ), paid_back as (
      insert into payment_entries (medical_center_id, payment_id, at, method, amount, reason, profile_id)
      select medical_center_id, payment_id, ${now}, 'CARD', -share, 'stěhuje se', created_by from given
      returning id as entry_id
    ), entered as (
      insert into procedure_voucher_entries (medical_center_id, voucher_id, procedure_id, kind, count, at, payment_entry_id, reason, profile_id)
      select medical_center_id, id, procedure_id, 'REFUNDED', -available, ${now}, entry_id, 'stěhuje se', created_by from given cross join paid_back
    ), line as (
      insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id, given_back_at, entry_id)
      select medical_center_id, payment_id, 1, 'Nevyužité návštěvy: ' || name, -share, -share, (select vat_rate from payment_items sale where sale.payment_id = given.payment_id and sale.position = 0), 'PROCEDURE_VOUCHER', id, ${now}, entry_id from given cross join paid_back
    )
    update payments p set price = p.price - share, paid = paid - share, version = version + 1 from given where p.id = given.payment_id`);
}
