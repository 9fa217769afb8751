import { sql } from "drizzle-orm";
import type { Db } from "../../core/db/client.ts";

export const moneySums = ["price", "paid", "disallowed", "cash", "receipts", "counted", "booked", "visits"] as const;
/** A sum of money that is not that of its rows, by what it is a sum of, and the id of the row that has it. */
export type UnequalSum = { sum: (typeof moneySums)[number]; id: number; medicalCenterId: number };

/**
 * Sums that disagree with their rows: the price of a payment with its lines, the part that is paid with its entries,
 * and the part that its insurer does not pay with the disallowances of its batches; an entry in cash with that of the
 * cash book; the numbers of a box's receipts with their count; counted cash with the book until then; the part of a
 * movement that is booked with the entries that name it; and the visits of a voucher with its ledger. Needs a
 * connection that sees every row.
 */
export async function findUnequalSums(db: Db): Promise<UnequalSum[]> {
  const { rows } = await db.execute<UnequalSum>(sql`
    select 'price' as sum, id, medical_center_id as "medicalCenterId" from payments
      left join (select payment_id as id, sum(price) as lines from payment_items group by 1) as items using (id)
      where price <> coalesce(lines, 0)
    union all
    select 'paid', id, medical_center_id from payments
      left join (select payment_id as id, sum(amount) as entered from payment_entries group by 1) as entries using (id)
      where paid <> coalesce(entered, 0)
    union all
    select 'disallowed', id, medical_center_id from payments
      left join (
        select payment_id as id, sum(amount) as refused from batch_disallowances join batch_payments using (batch_id)
        where taken_back_at is null group by 1) as disallowances using (id)
      where disallowed <> coalesce(refused, 0)
    union all
    select 'cash', entry.id, entry.medical_center_id from payment_entries as entry left join cash_entries as cash on cash.payment_entry_id = entry.id
      where (entry.method = 'CASH') <> (cash.id is not null) or cash.amount <> entry.amount + entry.rounding
    union all
    select 'receipts', cash_box_id, medical_center_id from cash_entries group by cash_box_id, medical_center_id, year, direction having max(number) <> count(*)
    union all
    select 'counted', close.id, medical_center_id from cash_closes as close
      where counted <> (select coalesce(sum(amount), 0) from cash_entries as cash where cash.cash_box_id = close.cash_box_id and cash.id <= close.last_entry_id)
    union all
    select 'booked', id, medical_center_id from bank_movements
      left join (select bank_movement_id as id, sum(amount) as entered from payment_entries where bank_movement_id is not null group by 1) as entries using (id)
      where booked <> coalesce(entered, 0)
    union all
    select 'visits', service.voucher_id, service.medical_center_id from procedure_voucher_services as service left join (
        select voucher_id, procedure_id, sum(count) as available, -coalesce(sum(count) filter (where kind in ('USED', 'RETURNED')), 0) as used,
          -coalesce(sum(count) filter (where kind = 'EXPIRED'), 0) as expired
        from procedure_voucher_entries group by 1, 2) as ledger using (voucher_id, procedure_id)
      where (service.available, service.used, service.expired) is distinct from (coalesce(ledger.available, 0), coalesce(ledger.used, 0), coalesce(ledger.expired, 0))
    order by 3, 1, 2`);
  return rows;
}
