import type { Pool } from "pg";
import type { DocumentContent } from "#rules/insurance/batches/document-content.ts";
import { fold } from "#rules/text/fold.ts";
import { ids } from "../cast/people.ts";

const { center, profiles, patients } = ids;

/**
 * The cast's centre bills insurers: Petr and Dana are of a department of physiotherapy, which has contracts with 111 and
 * 205 for its operations since 2025, and Jana and Karel are insured there. Answers the department's id.
 */
export async function billInsurers(owner: Pool, expertise = "902"): Promise<number> {
  await owner.query(
    "insert into insurance_configs (medical_center_id, active) values ($1, true) on conflict do nothing",
    [center],
  );
  const {
    rows: [department],
  } = await owner.query<{ id: number }>(
    "insert into departments (medical_center_id, expertise) values ($1, $2) returning id",
    [center, expertise],
  );
  const { id } = department!;
  await owner.query(
    "insert into department_profiles (medical_center_id, department_id, profile_id) select $1, $2, unnest($3::int[])",
    [center, id, [profiles.paramedic, profiles.admin]],
  );
  await owner.query(
    `with contracts as (
       insert into insurance_contracts (medical_center_id, department_id, insurer, icz, icp, healthcare, payment_variant, invoicing, corrected_number, days_to_due_date, valid_from)
       select $1, $2, unnest(array['111', '205']), '44123000', '44123001', '49', '1', 'BATCH', 'SAME', 30, '2025-01-01' returning id
     ), priced as (
       insert into insurance_contract_prices (medical_center_id, contract_id, valid_from, point_price) select $1, id, '2025-01-01', 74 from contracts
     )
     insert into insurance_contract_operations (medical_center_id, contract_id, operation_id)
     select $1, contracts.id, medical_operations.id from contracts, medical_operations where expertise = $3`,
    [center, id, expertise],
  );
  await owner.query(
    `insert into patient_insurances (medical_center_id, patient_card_id, valid_from, insurer_code, insurance_number, insurance_variant)
     values ($1, $2, '2024-01-01', '111', '8556230419', '1'), ($1, $3, '2024-01-01', '205', '7103192745', '1') on conflict do nothing`,
    [center, patients.jana, patients.karel],
  );
  await owner.query(
    `insert into medical_diagnoses (code, name, words, valid_from)
     values ('M54', 'Dorzalgie', ' dorzalgie', '1994-01-01'), ('M545', 'Bolesti v kříži', ' bolesti v krizi', '1994-01-01'), ('G544', 'Poruchy kořenů', ' poruchy korenu', '1994-01-01')
     on conflict do nothing`,
  );
  return id;
}

/** A batch of one document of Jana's, unless of another patient, by its id, which its run has too; it bills the visit where one is given. */
export async function madeBatch(
  owner: Pool,
  { id = null as number | null, state = "MADE", attendance = 0, patient = patients.jana as number } = {},
) {
  const { rows } = await owner.query<{ id: number; document: number }>(
    `with department as (
       insert into departments (medical_center_id, expertise) values ($1, '902') returning id
     ), contract as (
       insert into insurance_contracts (medical_center_id, department_id, insurer, icz, icp, healthcare, payment_variant, invoicing, corrected_number, days_to_due_date, valid_from, valid_to)
       select $1, id, '111', '44123000', '44123001', '49', '1', 'BATCH', 'SAME', 30, '2024-01-01', '2024-12-31' from department returning id
     ), run as (
       insert into batch_runs (id, medical_center_id, month, total, asked_at, asked_by, made_at, finished_at) overriding system value
       values (coalesce($3::int, nextval(pg_get_serial_sequence('batch_runs', 'id'))), $1, '2026-02-01', 1, '2026-03-02', $2, '2026-03-02', '2026-03-02') returning id
     ), numbered as (
       select coalesce($3::int, nextval(pg_get_serial_sequence('batches', 'id')))::int as id
     ), batch as (
       insert into batches (id, medical_center_id, run_id, contract_id, insurer, insurance_variant, kind, expertise, icz, branch, interface_version, month, period_from, period_to, year, sequence_id, point_price, documents, points, price, made_at, state)
       overriding system value
       select numbered.id, $1, run.id, contract.id, '111', '1', '06', '902', '44123000', '4400', '6.2.47', '2026-02-01', '2026-02-10', '2026-02-10',
         2026, numbered.id, 74, 1, 359, 26566, '2026-03-02', $4::batch_state from run cross join contract cross join numbered returning id
     )
     insert into batch_documents (medical_center_id, batch_id, position, year, document_id, patient_card_id, content, points, price)
     select $1, id, 1, 2026, id, $5, $6::json, 359, 26566 from batch returning batch_id as id, id as document`,
    [center, profiles.admin, id, state, patient, JSON.stringify(batchedDocument)],
  );
  await owner.query(
    "update patient_attendances set on_ft_voucher = true, state = 'PRESENT', billed_document_id = $1 where id = $2",
    [rows[0]!.document, attendance],
  );
  return rows[0]!.id;
}

/**
 * A batch that was handed over and that a payment with its own lines asks for, alone or with others by the payment's id;
 * a disallowance of it has its id where one is given. Answers both ids.
 */
