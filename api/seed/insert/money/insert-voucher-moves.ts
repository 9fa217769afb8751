import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";

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
