import type pg from "pg";
import { ids } from "../../cast/people.ts";
import { applicant, billInsurers } from "../insurance.ts";

/**
 * Fills the cast's centre with signed reports that insurers are billed for, so many in all: as many in each month until
 * February 2026, each of a visit on the FT voucher of its patient and month, with two operations; of each patient five a month,
 * unless it is said otherwise.
 */
export async function loadCodedReports(owner: pg.Pool, count: number, aMonth: number, visits = 5) {
  const { center, profiles } = ids;
  const department = await billInsurers(owner);
  const physician = await applicant(owner);
  const months = count / aMonth;
  const patients = aMonth / visits;
  const first = 2_000_000;
  await owner.query(
    `insert into patient_cards (id, medical_center_id, name, surname) overriding system value
     select ${first} + n, $1, 'Pacient', 'Číslo ' || n from generate_series(1, $2::int) n`,
    [center, patients],
  );
  await owner.query(
    `insert into patient_insurances (medical_center_id, patient_card_id, valid_from, insurer_code, insurance_number, insurance_variant)
     select $1, ${first} + n, '2010-01-01', case when n % 3 = 0 then '205' else '111' end, (8000000000 + n)::text, '1' from generate_series(1, $2::int) n`,
    [center, patients],
  );
  await owner.query(
    `insert into ft_vouchers (id, medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, created_by)
     overriding system value
     select ${first} + m * $3 + n, $1, ${first} + n, '111', '1', (date '2026-02-01' - m * interval '1 month')::date, $4, '902', 9, '{"id":1,"code":"M545","name":"Bolesti v kříži"}', '[]', '[]', $5
     from generate_series(0, $2::int - 1) m, generate_series(1, $3::int) n`,
    [center, months, patients, physician, profiles.admin],
  );
  await owner.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, procedure_id, owner_id) overriding system value
     select ${first} + (m * $3 + n) * ${visits} + v, $1, 'EVENT', at, at + interval '30 minutes', $4, $5
     from generate_series(0, $2::int - 1) m, generate_series(1, $3::int) n, generate_series(0, ${visits - 1}) v
     cross join lateral (select timestamptz '2026-02-02 08:00+01' - m * interval '1 month' + v * interval '5 days' + n % 16 * interval '30 minutes' as at) as place`,
    [center, months, patients, ids.procedures.therapy, profiles.paramedic],
  );
  await owner.query(
    `insert into patient_attendances (id, medical_center_id, event_id, patient_card_id, state, on_ft_voucher, ft_voucher_id) overriding system value
     select ${first} + (m * $3 + n) * ${visits} + v, $1, ${first} + (m * $3 + n) * ${visits} + v, ${first} + n, 'PRESENT', true, ${first} + m * $3 + n
     from generate_series(0, $2::int - 1) m, generate_series(1, $3::int) n, generate_series(0, ${visits - 1}) v`,
    [center, months, patients],
  );
  await owner.query(
    `with done as (select json_agg(json_build_object('id', id, 'code', code, 'expertise', expertise, 'name', 'LTV', 'count', 1)) as operations from medical_operations where expertise = '902' and code in ('21221', '21413'))
     insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, coding)
     select $1, attendances.patient_card_id, attendances.id, begin_at, 'LTV', 'LTV', $2, $2, begin_at, $2, 'Petr', repeat('0', 64),
       json_build_object('departmentId', $3::int, 'expertise', '902', 'operations', done.operations, 'primaryDiagnosis', json_build_object('id', 1, 'code', 'M545', 'name', 'Bolesti v kříži'), 'otherDiagnosis', '[]'::json, 'ftVoucherId', attendances.ft_voucher_id, 'reason', 'Měření')
     from patient_attendances attendances join events on events.id = attendances.event_id cross join done where attendances.id > ${first}`,
    [center, profiles.paramedic, department],
  );
  await owner.query("analyze");
}
