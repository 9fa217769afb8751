import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type pg from "pg";
import { createDb } from "#api/core/db/client.ts";
import { medicalReports } from "#api/core/db/tables/medical-reports.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { digestOf } from "#api/medical-reports/signing/digest.ts";
import { indexCard } from "#api/patients/search/words.ts";
import { madeBatch } from "./insurance.ts";
import { ids } from "#tests/cast/people.ts";

export type FullCard = { id: number; uuid: string; event: number; signed: number; files: string[] };

/**
 * A card of the cast's centre with a row in every table that may speak of one, all of that day, and a signed report
 * that is right.
 */
export async function fullCard(owner: pg.Pool, surname: string, day: string): Promise<FullCard> {
  const db = createDb(owner);
  const { center: medicalCenterId, profiles } = ids;
  const at = new Date(`${day}T09:00:00Z`);
  const one = async (statement: string, values: unknown[] = []): Promise<number> =>
    (await owner.query(`${statement} returning id`, values)).rows[0].id;
  const [card] = await db
    .insert(patientCards)
    .values({
      medicalCenterId,
      name: "Ema",
      surname,
      birthDate: "1950-05-05",
      phone: "+420602111222",
      email: `${randomUUID().slice(0, 8)}@example.com`,
      invoiceNote: "Na firmu",
      cave: "Latex",
      createdAt: at,
    })
    .returning();
  const patientCardId = card!.id;
  await indexCard(db, card!);
  const event = await one(
    "insert into events (medical_center_id, type, begin_at, end_at, owner_id, note, issue) values ($1, 'EVENT', $2, $2::timestamptz + interval '1 hour', $3, 'Ema volala', 'záda')",
    [medicalCenterId, at, profiles.paramedic],
  );
  const visit = await one(
    "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, 'PRESENT')",
    [medicalCenterId, event, patientCardId],
  );
  await owner.query(
    `with applicant as (
       insert into ft_voucher_applicants (medical_center_id, name, words, icp, expertise) values ($1, $2::text, $2::text, '44999001', '201') returning id
     )
     insert into ft_vouchers (medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, created_at, created_by)
     select $1, $3, '111', '1', $4::timestamptz::date, id, '902', 5, '{"id":1,"code":"M545","name":"Bolesti v kříži"}', '[]', '[]', $4::timestamptz, $5 from applicant`,
    [medicalCenterId, `MUDr. ${randomUUID()}`, patientCardId, at, profiles.receptionist],
  );
  const batch = await madeBatch(owner, { patient: patientCardId, state: "SENT" });
  await owner.query(
    `insert into returned_documents (medical_center_id, document_id, kind, code, reason, for_author, created_by)
     select medical_center_id, id, 'REFUSED', 'E05', 'Není pojištěn', false, $2 from batch_documents where batch_id = $1`,
    [batch, profiles.admin],
  );
  await owner.query(
    "insert into occupancies (medical_center_id, during, event_id, patient_card_id) values ($1, tstzrange($2, $2::timestamptz + interval '1 hour'), $3, $4)",
    [medicalCenterId, at, event, patientCardId],
  );
  const written = {
    medicalCenterId,
    patientCardId,
    examinedAt: at,
    createdAt: at,
    createdBy: profiles.paramedic,
    updatedBy: profiles.paramedic,
    content: "Bolest zad",
    summary: "Bolest zad",
    digestEdition: 2 as const,
  };
  const [draft] = await db
    .insert(medicalReports)
    .values({ ...written, patientAttendanceId: visit })
    .returning();
  await db.insert(medicalReports).values({ ...written, removedAt: at, removedBy: profiles.paramedic });
  const files: string[] = [];
  const file = async (namespace: string) => {
    const { rows } = await owner.query(
      "insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values ($1, $2, 'x.pdf', 'pdf', 'application/pdf', 1, '') returning id, uuid",
      [medicalCenterId, namespace],
    );
    files.push(rows[0].uuid);
    return rows[0].id as number;
  };
  const attach = async (type: string, report: number | null) =>
    owner.query(
      "insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_at, created_by) values ($1, $2, $3, $4, $5, $6, 1)",
      [medicalCenterId, patientCardId, report, await file("attachment"), type, at],
    );
  await attach("MEDICAL", draft!.id);
  await attach("ADMINISTRATIVE", null);
  await owner.query(
    "update ft_vouchers set image_id = attachments.id from attachments where type = 'ADMINISTRATIVE' and attachments.patient_card_id = $1 and ft_vouchers.patient_card_id = $1",
    [patientCardId],
  );
  const signed = { ...draft!, signedAt: at, signedBy: profiles.paramedic, paramedicName: "Mgr. Petr Šindelář" };
  const { signedAt, signedBy, paramedicName } = signed;
  await db
    .update(medicalReports)
    .set({ signedAt, signedBy, paramedicName, digest: digestOf(signed) })
    .where(eq(medicalReports.id, draft!.id));
  await owner.query(
    "insert into gdpr_wordings (medical_center_id, number, text, created_by) values ($1, 1, 'x', 1) on conflict do nothing",
    [medicalCenterId],
  );
  const link =
    "insert into gdpr_consent_links (medical_center_id, patient_card_id, wording_id, recipient, token_hash, created_by, expires_at) select $1, $2, id, 'ema@example.com', gen_random_uuid(), 1, now() from gdpr_wordings where medical_center_id = $1";
  const answered = await one(link, [medicalCenterId, patientCardId]);
  await one(link, [medicalCenterId, patientCardId]);
  const consent =
    "insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, link_id, created_by, document_id) select $1, $2, id";
  await owner.query(
    `${consent}, 'EMAIL', '2019-03-01', $3::int, null, null from gdpr_wordings where medical_center_id = $1`,
    [medicalCenterId, patientCardId, answered],
  );
  await owner.query(
    `${consent}, 'SIGNATURE', '2019-03-01', null, 1, $3::int from gdpr_wordings where medical_center_id = $1`,
    [medicalCenterId, patientCardId, await file("consent")],
  );
  await owner.query("select attest_evidence($1)", [medicalCenterId]);
  await owner.query(
    "insert into waiting_patients (medical_center_id, patient_card_id, note) values ($1, $2, 'volat Emě')",
    [medicalCenterId, patientCardId],
  );
  await owner.query(
    `insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, locale, information, token_hash, patient_card_id, decided_by, decided_at)
     values (gen_random_uuid(), $1, 'ACCEPTED', $2, $2::timestamptz + interval '1 hour', $3, $4, 'Ema', 'Webová', '1950-05-05', 'FEMALE', 'ema@example.com', '+420602111222', 'cs', 1, gen_random_uuid(), $5, 1, $2)`,
    [medicalCenterId, at, ids.procedures.therapy, event, patientCardId],
  );
  await owner.query(
    "insert into report_summaries (medical_center_id, patient_card_id, source, asked_at, asked_by, ready_at, sentences, reports_read, reports_total) values ($1, $2, 'EXTRACT', $3, 1, $3, '[]', 1, 1)",
    [medicalCenterId, patientCardId, at],
  );
  await owner.query(
    "insert into related_persons (medical_center_id, patient_card_id, name, roles) values ($1, $2, 'Eva', '{CONTACT}'), ($1, $2, 'Ota', '{GUARDIAN,CONTACT}')",
    [medicalCenterId, patientCardId],
  );
  await owner.query(
    "insert into patient_insurances (medical_center_id, patient_card_id, valid_from, insurer_code) values ($1, $2, $3, '111')",
    [medicalCenterId, patientCardId, day],
  );
  await owner.query(
    "insert into notices (medical_center_id, patient_card_id, cause, channel, occasion, state, send_at) values ($1, $2, gen_random_uuid(), 'SMS', 'BOOKED', 'HANDED_OVER', $3)",
    [medicalCenterId, patientCardId, at],
  );
  await owner.query(
    `with charged as (
       insert into payments (medical_center_id, patient_card_id, currency, price, variable_symbol, created_at) values ($1, $2, 'CZK', 50000, left(md5(random()::text), 10), $3) returning *)
     insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type) select medical_center_id, id, 0, 'LTV', price, price, 'ZERO', 'PROCEDURE' from charged`,
    [medicalCenterId, patientCardId, at],
  );
  await owner.query(
    "insert into procedure_vouchers (medical_center_id, patient_card_id, preset_id, name, valid_to, created_by) select $1, $2, id, name, $3, created_by from procedure_voucher_presets where medical_center_id = $1 limit 1",
    [medicalCenterId, patientCardId, day],
  );
  await owner.query("insert into mails (medical_center_id, recipient, subject, body) values ($1, $2, 's', 'b')", [
    medicalCenterId,
    card!.email,
  ]);
  return { id: patientCardId, uuid: card!.uuid, event, signed: draft!.id, files };
}
