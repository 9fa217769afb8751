import { goingAlong, rewritten } from "#api/patient-merges/tables.ts";
import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";

const { profiles, center } = ids;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Tables whose rows go along with a card as they are. */
export const movedTables = Object.keys(goingAlong).map(snake);
/** All tables that a merge touches. */
export const mergedTables = [...movedTables, ...rewritten];

/** Cards of the cast's centre that are merged and parted again through the API, and the rows that refer to them. */
export function mergesOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  const ask = async (
    document: string,
    variables: object = {},
    who: "admin" | "paramedic" | "receptionist" = "paramedic",
  ) => {
    const { data, errors } = await api.call(who, document, variables);
    return errors ? errors[0]!.extensions.code : data;
  };
  const create = async (surname: string, more = {}): Promise<{ id: number; uuid: string }> =>
    (
      await ask(
        `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input, confirmDuplicate: true) { id uuid } }`,
        { input: { name: "Ema", surname, dateOfBirth: "1990-05-05", ...more } },
      )
    ).patientCardCreate;
  const merge = async (
    kept: number,
    merged: number,
    { fromMerged = [], fromBoth = [] }: { fromMerged?: string[]; fromBoth?: string[] } = {},
    who: "paramedic" | "receptionist" = "receptionist",
  ) => {
    const { rows } = await owner.query("select id, version from patient_cards where id = any($1)", [[kept, merged]]);
    const versionOf = (id: number) => rows.find((row) => row.id === id)?.version ?? 1;
    return ask(
      `mutation ($kept: Int!, $keptVersion: Int!, $merged: Int!, $mergedVersion: Int!, $fromMerged: [PatientCardMergePart!]!, $fromBoth: [PatientCardMergePart!]!) {
      patientCardsMerge(kept: $kept, keptVersion: $keptVersion, merged: $merged, mergedVersion: $mergedVersion, fromMerged: $fromMerged, fromBoth: $fromBoth) { id phone cave insuranceCompanyCode version } }`,
      { kept, merged, keptVersion: versionOf(kept), mergedVersion: versionOf(merged), fromMerged, fromBoth },
      who,
    );
  };
  const unmerge = async (id: number) => {
    const { rows } = await owner.query("select version from patient_cards where id = $1", [id]);
    return ask(
      `mutation ($id: Int!, $version: Int!) { patientCardsUnmerge(patientCard: $id, version: $version) { id } }`,
      { id, version: rows[0].version },
    );
  };
  /** All records of cards, row by row, with their values, without counters and dates of changes. */
  async function hanging(cards: number[]) {
    const found: Record<string, unknown> = {};
    for (const table of mergedTables)
      found[table] = (
        await owner.query(
          `select to_jsonb(t) - 'initial' as row from ${table} t where patient_card_id = any($1) order by to_jsonb(t)::text`,
          [cards],
        )
      ).rows;
    found.cards = (
      await owner.query(
        "select to_jsonb(c) - '{version,updated_at}'::text[] as card from patient_cards c where id = any($1) order by id",
        [cards],
      )
    ).rows;
    return found;
  }
  const countOf = async (table: string, card: number) =>
    Number((await owner.query(`select count(*) from ${table} where patient_card_id = $1`, [card])).rows[0].count);

  /** A card with a row in every table that may hold one, signed and drafted reports, given and withdrawn consents. */
  async function fullCard(surname: string, begin: string, more = {}) {
    const card = await create(surname, {
      phone: "602111222",
      insuranceCompanyCode: "205",
      insuredSince: "2026-01-01",
      cave: "Latex",
      ...more,
    });
    const {
      rows: [event],
    } = await owner.query(
      `insert into events (medical_center_id, type, begin_at, end_at, owner_id) values ($1, 'EVENT', $2::timestamptz, $2::timestamptz + interval '1 hour', $3) returning id`,
      [center, begin, profiles.admin],
    );
    const {
      rows: [visit],
    } = await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id) values ($1, $2, $3) returning id",
      [center, event.id, card.id],
    );
    await owner.query(
      "insert into occupancies (medical_center_id, during, event_id, patient_card_id) values ($1, tstzrange($2::timestamptz, $2::timestamptz + interval '1 hour'), $3, $4)",
      [center, begin, event.id, card.id],
    );
    const write = async (content: string, attendance?: number) =>
      (
        await ask(`mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id } }`, {
          input: { patientCard: card.id, patientAttendance: attendance, examinedAt: "2026-03-16T08:00:00Z", content },
        })
      ).medicalReportCreate.id;
    const [signed, draft] = [await write("Podepsaná", visit.id), await write("Rozepsaná")];
    const {
      rows: [file],
    } = await owner.query(
      "insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values ($1, 'attachment', 'x', 'pdf', 'application/pdf', 1, '') returning id",
      [center],
    );
    await owner.query(
      "insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) values ($1, $2, $3, $4, 'MEDICAL', 1)",
      [center, card.id, signed, file.id],
    );
    await ask(`mutation { medicalReportSetSigned(medicalReport: ${signed}, version: 1) { id } }`);
    await owner.query(
      "insert into gdpr_wordings (medical_center_id, number, text, created_by) values ($1, 1, 'x', 1) on conflict do nothing",
      [center],
    );
    const {
      rows: [link],
    } = await owner.query(
      `insert into gdpr_consent_links (medical_center_id, patient_card_id, wording_id, recipient, token_hash, created_by, expires_at, ended_at) select $1, $2, id, 'e@x', gen_random_uuid(), 1, now(), now() from gdpr_wordings where medical_center_id = $1 returning id, wording_id`,
      [center, card.id],
    );
    await owner.query(
      "insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, link_id) values ($1, $2, $3, 'EMAIL', '2026-03-01', $4)",
      [center, card.id, link.wording_id, link.id],
    );
    await owner.query(
      "insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by, withdrawn_at, withdrawn_by) values ($1, $2, $3, 'SIGNATURE', '2026-03-01', 1, now(), 1)",
      [center, card.id, link.wording_id],
    );
    await owner.query("insert into waiting_patients (medical_center_id, patient_card_id) values ($1, $2)", [
      center,
      card.id,
    ]);
    await owner.query(
      `insert into bookings (uuid, medical_center_id, status, begin_at, end_at, procedure_id, event_id, name, surname, date_of_birth, sex, email, phone, locale, information, token_hash, patient_card_id, decided_by, decided_at)
     values (gen_random_uuid(), $1, 'ACCEPTED', now(), now() + interval '1 hour', 1, $2, 'Ema', 'Webová', '1950-05-05', 'FEMALE', 'ema@example.com', '+420602111222', 'cs', 1, gen_random_uuid(), $3, 1, now())`,
      [center, event.id, card.id],
    );
    await owner.query(
      "insert into report_summaries (medical_center_id, patient_card_id, source, asked_at, asked_by, ready_at, sentences, reports_read, reports_total) values ($1, $2, 'EXTRACT', now(), 1, now(), '[]', 1, 1)",
      [center, card.id],
    );
    await owner.query(
      "insert into related_persons (medical_center_id, patient_card_id, name, roles) values ($1, $2, 'Eva', '{CONTACT}')",
      [center, card.id],
    );
    return { ...card, signed, draft, visit: visit.id as number, event: event.id as number };
  }
  return { ask, create, merge, unmerge, hanging, countOf, fullCard };
}
