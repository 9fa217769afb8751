import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, attendances } = ids;

const fields = `id uuid state version content summaryName duration examinedAt createdAt updatedAt signedAt valid invalidReason digest digestMatches paramedicName
  patientCard { id } patientAttendance { id } procedure { id } procedureName createdBy { id } updatedBy { id } signedBy { id } correctionOf { id } corrections { id state }`;
const create = `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { ${fields} } }`;
const update = `mutation ($id: Int!, $version: Int!, $input: MedicalReportUpdateInput!) { medicalReportUpdate(medicalReport: $id, version: $version, input: $input) { ${fields} } }`;
const sign = `mutation ($id: Int!, $version: Int!) { medicalReportSetSigned(medicalReport: $id, version: $version) { ${fields} } }`;
const remove = `mutation ($id: Int!) { medicalReportRemove(medicalReport: $id) { ${fields} } }`;
const setValidity = `mutation ($id: Int!, $valid: Boolean!, $reason: String) { medicalReportSetValidity(medicalReport: $id, valid: $valid, reason: $reason) { ${fields} } }`;
const read = `query ($id: Int, $uuid: String) { medicalReport(id: $id, uuid: $uuid) { ${fields} } }`;
const visits = `query ($card: Int!) { patientAttendancesForNewMedicalReport(patientCard: $card) { id } }`;

const draft = {
  patientCard: patients.jana,
  examinedAt: "2026-03-16T08:00:00.000Z",
  content: "## Kontrola\nBez bolesti",
};
const write = async (input: object = {}, who: Role = "paramedic") =>
  (await api.call(who, create, { input: { ...draft, ...input } })).data.medicalReportCreate;
const refusal = ({ status, errors }: Awaited<ReturnType<typeof api.call>>) => [status, errors?.[0]?.extensions.code];
const faults = ({ errors }: Awaited<ReturnType<typeof api.call>>) =>
  errors?.[0]?.extensions.fields?.map((field: { path: string[]; code: string }) => [field.path.join("."), field.code]);
const lastAudit = async () =>
  (
    await owner.query(
      "select action, entity_id, patient_card_id, details from audit_rows where action <> 'medicalReport.read' order by id desc limit 1",
    )
  ).rows[0];

test("a draft of a visit is the author's to change until it is removed, and then the visit is free again", async () => {
  const visit = { patientAttendance: attendances.jana, procedure: procedures.therapy, duration: 45 };
  const report = await write(visit);
  expect(report).toMatchObject({
    state: "DRAFT",
    version: 1,
    summaryName: "Bez bolesti",
    duration: 45,
    examinedAt: draft.examinedAt,
    content: draft.content,
    valid: true,
    signedAt: null,
    digest: null,
    digestMatches: null,
    paramedicName: "Petr Šindelář",
    patientCard: { id: patients.jana },
    patientAttendance: { id: attendances.jana },
    procedure: { id: procedures.therapy },
    procedureName: "Individuální LTV",
    createdBy: { id: profiles.paramedic },
    createdAt: "2026-03-16T09:00:00.000Z",
    correctionOf: null,
    corrections: [],
  });
  expect(await lastAudit()).toMatchObject({
    action: "medicalReport.created",
    entity_id: report.id,
    patient_card_id: patients.jana,
  });
  expect(refusal(await api.call("admin", create, { input: { ...draft, ...visit } }))).toEqual([409, "E126"]);
  expect(
    (
      await api.call(
        "paramedic",
        `{ patientAttendances(patientCard: ${patients.jana}) { items { medicalReport { id } } } }`,
      )
    ).data.patientAttendances.items,
  ).toEqual([{ medicalReport: { id: report.id } }]);

  const changed = await api.call("paramedic", update, {
    id: report.id,
    version: 1,
    input: { content: "- VAS 2/10\r\n", duration: null },
  });
  expect(changed.data.medicalReportUpdate).toMatchObject({
    version: 2,
    content: "- VAS 2/10",
    summaryName: "VAS 2/10",
    duration: null,
    procedure: { id: procedures.therapy },
  });
  expect(await lastAudit()).toEqual({
    action: "medicalReport.updated",
    entity_id: report.id,
    patient_card_id: patients.jana,
    details: { fields: ["duration", "content"] },
  });
  expect(
    refusal(await api.call("paramedic", update, { id: report.id, version: 1, input: { content: "starší" } })),
  ).toEqual([409, "E012"]);

  expect((await api.call("paramedic", remove, { id: report.id })).data.medicalReportRemove).toMatchObject({
    state: "REMOVED",
    patientAttendance: null,
  });
  expect(await lastAudit()).toMatchObject({
    action: "medicalReport.removed",
    details: { patientAttendance: attendances.jana },
  });
  expect(await write(visit, "admin")).toMatchObject({ state: "DRAFT", createdBy: { id: profiles.admin } });
});

