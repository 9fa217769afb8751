import type pg from "pg";
import { createDb } from "#api/core/db/client.ts";
import { countDays } from "#api/statistics/count-days.ts";
import { ids } from "../../cast/people.ts";

/**
 * Fills the year 2026 of the cast's centre with so many visits of two people, eight of each patient, of which nine in
 * ten took place; each is paid, by cash, card and transfer in turns.
 */
export async function loadYearOfVisits(owner: pg.Pool, count: number) {
  const { center, profiles, procedures } = ids;
  const first = 2_000_000;
  const db = await owner.connect();
  // Rows of the past, which triggers protect.
  await db.query("set session_replication_role = replica");
  await db.query(
    `insert into patient_cards (id, medical_center_id, name, surname) overriding system value
     select ${first} + n, $1, 'Pacient', 'Číslo ' || n from generate_series(1, $2::int / 8) n`,
    [center, count],
  );
  await db.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, procedure_id, owner_id) overriding system value
     select ${first} + n, $1, 'EVENT', at, at + interval '30 minutes', case n % 3 when 0 then $3 else $4::int end, case n % 2 when 0 then $5 else $6::int end
     from generate_series(0, $2::int - 1) n cross join lateral (select timestamptz '2026-01-01 08:00+01' + n * (interval '364 days' / $2::int) as at) as place`,
    [center, count, procedures.therapy, procedures.examination, profiles.paramedic, profiles.admin],
  );
  await db.query(
    `insert into patient_attendances (id, medical_center_id, event_id, patient_card_id, state) overriding system value
     select ${first} + n, $1, ${first} + n, ${first} + 1 + n % ($2::int / 8), case n % 10 when 0 then 'EXCUSED' else 'PRESENT' end::attendance_state
     from generate_series(0, $2::int - 1) n`,
    [center, count],
  );
  await db.query(
    `insert into payments (id, medical_center_id, patient_card_id, attendance_id, currency, price, paid, payed_at, variable_symbol, created_at) overriding system value
     select id, $1, patient_card_id, id, 'CZK', 95000, 95000, begin_at, id::text, begin_at
     from (select a.id, a.patient_card_id, e.begin_at from patient_attendances a join events e on e.id = a.event_id where a.id >= ${first}) as visits`,
    [center],
  );
  await db.query(
    `insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
     select $1, id, payed_at, (array['CASH', 'CARD', 'TRANSFER'])[id % 3 + 1]::payment_method, 95000, $2 from payments where id >= ${first}`,
    [center, profiles.receptionist],
  );
  await db.query("set session_replication_role = origin");
  await db.query(
    "insert into changed_days (medical_center_id, day) select $1, '2026-01-01'::date + n from generate_series(0, 364) n",
    [center],
  );
  await db.query("analyze");
  db.release();
  await countDays({ db: createDb(owner), now: () => new Date() });
  await owner.query(
    "insert into changed_days (medical_center_id, day) select $1, '2026-06-01'::date + n from generate_series(0, 4) n",
    [center],
  );
}