export async function askedBatch(
  owner: Pool,
  { id: given = null as number | null, state = "SENT", disallowed = 0, payment: known = null as number | null } = {},
): Promise<{ id: number; payment: number }> {
  const id = await madeBatch(owner, { id: given, state });
  const payment = known ?? (await insurerPayment(owner, id));
  await owner.query(
    `with item as (
       insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
       select $1, $2, count(*), 'Dávka', 26566, 26566, 'ZERO', 'BATCH', $3 from payment_items where payment_id = $2
     ), asked as (
       insert into batch_payments (batch_id, payment_id, medical_center_id) values ($3, $2, $1)
     ), disallowed as (
       insert into batch_disallowances (id, medical_center_id, batch_id, kind, amount, reason, created_by)
       overriding system value select $3, $1, $3, 'CEILING', $4::bigint, 'Limit', $5 where $4::bigint > 0
     )
     update payments set price = price + 26566, invoiced_at = created_at, disallowed = disallowed + $4::bigint where id = $2`,
    [center, payment, id, disallowed, profiles.admin],
  );
  return { id, payment };
}

/** A document of a batch that was handed over, which came back: the ids of both are the same where one is given. */
export async function returnedDocument(
  owner: Pool,
  { id: given = null as number | null, kind = "REFUSED", outcome = null as string | null, attendance = 0 } = {},
): Promise<{ id: number; batch: number; number: number }> {
  const batch = await madeBatch(owner, { id: given, state: "SENT", attendance });
  const { rows } = await owner.query<{ id: number; batch: number; number: number }>(
    `with returned as (
       insert into returned_documents (id, medical_center_id, document_id, kind, code, reason, for_author, created_by, outcome, outcome_reason, outcome_at, outcome_by)
       overriding system value
       select coalesce($2::int, nextval(pg_get_serial_sequence('returned_documents', 'id'))), medical_center_id, id, $3::returned_kind, 'E05', 'Není pojištěn', false, $4,
         $5::returned_outcome, $6, case when $5 is null then null else now() end, case when $5 is null then null else $4::int end
       from batch_documents where batch_id = $1 returning id, document_id
     )
     select returned.id, $1::int as batch, batch_documents.document_id as number from returned join batch_documents on batch_documents.id = returned.document_id`,
    [batch, given, kind, profiles.admin, outcome, outcome && "Promlčeno"],
  );
  return rows[0]!;
}

/** A payment that asks an insurer for a batch; it has no price yet. */
async function insurerPayment(owner: Pool, batch: number): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with payment as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at, created_by)
       values ($1, 'Všeobecná zdravotní pojišťovna ČR', 'CZK', 0, '11' || $2::int, '2026-03-10', $3) returning id
     )
     insert into insurer_payments (payment_id, medical_center_id, contract_id, insurance_variant, month, whole_month)
     select payment.id, $1, contract_id, insurance_variant, month, false from payment, batches where batches.id = $2
     returning payment_id as id`,
    [center, batch, profiles.admin],
  );
  return rows[0]!.id;
}
export const batchedDocument: DocumentContent = {
  kind: "06",
  insurer: "111",
  variant: "1",
  icp: "44123001",
  expertise: "902",
  variableSymbol: null,
  patient: "Jana Nováková",
  insuredNumber: "8556230419",
  primaryDiagnosis: "M545",
  otherDiagnosis: [],
  request: { issuedAt: "2026-02-02", icp: "44999001", expertise: "201", compensation: null },
  rows: [{ day: "2026-02-10", code: "21221", name: "LTV", count: 1, points: 359, diagnosis: null }],
  points: 359,
  price: 26_566,
};

/** A K-dávka of one document 06 with one row. */
export const batchFile = new File(
  [
    "DP90819990008100202611    15  1       1009              0.00106:6.2.47    03:6.2.47     \r\n",
    "E    34500  1111181999001      9029001011239M544  81998001      030102026    746.66   1009001       \r\n",
    "V03112026210011 \r\n",
  ],
  "KDAVKA.111",
);

/** An answer of VZP about Jana's insured number: it is that of another insurer since 2025. */
export const insuredNumbersAnswer = new File(
  ["85562304191111A10101202431122024\r\n", "85562304191205A101012025        \r\n"],
  "44123000.O01",
);

/** An applicant of vouchers in the cast's centre. */
export async function applicant(owner: Pool, name = "MUDr. Eva Lipová"): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    "insert into ft_voucher_applicants (medical_center_id, name, words, icp, expertise) values ($1, $2, $3, '44999001', '201') on conflict (medical_center_id, icp, expertise, words) where archived_at is null do update set name = excluded.name returning id",
    [center, name, ` ${fold(name)}`],
  );
  return rows[0]!.id;
}

/** A voucher by its id, of Jana's unless of another patient; its physician asks for no operations unless they are given. */
export async function ftVoucher(
  owner: Pool,
  {
    visits = 5,
    patient = patients.jana as number,
    insurer = "111",
    issuedAt = "2026-03-02",
    asked = [] as { code: string; count: number }[],
  } = {},
): Promise<number> {
  const { rows: listed } = await owner.query<{ id: number; code: string }>(
    "select id, code from medical_operations where expertise = '902'",
  );
  const operations = asked.map(({ code, count }) => ({
    id: listed.find((one) => one.code === code)!.id,
    code,
    expertise: "902",
    name: `Výkon ${code}`,
    asked: count,
    planned: null,
  }));
  const { rows } = await owner.query<{ id: number }>(
    `insert into ft_vouchers (medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, created_by)
     values ($1, $2, $3, '1', $4, $5, '902', $6, '{"id":1,"code":"M545","name":"Bolesti v kříži"}', '[]', $7, $8) returning id`,
    [center, patient, insurer, issuedAt, await applicant(owner), visits, JSON.stringify(operations), profiles.admin],
  );
  return rows[0]!.id;
}
