import type { Pool } from "pg";

export const FIRST_OF_MORE = 100_000;
const PEOPLE = 3;
const PATIENTS = 50;
const VISITS = 200;

/**
 * Adds centres, numbered from 100,000 on, that remind of visits and send a sheet at seven: each with three people,
 * fifty patients and two hundred visits of the months before this day, and nothing from then on.
 */
export async function addCenters(owner: Pool, count: number, day: string) {
  const client = await owner.connect();
  // Their foreign keys hold by construction.
  await client.query("set session_replication_role = replica");
  const ofEach = (statement: string) => client.query(statement, [FIRST_OF_MORE, count]);
  await ofEach(
    `insert into medical_centers (id, name, slug, created_at) overriding system value
     select $1::int + n, 'Klid ' || n, 'klid-' || n, '2020-01-01' from generate_series(0, $2::int - 1) n`,
  );
  await ofEach(
    "insert into alerts (medical_center_id, alert_id, active) select $1::int + n, alert, true from generate_series(0, $2::int - 1) n, unnest(array[3, 4]) alert",
  );
  await ofEach(
    `insert into users (id, email, password_hash) overriding system value
     select $1::int + n, 'klid-' || n || '@klid.example', 'none' from generate_series(0, $2::int - 1) n`,
  );
  await ofEach(
    `insert into profiles (id, medical_center_id, user_id, role, profession, name, surname, email) overriding system value
     select ($1::int + n) * ${PEOPLE} + person, $1::int + n, case person when 0 then $1::int + n end,
       case person when 0 then 'ROLE_ADMIN' else 'ROLE_PARAMEDIC' end::profile_role, 'PHYSIOTHERAPIST', 'Klára', 'Klidná ' || person, 'klid-' || n || '-' || person || '@klid.example'
     from generate_series(0, $2::int - 1) n, generate_series(0, ${PEOPLE - 1}) person`,
  );
  await ofEach(
    "insert into staff_notice_rules (medical_center_id, sheet_profiles) select $1::int + n, array[($1::int + n) * 3] from generate_series(0, $2::int - 1) n",
  );
  await ofEach(
    `insert into patient_cards (id, medical_center_id, name, surname, email, phone) overriding system value
     select ($1::int + n) * ${PATIENTS} + patient, $1::int + n, 'Pacient', 'Číslo ' || patient, 'p' || patient || '-' || n || '@pacient.example', '+420601' || lpad(patient::text, 6, '0')
     from generate_series(0, $2::int - 1) n, generate_series(0, ${PATIENTS - 1}) patient`,
  );
  const begin = `('${day}'::date - (visit / 4) % 60 - 1 + (8 + visit % 8) * interval '1 hour') at time zone 'Europe/Prague'`;
  await ofEach(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id) overriding system value
     select ($1::int + n) * ${VISITS} + visit, $1::int + n, 'EVENT', ${begin}, ${begin} + interval '30 minutes', ($1::int + n) * ${PEOPLE} + visit % ${PEOPLE}
     from generate_series(0, $2::int - 1) n, generate_series(0, ${VISITS - 1}) visit`,
  );
  await ofEach(
    `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state)
     select $1::int + n, ($1::int + n) * ${VISITS} + visit, ($1::int + n) * ${PATIENTS} + visit % ${PATIENTS}, 'PRESENT'
     from generate_series(0, $2::int - 1) n, generate_series(0, ${VISITS - 1}) visit`,
  );
  await client.query("set session_replication_role = origin");
  for (const table of [
    "medical_centers",
    "alerts",
    "profiles",
    "staff_notice_rules",
    "patient_cards",
    "events",
    "patient_attendances",
  ])
    await client.query(`vacuum analyze ${table}`);
  client.release();
}

type Visits = { day: string; fromMinute?: number; minutes?: number; each: number };

/** Gives these of the centres visits on a day, so many at each minute from seven in the evening on. */
export async function addVisits(
  owner: Pool,
  centers: readonly number[],
  { day, fromMinute = 0, minutes = 1, each }: Visits,
) {
  const { rows } = await owner.query<{ first: number }>("select coalesce(max(id), 0) + 1 as first from events");
  const numbered = `select center, visit, $1::int + (row_number() over ())::int - 1 as id,
      ('${day}'::date + interval '19 hours' + minute * interval '1 minute') at time zone 'Europe/Prague' as begin_at
    from unnest($2::int[]) center, generate_series($3::int, $3::int + $4::int - 1) minute, generate_series(0, $5::int - 1) visit`;
  const values = [rows[0]!.first, centers, fromMinute, minutes, each];
  await owner.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id, created_at) overriding system value
     select id, center, 'EVENT', begin_at, begin_at + interval '30 minutes', center * ${PEOPLE} + visit % ${PEOPLE}, begin_at - interval '30 days' from (${numbered}) numbered`,
    values,
  );
  await owner.query(
    `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state)
     select center, id, center * ${PATIENTS} + visit % ${PATIENTS}, 'NOT_SET' from (${numbered}) numbered`,
    values,
  );
}