test("of two concurrent reports on one visit one is stored", async () => {
  await owner.query("delete from medical_reports");
  const answers = await Promise.all(
    (["admin", "paramedic"] as const).map((who) =>
      api.call(who, create, { input: { ...draft, patientAttendance: attendances.jana } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("the patient of a visit with a report cannot be changed", async () => {
  const { rows } = await owner.query(
    "select count(*)::int as reports from medical_reports where patient_attendance_id = $1",
    [attendances.jana],
  );
  expect(rows).toEqual([{ reports: 1 }]);
  const answer = await api.call(
    "receptionist",
    `mutation { eventUpdate(event: ${ids.events.janaTherapy}, detailsInput: { patientCards: [${patients.karel}] }) { id } }`,
  );
  expect(refusal(answer)).toEqual([409, "E126"]);
});

test("another's draft is read, not changed; a signed or removed report is not a draft any more", async () => {
  const { id } = await write();
  for (const [document, variables] of [
    [update, { version: 1, input: { content: "x" } }],
    [sign, { version: 1 }],
    [remove, {}],
  ] as const)
    expect(refusal(await api.call("admin", document, { id, ...variables }))).toEqual([403, "E124"]);
  expect((await api.call("admin", read, { id })).data.medicalReport).toMatchObject({ content: draft.content });
  expect(refusal(await api.call("paramedic", setValidity, { id, valid: false, reason: "x" }))).toEqual([409, "E122"]);
  const gone = await write();
  await api.call("paramedic", remove, { id: gone.id });
  await api.call("paramedic", sign, { id, version: 1 });
  for (const over of [id, gone.id])
    for (const [document, variables] of [
      [update, { version: 2, input: { content: "x" } }],
      [sign, { version: 2 }],
      [remove, {}],
    ] as const)
      expect(refusal(await api.call("paramedic", document, { id: over, ...variables }))).toEqual([409, "E121"]);
  expect(refusal(await api.call("paramedic", setValidity, { id: gone.id, valid: false, reason: "x" }))).toEqual([
    409,
    "E122",
  ]);
});

test("ids that the centre or the patient does not have cannot be chosen, invalid input is reported by field", async () => {
  const wrong = async (input: object) => faults(await api.call("paramedic", create, { input: { ...draft, ...input } }));
  const karels = await write({ patientCard: patients.karel });
  expect(await wrong({ patientCard: patients.foreign })).toEqual([["patientCard", "E1F6"]]);
  expect(await wrong({ patientCard: 999_999 })).toEqual([["patientCard", "E1F6"]]);
  expect(await wrong({ procedure: procedures.foreign })).toEqual([["procedure", "E1F6"]]);
  expect(await wrong({ patientAttendance: attendances.foreign })).toEqual([["patientAttendance", "E1F6"]]);
  expect(await wrong({ patientCard: patients.karel, patientAttendance: attendances.jana })).toEqual([
    ["patientAttendance", "E1F6"],
  ]);
  for (const correctionOf of [karels.id, 999_999])
    expect(await wrong({ patientCard: patients.karel, correctionOf })).toEqual([["correctionOf", "E1F6"]]);
  for (const beginsFrom of [karels.id, 999_999]) expect(await wrong({ beginsFrom })).toEqual([["beginsFrom", "E1F6"]]);
  expect(await wrong({ duration: 0, examinedAt: "2026-03-17T00:00:00+01:00", content: "a\u0000" })).toEqual([
    ["duration", "E1S2"],
    ["examinedAt", "E1R1"],
    ["content", "E1F7"],
  ]);
  expect(await wrong({ examinedAt: "1899-01-01T00:00:00Z", content: "x".repeat(100_001) })).toEqual([
    ["examinedAt", "E1F4"],
    ["content", "E1F2"],
  ]);
  expect(await write({ content: "x".repeat(100_000), examinedAt: "2026-03-16T23:59:00+01:00" })).toMatchObject({
    state: "DRAFT",
  });
  expect(refusal(await api.call("paramedic", create, { input: { ...draft, patientCard: patients.archived } }))).toEqual(
    [409, "E127"],
  );
});

test("visits that wait for a report: past ones and today's, without the excused, the removed and those that have a live one", async () => {
  await owner.query("delete from medical_reports where signed_at is null");
  await owner.query(
    `with e as (insert into events (id, medical_center_id, type, begin_at, end_at, removed_at) overriding system value
       select 200 + n, 1, 'EVENT', timestamptz '2026-03-18 08:00+01' - n * interval '1 day', timestamptz '2026-03-18 09:00+01' - n * interval '1 day', case n when 6 then now() end from generate_series(0, 30) n returning id)
     insert into patient_attendances (id, medical_center_id, event_id, patient_card_id, state) overriding system value select id, 1, id, $1, case id when 205 then 'EXCUSED' else 'NOT_SET' end::attendance_state from e`,
    [patients.karel],
  );
  const waiting = async () =>
    (await api.call("paramedic", visits, { card: patients.karel })).data.patientAttendancesForNewMedicalReport.map(
      ({ id }: { id: number }) => id - 200,
    );
  expect(await waiting()).toEqual([2, 3, 4, ...Array.from({ length: 17 }, (_, n) => n + 7)]);
  const asked = `query ($card: Int!, $visit: Int!) { patientAttendancesForNewMedicalReport(patientCard: $card, patientAttendance: $visit) { id } }`;
  const first = async (visit: number) =>
    (await api.call("paramedic", asked, { card: patients.karel, visit })).data.patientAttendancesForNewMedicalReport[0]
      .id - 200;
  expect([await first(230), await first(205), await first(200)]).toEqual([30, 2, 2]);
  const { id } = await write({ patientCard: patients.karel, patientAttendance: 203 });
  expect((await waiting()).slice(0, 2)).toEqual([2, 4]);
  await api.call("paramedic", sign, { id, version: 1 });
  await api.call("paramedic", setValidity, { id, valid: false, reason: "Jiný pacient" });
  expect((await waiting()).slice(0, 2)).toEqual([2, 3]);
});

test("a user without the permission is refused; another centre's report is as unknown as one that does not exist", async () => {
  const { id, uuid } = await write();
  for (const [who, status] of [
    [null, 401],
    ["lonely", 403],
    ["receptionist", 403],
    ["manager", 403],
  ] as const)
    for (const [document, variables] of [
      [create, { input: draft }],
      [update, { id, version: 1, input: {} }],
      [sign, { id, version: 1 }],
      [remove, { id }],
      [setValidity, { id, valid: false }],
      [visits, { card: patients.jana }],
    ] as const)
      expect(await api.call(who, document, variables)).toMatchObject({ status });
  for (const unknown of [id, 999_999, -1])
    for (const [document, variables] of [
      [read, {}],
      [update, { version: 1, input: {} }],
      [sign, { version: 1 }],
      [remove, {}],
      [setValidity, { valid: true }],
    ] as const)
      expect(refusal(await api.call("foreign", document, { id: unknown, ...variables }))).toEqual([404, "E003"]);
  for (const variables of [{ uuid }, { uuid: "x" }, {}])
    expect(refusal(await api.call("foreign", read, variables))).toEqual([404, "E003"]);
});
