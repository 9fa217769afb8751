import { beforeAll, expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { onEmbedded } from "#tests/kit/database.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import { listMedicalReports } from "./list.ts";
import { visitsWithoutReport } from "./visits-without.ts";

onEmbedded();
const api = await testApi();
const { owner, app } = api.database;
const { patients, profiles } = ids;
const secret = "Tajemství páteře";
const [signed, invalid, removed, draft] = [900_001, 900_002, 900_003, 900_004];

const list = `query ($card: Int!, $states: [MedicalReportState!], $author: Int, $page: Int) {
  medicalReports(patientCard: $card, states: $states, author: $author, page: $page) { items { id state } total page pageSize }
}`;
const found = async (variables: object, who: Role = "receptionist") =>
  (await api.call(who, list, { card: patients.jana, ...variables })).data.medicalReports;
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

beforeAll(async () => {
  await owner.query(
    `insert into medical_reports (id, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, invalidated_at, invalidated_by, invalid_reason, removed_at) overriding system value
     select id, 1, $1, examined_at::timestamptz, $2, $2, author, author, signed, case when signed is not null then 3 end, case when signed is not null then 'Petr' end, case when signed is not null then 'd1gest' end,
       invalid, case when invalid is not null then 3 end, case when invalid is not null then $2 end, removed
     from (values (900001, '2026-03-01', 3, now(), null::timestamptz, null::timestamptz), (900002, '2026-03-03', 3, now(), now(), null), (900003, '2026-03-02', 3, null, null, now()), (900004, '2026-02-01', 1, null, null, null))
       as r (id, examined_at, author, signed, invalid, removed)`,
    [patients.jana, secret],
  );
});

test("the latest examination first; by state and author; removed ones only on request", async () => {
  expect(await found({})).toEqual({
    items: [
      { id: invalid, state: "INVALID" },
      { id: signed, state: "SIGNED" },
      { id: draft, state: "DRAFT" },
    ],
    total: 3,
    page: 1,
    pageSize: 25,
  });
  expect(idsOf(await found({ states: ["REMOVED", "SIGNED"] }))).toEqual([removed, signed]);
  for (const [state, id] of [
    ["DRAFT", draft],
    ["SIGNED", signed],
    ["INVALID", invalid],
    ["REMOVED", removed],
  ] as const)
    expect(await found({ states: [state] })).toMatchObject({ items: [{ id, state }], total: 1 });
  expect(idsOf(await found({ author: profiles.admin }))).toEqual([draft]);
  expect(await found({ author: profiles.foreign, states: [] })).toMatchObject({ items: [], total: 0 });
  for (const card of [patients.foreign, 999_999])
    expect(await api.call("admin", list, { card })).toMatchObject({ status: 404 });
});

/** Every text there is of a report, by every way that leads to one. */
const texts = `content bodyDiagram { redDiagnosis { name } marks { note } } findings { value } summaryName invalidReason digest digestMatches`;
const ways = (id: number) => [
  `{ medicalReport(id: ${id}) { state paramedicName procedureName examinedAt ${texts} corrections { ${texts} } correctionOf { ${texts} } } }`,
  `{ medicalReports(patientCard: ${patients.jana}, states: [DRAFT, SIGNED, INVALID, REMOVED]) { items { ${texts} } } }`,
  `{ patientAttendances(patientCard: ${patients.jana}) { items { medicalReport { ${texts} } } } }`,
  `{ event(event: ${ids.events.janaTherapy}) { patientAttendances { medicalReport { ${texts} } } } }`,
  `mutation { medicalReportUpdate(medicalReport: ${id}, version: 1, input: { content: "x" }) { ${texts} } }`,
  `mutation { medicalReportSetValidity(medicalReport: ${id}, valid: false) { ${texts} } }`,
];

test.each(["receptionist", "manager"] as const)(
  "a %s sees that a report exists, and no content of it, on any path",
  async (who) => {
    await owner.query("update medical_reports set patient_attendance_id = $1 where id = $2", [
      ids.attendances.jana,
      draft,
    ]);
    const before = (await owner.query("select coalesce(max(id), 0) as id from audit_rows")).rows[0].id;
    for (const id of [signed, invalid, removed, draft])
      for (const way of ways(id)) {
        const answer = await api.call(who, way);
        expect(answer.status).toBe(way.startsWith("mutation") ? 403 : 200);
        expect(JSON.stringify(answer)).not.toMatch(/Tajemství|d1gest|"digestMatches":(true|false)/);
      }
    expect((await api.call(who, ways(signed)[0]!)).data.medicalReport).toMatchObject({
      state: "SIGNED",
      paramedicName: "Petr",
      content: null,
      summaryName: null,
      digest: null,
    });
    const { rows } = await owner.query("select action from audit_rows where id > $1", [before]);
    expect(rows.filter(({ action }) => action === "medicalReport.read")).toEqual([]);
    expect(
      api.queries.filter((query) => /select .*"(content|body_diagram|findings)".* from "medical_reports"/.test(query)),
    ).toEqual([]);
  },
);

test("each read of a report's content is recorded, on every path; no audit row and no log line holds any of it", async () => {
  const before = (await owner.query("select max(id) as id from audit_rows")).rows[0].id;
  for (const way of ways(draft).slice(0, 4))
    expect(JSON.stringify((await api.call("paramedic", way)).data)).toContain(secret);
  const { rows } = await owner.query(
    "select profile_id, patient_card_id, entity_id, details from audit_rows where id > $1 and action = 'medicalReport.read' order by id",
    [before],
  );
  const one = {
    profile_id: profiles.paramedic,
    patient_card_id: patients.jana,
    entity_id: draft,
    details: { medicalReports: [draft] },
  };
  expect(rows).toEqual([
    one,
    { ...one, entity_id: null, details: { medicalReports: expect.arrayContaining([signed, invalid, removed, draft]) } },
    one,
    one,
  ]);
  expect((await owner.query("select from audit_rows where details::text ~ 'Tajem'")).rowCount).toBe(0);
  await owner.query("alter table medical_reports add constraint never check (content <> 'selže') not valid");
  const failed = await api.call(
    "admin",
    `mutation { medicalReportUpdate(medicalReport: ${draft}, version: 1, input: { content: "selže" }) { id } }`,
  );
  await owner.query("alter table medical_reports drop constraint never");
  expect(failed.status).toBe(500);
  expect(api.logged.filter(({ level }) => level === "error")).toHaveLength(1);
  expect(JSON.stringify([failed, api.logged])).not.toMatch(/selže|Tajem/);
});

test("a page of 25 costs no more statements than one report, whole contents, digests and corrections included", async () => {
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, procedure_id, examined_at, content, summary, created_by, updated_by)
     select 1, $1, 1 + n % 3, timestamptz '2026-03-01' - n * interval '1 day', 'x', 'x', 1 + 2 * (n % 2), 1 from generate_series(1, 600) n`,
    [patients.karel],
  );
  const count = async (card: number, page = 1) => {
    api.queries.length = 0;
    const everything = `id uuid state ${texts} paramedicName procedureName procedure { name } createdBy { fullName } updatedBy { fullName } signedBy { fullName } patientCard { fullName } patientAttendance { id } correctionOf { id } corrections { id ${texts} }`;
    const answer = await api.call(
      "paramedic",
      `{ medicalReports(patientCard: ${card}, page: ${page}) { items { ${everything} } total page } }`,
    );
    return { items: answer.data.medicalReports, statements: api.queries.length };
  };
  await owner.query(
    "insert into medical_reports (medical_center_id, patient_card_id, procedure_id, examined_at, content, summary, created_by, updated_by) values (1, $1, 1, now(), 'x', 'x', 1, 1)",
    [patients.anna],
  );
  await count(patients.anna);
  const [one, page] = [await count(patients.anna), await count(patients.karel, 2)];
  expect(page.items).toMatchObject({ total: 600, page: 2, items: { length: 25 } });
  expect(page.statements).toBe(one.statements);
  expect(one.statements).toBeLessThanOrEqual(19);
  expect((await count(patients.karel, 99)).items).toMatchObject({ page: 24, items: { length: 25 } });
});

test("a patient's reports and visits without one are found on indexes, in their order, however many the centre has", async () => {
  await owner.query(`with c as (insert into patient_cards (medical_center_id, name, surname) select 1, 'Pacient', 'Číslo ' || n from generate_series(1, 1000) n returning id)
    insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) select 1, id, timestamptz '2026-03-01' - n * interval '1 day', 'x', 'x', 1, 1 from c, generate_series(1, 30) n`);
  await owner.query("analyze medical_reports, patient_cards");
  const { plans } = await plansOf(app, async (ctx) => {
    await listMedicalReports(ctx, { patientCard: patients.karel });
    await visitsWithoutReport(ctx, patients.karel);
  });
  const asked = plans.filter(({ text }) => /from .*"medical_reports"/.test(text)).map(({ nodes }) => nodes);
  expect(asked).toHaveLength(3);
  expect(asked.flat().filter((node) => node.startsWith("Seq Scan medical_reports"))).toEqual([]);
  expect(asked[1]).toContain("Index Scan medical_reports medical_reports_by_examined");
  expect(asked[1]).not.toContain("Sort");
});
