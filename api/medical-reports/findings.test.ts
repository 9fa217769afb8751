import { beforeAll, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { digestOf } from "./signing/digest.ts";
import { verifyReports } from "./signing/verify.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, attendances, profiles } = ids;

const said = `id uuid state version digest digestMatches findings { kind what side value }
  bodyDiagram { redDiagnosis { id code name label } blueDiagnosis { code } yellowDiagnosis { code } regions { region color } marks { view x y color note } }`;
const create = `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { ${said} } }`;
const update = `mutation ($id: Int!, $version: Int!, $input: MedicalReportUpdateInput!) { medicalReportUpdate(medicalReport: $id, version: $version, input: $input) { ${said} } }`;
const draft = { patientCard: patients.jana, examinedAt: "2026-03-16T08:00:00.000Z", content: "Bez otoku" };
const write = async (input: object = {}, who: Role = "paramedic") => {
  const { data, errors } = await api.call(who, create, { input: { ...draft, ...input } });
  return (
    data?.medicalReportCreate ??
    errors![0]!.extensions.fields!.map(({ path, code }: { path: string[]; code: string }) => [path.join("."), code])
  );
};
const change = async (id: number, version: number, input: object) =>
  (await api.call("paramedic", update, { id, version, input })).data.medicalReportUpdate;
const sign = async (id: number, version = 1) =>
  (
    await api.call(
      "paramedic",
      `mutation { medicalReportSetSigned(medicalReport: ${id}, version: ${version}) { ${said} } }`,
    )
  ).data.medicalReportSetSigned;
const read = async (id: number, who: Role = "admin") =>
  (await api.call(who, `{ medicalReport(id: ${id}) { ${said} } }`)).data.medicalReport;

const findings = [
  { kind: "ROM", what: "KNEE_S", side: "LEFT", value: "0-10-90" },
  { kind: "STRENGTH", what: "m. quadriceps femoris", side: "LEFT", value: "4-" },
  { kind: "VAS", what: "LOAD", side: null, value: "3.5" },
  { kind: "GIRTH", what: "THIGH_15", side: "LEFT", value: "51" },
];
const bodyDiagram = {
  redDiagnosis: 1,
  regions: [
    { region: "FRONT_KNEE_LEFT", color: "RED" },
    { region: "BACK_THIGH_LEFT", color: "YELLOW" },
  ],
  marks: [{ view: "LEFT", x: 90, y: 300, color: "BLUE", note: "citlivý úpon" }],
};

beforeAll(async () => {
  await owner.query(
    "insert into medical_diagnoses (id, code, name, words, valid_from) overriding system value values (1, 'S835', 'Podvrtnutí kolena', '', '1994-01-01'), (2, 'M545', 'Bolest v kříži', '', '1994-01-01')",
  );
});

test("diagram and findings are stored with the report, replaced as a whole, and stay where they are omitted", async () => {
  const report = await write({ bodyDiagram, findings });
  expect(report.findings).toEqual(findings);
  expect(report.bodyDiagram).toEqual({
    ...bodyDiagram,
    redDiagnosis: { id: 1, code: "S83.5", name: "Podvrtnutí kolena", label: "S83.5 Podvrtnutí kolena" },
    blueDiagnosis: null,
    yellowDiagnosis: null,
  });
  expect(await change(report.id, 1, { content: "Jinak" })).toMatchObject({
    version: 2,
    findings,
    bodyDiagram: { redDiagnosis: { code: "S83.5" } },
  });
  expect(await change(report.id, 2, { bodyDiagram: { blueDiagnosis: 2, regions: [], marks: [] } })).toMatchObject({
    findings,
    bodyDiagram: { redDiagnosis: null, blueDiagnosis: { code: "M54.5" }, regions: [] },
  });
  expect(await change(report.id, 3, { bodyDiagram: { regions: [], marks: [] }, findings: [] })).toMatchObject({
    findings: null,
    bodyDiagram: null,
  });
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'medicalReport.updated' and entity_id = $1 order by id",
    [report.id],
  );
  expect(rows.map(({ details }) => details.fields)).toEqual([
    ["content"],
    ["bodyDiagram"],
    ["bodyDiagram", "findings"],
  ]);
});

