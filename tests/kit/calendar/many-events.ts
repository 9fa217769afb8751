import type pg from "pg";
import { ids } from "#tests/cast/people.ts";

/** Half-hours of a working day, for each of the people. */
const A_DAY = 19;

/** Of one patient, and more where there are few events. */
const VISITS = 40;

/**
 * Fills the cast's calendar up to the end of its week: people who work every weekday from half past seven to five with
 * a patient each half-hour, so many events in all. Its last week is as full however many there are.
 */
export async function loadManyEvents(owner: pg.Pool, count: number, people = 40) {
  const client = await owner.connect();
  const days = Math.ceil(count / (people * A_DAY));
  const patients = Math.max(people * A_DAY, Math.ceil(count / VISITS));
  await client.query("set synchronous_commit = on");
  await client.query("begin");
  await client.query(
    `insert into profiles (id, medical_center_id, role, profession, name, surname, email) overriding system value
     select 1000 + n, $1, 'ROLE_PARAMEDIC', 'PHYSIOTHERAPIST', 'Tereza', 'Číslo ' || n, 'n' || n || '@lipa.example' from generate_series(1, $2::int) n`,
    [ids.center, people],
  );
  await client.query(
    `insert into patient_cards (id, medical_center_id, name, surname) overriding system value
     select 1000000 + n, $1, 'Pacient', 'Číslo ' || n from generate_series(1, $2::int) n`,
    [ids.center, patients],
  );
  await client.query(
    `create temp table many on commit drop as
     select 1000000 + row_number() over (order by day, person, half) as id, 1000 + person as profile_id,
       1000001 + row_number() over (order by day, person, half) % $3 as patient_card_id,
       (day + time '07:30' + half * interval '30 minutes') at time zone 'Europe/Prague' as begin_at
     from (select date '2026-03-22' - n as day from generate_series(0, ($1::int * 7 / 5) + 7) n where extract(isodow from date '2026-03-22' - n) < 6 order by 1 desc limit $1) days,
       generate_series(1, $2::int) person, generate_series(0, ${A_DAY - 1}) half`,
    [days, people, patients],
  );
  await client.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, procedure_id, owner_id) overriding system value
     select id, $1, 'EVENT', begin_at, begin_at + interval '30 minutes', $2, profile_id from many order by id`,
    [ids.center, ids.procedures.therapy],
  );
  await client.query(
    "insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, id, patient_card_id from many order by id",
    [ids.center],
  );
  await client.query(
    "insert into event_profiles (medical_center_id, event_id, profile_id) select $1, id, $2 from many where id % 10 = 0",
    [ids.center, ids.profiles.admin],
  );
  await client.query(
    "insert into event_facilities (medical_center_id, event_id, facility_id) select $1, id, $2 from many where id % 3 = 0",
    [ids.center, ids.facilities.gym],
  );
  for (const column of ["profile_id", "patient_card_id"])
    await client.query(
      `insert into occupancies (medical_center_id, during, event_id, ${column}) select $1, tstzrange(begin_at, begin_at + interval '30 minutes'), id, ${column} from many order by id`,
      [ids.center],
    );
  await client.query("commit");
  for (const table of [
    "events",
    "patient_attendances",
    "event_profiles",
    "event_facilities",
    "occupancies",
    "profiles",
    "patient_cards",
  ])
    await client.query(`vacuum analyze ${table}`);
  client.release();
}
