import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { testPages } from "#tests/kit/pages.ts";

const { visitor, database } = await testPages();
const queries: string[] = [];
countQueries(database.app, queries);
const renata = visitor("receptionist");

/** Gives a patient visits on as many days, most of them past, each with one of the paramedics. */
const visits = (patient: number, count: number) =>
  database.owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
       select ${ids.center}, 'EVENT', timestamptz '2026-03-26 11:00Z' - n * interval '1 day', timestamptz '2026-03-26 12:00Z' - n * interval '1 day', 1 + n % 2, 1 + 2 * (n % 2) from generate_series(1, $1::int) n returning id)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, state_at, state_by)
     select ${ids.center}, id, $2, 'PRESENT', '2026-03-16', ${ids.profiles.receptionist} from event`,
    [count, patient],
  );

/** Signed reports of a patient, one a day. */
const reports = (patient: number, count: number) =>
  database.owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
     select ${ids.center}, $2, timestamptz '2026-03-16 08:00Z' - n * interval '1 day', 'LTV', 'LTV', 3, 3, '2026-03-16', 3, '', '' from generate_series(1, $1::int) n`,
    [count, patient],
  );

/** A consent with its scan, and a link that requests another. */
const consent = (patient: number) =>
  database.owner.query(
    `with wording as (insert into gdpr_wordings (medical_center_id, number, text, created_by) select ${ids.center}, 1 + count(*), 'Informace', 1 from gdpr_wordings returning id),
      scan as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) values (${ids.center}, 'consent', 'souhlas.pdf', 'pdf', 'application/pdf', 1, '') returning id),
      link as (insert into gdpr_consent_links (medical_center_id, patient_card_id, wording_id, recipient, token_hash, created_by, expires_at)
        select ${ids.center}, $1, id, 'a@b.example', id::text, ${ids.profiles.paramedic}, '2026-03-30' from wording)
     insert into gdpr_consents (medical_center_id, patient_card_id, wording_id, type, given_on, created_by, document_id)
     select ${ids.center}, $1, wording.id, 'SIGNATURE', '2026-03-16', ${ids.profiles.receptionist}, scan.id from wording, scan`,
    [patient],
  );

/** Files of a draft of a paramedic's; answers where it is read. */
async function draftWith(patient: number, uuid: string, count: number) {
  const { rows } = await database.owner.query(
    `with report as (insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by)
       values (${ids.center}, $1, '2026-03-16', 'LTV', 'LTV', ${ids.profiles.paramedic}, ${ids.profiles.paramedic}) returning id, uuid),
      file as (insert into files (medical_center_id, namespace, name, extension, mime, size, sha256) select ${ids.center}, 'attachment', 'nález.pdf', 'pdf', 'application/pdf', 1, '' from generate_series(1, $2::int) returning id),
      attached as (insert into attachments (medical_center_id, patient_card_id, medical_report_id, file_id, type, created_by) select ${ids.center}, $1, report.id, file.id, 'MEDICAL', ${ids.profiles.paramedic} from report, file)
     select uuid from report`,
    [patient, count],
  );
  return `/kartoteka/${uuid}?tab=dokumentace&report=${rows[0].uuid}`;
}

/** The statements that read or write for one view of a page. */
async function askedFor(address: string, who = renata) {
  await who.get(address);
  queries.length = 0;
  expect((await who.get(address)).status).toBe(200);
  return queries.filter((query) => !/^(begin|commit|select set_config)/i.test(query));
}

test.each(["zakladni-udaje", "navstevy", "prilohy"])(
  "the tab %s takes as few queries for a thousand visits as for ten",
  async (tab) => {
    if (tab === "zakladni-udaje") await Promise.all([visits(ids.patients.karel, 10), visits(ids.patients.anna, 1000)]);
    if (tab === "zakladni-udaje") for (const patient of [ids.patients.karel, ids.patients.anna]) await consent(patient);
    const few = await askedFor(`/kartoteka/${uuids.karel}?tab=${tab}`);
    const many = await askedFor(`/kartoteka/${uuids.anna}?tab=${tab}`);
    expect(few.length).toBeLessThanOrEqual(16);
    expect(many).toEqual(few);
  },
);

test.each(["receptionist", "paramedic"] as const)(
  "the reports of a card cost its %s as little when there are six hundred as when there are ten",
  async (role) => {
    if (role === "receptionist") await Promise.all([reports(ids.patients.karel, 10), reports(ids.patients.anna, 600)]);
    const few = await askedFor(`/kartoteka/${uuids.karel}?tab=dokumentace`, visitor(role));
    const many = await askedFor(`/kartoteka/${uuids.anna}?tab=dokumentace`, visitor(role));
    expect(few.length).toBeLessThanOrEqual(16);
    expect(many).toEqual(few);
  },
);

test("a report with thirty attachments is read with as few statements as one with one", async () => {
  const few = await askedFor(await draftWith(ids.patients.karel, uuids.karel, 1), visitor("paramedic"));
  const many = await askedFor(await draftWith(ids.patients.anna, uuids.anna, 30), visitor("paramedic"));
  expect(few.length).toBeLessThanOrEqual(23);
  expect(many).toEqual(few);
});