test("values are stored as written; invalid input, duplicates and an unknown diagnosis are reported at their field", async () => {
  expect(
    (
      await write({
        findings: [
          { kind: "ROM", what: "TRUNK_F", side: "LEFT", value: "30 – 0 – 25°" },
          { kind: "GIRTH", what: "CALF", side: "RIGHT", value: "38,5 cm" },
        ],
      })
    ).findings,
  ).toEqual([
    { kind: "ROM", what: "TRUNK_F", side: null, value: "30-0-25" },
    { kind: "GIRTH", what: "CALF", side: "RIGHT", value: "38.5" },
  ]);
  const [rom] = findings;
  expect(await write({ findings: [{ ...rom, value: "200" }] })).toEqual([["findings.0.value", "E1R4"]]);
  expect(
    await write({
      findings: [
        { ...rom, side: null },
        { ...rom, what: "KNEE_T" },
      ],
    }),
  ).toEqual([
    ["findings.0.side", "E1F1"],
    ["findings.1.what", "E1F6"],
  ]);
  expect(await write({ findings: [rom, { ...rom, value: "0-0-90" }] })).toEqual([["findings.1.what", "E1R8"]]);
  expect(
    await write({
      findings: Array.from({ length: 101 }, (_, n) => ({ kind: "STRENGTH", what: `m. ${n}`, value: "5" })),
    }),
  ).toEqual([["findings", "E016"]]);
  const drawn = (diagram: object) => write({ bodyDiagram: { regions: [], marks: [], ...diagram } });
  expect(await drawn({ redDiagnosis: 99, blueDiagnosis: 2 })).toEqual([["bodyDiagram.redDiagnosis", "E1F6"]]);
  expect(await drawn({ regions: [bodyDiagram.regions[0], { ...bodyDiagram.regions[0], color: "BLUE" }] })).toEqual([
    ["bodyDiagram.regions", "E1F6"],
  ]);
  expect(await drawn({ marks: [{ ...bodyDiagram.marks[0], x: 181, y: -1 }] })).toEqual([
    ["bodyDiagram.marks.0.x", "E1F6"],
    ["bodyDiagram.marks.0.y", "E1F6"],
  ]);
  expect(await drawn({ marks: Array.from({ length: 31 }, () => bodyDiagram.marks[0]) })).toEqual([
    ["bodyDiagram.marks", "E016"],
  ]);
});

test("signing freezes the diagnoses by the names of that day, and the digest covers diagram and findings", async () => {
  const { id } = await write({ bodyDiagram, findings });
  await owner.query("update medical_diagnoses set name = 'Podvrtnutí a natažení kolena' where id = 1");
  const signed = await sign(id);
  await owner.query("update medical_diagnoses set name = 'Nový název' where id = 1");
  expect(await read(id)).toMatchObject({
    digestMatches: true,
    bodyDiagram: { redDiagnosis: { name: "Podvrtnutí a natažení kolena" } },
  });
  for (const [column, change] of [
    ["findings", "jsonb_set(findings::jsonb, '{0,value}', '\"0-10-95\"')"],
    ["body_diagram", "jsonb_set(body_diagram::jsonb, '{marks,0,x}', '91')"],
  ]) {
    await owner.query("alter table medical_reports disable trigger medical_reports_signed_stay");
    const { rows } = await owner.query(`select ${column} as kept from medical_reports where id = $1`, [id]);
    await owner.query(`update medical_reports set ${column} = ${change} where id = $1`, [id]);
    expect((await verifyReports(createDb(owner))).differing).toMatchObject([{ uuid: signed.uuid }]);
    expect(await read(id)).toMatchObject({ digestMatches: false });
    await owner.query(`update medical_reports set ${column} = $2 where id = $1`, [id, JSON.stringify(rows[0].kept)]);
    await owner.query("alter table medical_reports enable trigger medical_reports_signed_stay");
  }
  expect(await read(id)).toMatchObject({ digestMatches: true });
});

