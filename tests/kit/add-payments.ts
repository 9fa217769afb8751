import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";

/** As many payments of the centre, one every ten minutes until the cast's hour, every second of them paid. */
export const addPayments = (owner: Pool, count: number) =>
  owner.query(
    `with made as (
       insert into payments (medical_center_id, patient_card_id, currency, price, paid, payed_at, variable_symbol, created_at)
       select ${ids.center}, ${ids.patients.jana}, 'CZK', 100 * n, 100 * n * (n % 2), case when n % 2 = 1 then timestamptz '2026-03-16 08:00Z' end, 'x' || n, timestamptz '2026-03-16 08:00Z' - n * interval '10 minutes'
       from generate_series(1, $1::int) n returning *
     ), lines as (
       insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
       select medical_center_id, id, 0, 'LTV', price, price, 'ZERO', 'PROCEDURE' from made
     )
     insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
     select medical_center_id, id, payed_at, 'CARD', price, ${ids.profiles.receptionist} from made where paid > 0`,
    [count],
  );
