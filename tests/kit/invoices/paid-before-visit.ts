import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";

const { attendances, center, patients, profiles } = ids;

/** A payment of Jana's visit in April of 2,000 crowns, of which 500 came by card on 16 March, at a centre that pays VAT. */
export async function paidBeforeVisit(owner: Pool): Promise<number> {
  await owner.query(
    "update billing_information set vat_payer = true, vat_number = 'CZ10000071' where medical_center_id = $1",
    [center],
  );
  await owner.query(
    `update events set begin_at = '2026-04-10T08:00Z', end_at = '2026-04-10T09:00Z'
     where id = (select event_id from patient_attendances where id = $1)`,
    [attendances.jana],
  );
  await owner.query("update payments set attendance_id = null where attendance_id = $1", [attendances.jana]);
  const { rows } = await owner.query<{ id: number }>(
    `with paid as (
       insert into payments (medical_center_id, patient_card_id, attendance_id, currency, price, paid, variable_symbol, created_at)
       values ($1, $2, $3, 'CZK', 200000, 50000, '26904100', '2026-03-16 10:00+01') returning id
     ), lines as (
       insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
       select $1, id, line.n, line.name, line.price, line.price, line.rate::vat_rate, 'PROCEDURE'
       from paid, (values (0, 'Masáž', 121000, 'PRIMARY'), (1, 'Individuální LTV', 79000, 'ZERO')) as line (n, name, price, rate)
     )
     insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
     select $1, id, '2026-03-16 10:00+01', 'CARD', 50000, $4 from paid returning payment_id as id`,
    [center, patients.jana, attendances.jana, profiles.receptionist],
  );
  return rows[0]!.id;
}