test("a report signed by the first edition of the canonical form still holds", async () => {
  const at = new Date("2026-03-01T08:00:00Z");
  const old = {
    uuid: "00000000-0000-4000-8000-000000000001",
    medicalCenterId: 1,
    patientCardId: patients.jana,
    patientAttendanceId: null,
    correctionOfId: null,
    procedureName: null,
    durationMinutes: 30,
    examinedAt: at,
    content: "Starší",
    summary: "Starší",
    createdBy: 3,
    paramedicName: "Petr",
    createdAt: at,
    signedAt: at,
    signedBy: 3,
    digestEdition: 1,
  };
  const digest = "7c686f504120f2e0aff6e7719fcd271c2405d7f81568902b2c8ba128660b3421";
  expect(digestOf(old as never)).toBe(digest);
});

test("a correction begins with the diagram and findings of the report it corrects", async () => {
  const signed = await sign((await write({ bodyDiagram, findings })).id);
  expect(await write({ correctionOf: signed.id })).toMatchObject({
    findings,
    bodyDiagram: { marks: bodyDiagram.marks },
  });
  expect(await write({ correctionOf: signed.id, findings: findings.slice(0, 1) })).toMatchObject({
    findings: [findings[0]],
  });
});

test("a report that begins from another takes over its diagram and gets new findings", async () => {
  const { id } = await write({ bodyDiagram, findings });
  expect(await write({ beginsFrom: id })).toMatchObject({ findings: null, bodyDiagram: { marks: bodyDiagram.marks } });
});

test("findings of valid reports are compared over time, by users who may read them; the report of a visit is found by it", async () => {
  await owner.query("delete from medical_reports where signed_at is null");
  const compared = (who: Role, card = patients.karel) =>
    api.call(who, `{ medicalReportsWithFindings(patientCard: ${card}) { id findings { value } } }`);
  const at = (day: number, input: object = {}) =>
    write({
      patientCard: patients.karel,
      examinedAt: `2026-03-0${day}T08:00:00Z`,
      findings: findings.slice(0, 1),
      ...input,
    });
  const [first, third] = [await at(1), await at(3)];
  await at(2, { findings: null });
  const wrong = await sign((await at(4)).id);
  await api.call(
    "paramedic",
    `mutation { medicalReportSetValidity(medicalReport: ${wrong.id}, valid: false, reason: "Jiný") { id } }`,
  );
  expect((await compared("admin")).data.medicalReportsWithFindings).toEqual(
    [third, first].map(({ id }) => ({ id, findings: [{ value: "0-10-90" }] })),
  );
  const { rows } = await owner.query(
    "select profile_id, patient_card_id from audit_rows where action = 'medicalReport.read' order by id desc limit 1",
  );
  expect(rows).toEqual([{ profile_id: profiles.admin, patient_card_id: patients.karel }]);
  for (const who of ["receptionist", "manager"] as const) expect((await compared(who)).status).toBe(403);
  expect((await compared("foreign")).status).toBe(404);

  const ofVisit = (who: Role) =>
    api.call(who, `{ medicalReport(patientAttendance: ${attendances.jana}) { id bodyDiagram { marks { note } } } }`);
  expect((await ofVisit("admin")).status).toBe(404);
  const { id } = await write({ patientAttendance: attendances.jana, bodyDiagram });
  expect((await ofVisit("admin")).data.medicalReport).toEqual({
    id,
    bodyDiagram: { marks: [{ note: "citlivý úpon" }] },
  });
  expect((await ofVisit("receptionist")).data.medicalReport).toEqual({ id, bodyDiagram: null });
  expect((await ofVisit("foreign")).status).toBe(404);
});
