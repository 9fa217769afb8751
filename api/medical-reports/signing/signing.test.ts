import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { canonicalForm } from "../../core/canonical-form.ts";
import { verifyReports } from "./verify.ts";

const api = await testApi();
const { owner, app } = api.database;
const { patients, procedures, profiles } = ids;

const fields = `id uuid state version content duration signedAt valid invalidatedAt invalidReason digest digestMatches paramedicName procedureName signedBy { id } invalidatedBy { id } correctionOf { id } corrections { id state }`;
const call = async (who: "admin" | "paramedic", field: string, variables = "") =>
  api.call(who, `mutation { ${field}(${variables}) { ${fields} } }`);
const write = async (input = "") =>
  (
    await call(
      "paramedic",
      "medicalReportCreate",
      `input: { patientCard: ${patients.jana}, procedure: ${procedures.therapy}, duration: 45, examinedAt: "2026-03-16T08:00:00Z", content: "Bez bolesti, č. 5" ${input} }`,
    )
  ).data.medicalReportCreate;
const sign = async (id: number) =>
  (await call("paramedic", "medicalReportSetSigned", `medicalReport: ${id}, version: 1`)).data.medicalReportSetSigned;
const setValidity = (id: number, valid: boolean, reason = "", who: "admin" | "paramedic" = "paramedic") =>
  call(who, "medicalReportSetValidity", `medicalReport: ${id}, valid: ${valid}, reason: "${reason}"`);
const read = async (id: number) =>
  (await api.call("admin", `{ medicalReport(id: ${id}) { ${fields} } }`)).data.medicalReport;
const codes = ({ errors }: Awaited<ReturnType<typeof api.call>>) => [
  errors?.[0]?.extensions.code,
  ...(errors?.[0]?.extensions.fields ?? []).map((field: { code: string }) => field.code),
];

test("signing freezes the content, the names of service and author, the server's time and a digest over all of it", async () => {
  const signed = await sign((await write()).id);
  expect(signed).toMatchObject({
    state: "SIGNED",
    version: 2,
    signedAt: "2026-03-16T09:00:00.000Z",
    signedBy: { id: profiles.paramedic },
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    digestMatches: true,
  });
  await owner.query("update procedures set name = 'LTV nově' where id = $1", [procedures.therapy]);
  await owner.query("update profiles set surname = 'Přejmenovaný' where id = $1", [profiles.paramedic]);
  expect(await read(signed.id)).toMatchObject({
    paramedicName: "Petr Šindelář",
    procedureName: "Individuální LTV",
    digestMatches: true,
  });
  expect((await read((await write()).id)).paramedicName).toBe("Petr Přejmenovaný");
  const { rows } = await owner.query(
    "select profile_id, patient_card_id, details from audit_rows where action = 'medicalReport.signed' and entity_id = $1",
    [signed.id],
  );
  expect(rows).toEqual([
    {
      profile_id: profiles.paramedic,
      patient_card_id: patients.jana,
      details: { digest: signed.digest, signingProof: "NONE", attachments: null },
    },
  ]);
});

test("a report that was not read since its last change, or that is empty, is not signed", async () => {
  const { id } = await write();
  await call("paramedic", "medicalReportUpdate", `medicalReport: ${id}, version: 1, input: { content: "Jinak" }`);
  expect(codes(await call("paramedic", "medicalReportSetSigned", `medicalReport: ${id}, version: 1`))).toEqual([
    "E012",
  ]);
  await call("paramedic", "medicalReportUpdate", `medicalReport: ${id}, version: 2, input: { content: " " }`);
  expect(codes(await call("paramedic", "medicalReportSetSigned", `medicalReport: ${id}, version: 3`))).toEqual([
    "E125",
  ]);
});

test("a signed report becomes invalid with a reason and valid again, by its author or an administrator; nothing else changes", async () => {
  const signed = await sign((await write()).id);
  expect(codes(await setValidity(signed.id, true))).toEqual(["E123"]);
  expect(codes(await setValidity(signed.id, false, " "))).toEqual(["E004", "E1F1"]);
  const invalid = (await setValidity(signed.id, false, "Jiný pacient", "admin")).data.medicalReportSetValidity;
  expect(invalid).toMatchObject({
    state: "INVALID",
    valid: false,
    invalidReason: "Jiný pacient",
    invalidatedAt: "2026-03-16T09:00:00.000Z",
    invalidatedBy: { id: profiles.admin },
    content: signed.content,
    digestMatches: true,
  });
  expect(codes(await setValidity(signed.id, false, "Znovu"))).toEqual(["E123"]);
  expect((await setValidity(signed.id, true)).data.medicalReportSetValidity).toMatchObject({
    state: "SIGNED",
    valid: true,
    invalidReason: null,
    digest: signed.digest,
  });
  const { rows } = await owner.query(
    "select action, details from audit_rows where entity_id = $1 and action like 'medicalReport.%validated' order by id",
    [signed.id],
  );
  expect(rows).toEqual([
    { action: "medicalReport.invalidated", details: { validity: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    { action: "medicalReport.revalidated", details: { validity: null } },
  ]);
});

test("a paramedic declares only reports of their own invalid", async () => {
  const { data } = await call(
    "admin",
    "medicalReportCreate",
    `input: { patientCard: ${patients.jana}, examinedAt: "2026-03-16T08:00:00Z", content: "x" }`,
  );
  await call("admin", "medicalReportSetSigned", `medicalReport: ${data.medicalReportCreate.id}, version: 1`);
  expect(codes(await setValidity(data.medicalReportCreate.id, false, "Cizí"))).toEqual(["E124"]);
});

test("a correction is a new report of the same visit, which names the one it corrects", async () => {
  const signed = await sign((await write(`, patientAttendance: ${ids.attendances.jana}`)).id);
  const correction = await write(`, correctionOf: ${signed.id}`);
  expect(correction).toMatchObject({ state: "DRAFT", correctionOf: { id: signed.id } });
  expect((await read(signed.id)).corrections).toEqual([{ id: correction.id, state: "DRAFT" }]);
  await sign(correction.id);
  await setValidity(signed.id, false, "Opraveno");
  const ofVisit = `{ patientAttendances(patientCard: ${patients.jana}) { items { medicalReport { id } } } }`;
  expect((await api.call("admin", ofVisit)).data.patientAttendances.items[0].medicalReport).toEqual({
    id: correction.id,
  });
});

test("the database refuses every write to a signed report, the owner's too, but for its validity", async () => {
  const { id } = await sign((await write()).id);
  await write();
  const { rows: columns } = await owner.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'medical_reports' order by 1",
  );
  const changing = ["invalid_reason", "invalidated_at", "invalidated_by", "updated_at", "updated_by", "version"];
  const frozen = columns.map(({ name }) => name).filter((name) => !changing.includes(name));
  expect(frozen.length).toBeGreaterThan(18);
  const other: Record<string, string> = {
    id: "default",
    uuid: "gen_random_uuid()",
    content: "content || '.'",
    body_diagram: "'{}'",
    findings: "'[]'",
    coding: "'{}'",
    summary: "'x'",
    digest: "repeat('0', 64)",
    procedure_name: "'x'",
    signing_proof: "'CODE'",
    paramedic_name: "'x'",
  };
  const value = (name: string) => other[name] ?? (name.endsWith("_at") ? "now()" : `coalesce(${name}, 0) + 1`);
  const paths = [
    ...frozen.map((name) => `update medical_reports set ${name} = ${value(name)} where id = ${id}`),
    `update medical_reports set signed_at = null, signed_by = null, paramedic_name = null, digest = null where id = ${id}`,
    `update medical_reports set content = 'x', invalidated_at = now(), invalidated_by = 1, invalid_reason = 'x' where id = ${id}`,
    "update medical_reports set content = 'x'",
    `delete from medical_reports where id = ${id}`,
    "delete from medical_reports",
    `delete from patient_cards where id = ${patients.jana}`,
    `insert into medical_reports (id, medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by) overriding system value
     values (${id}, 1, 1, now(), '', '', 1, 1) on conflict (id) do update set content = 'x'`,
    `merge into medical_reports r using (select ${id} as id) g on r.id = g.id when matched then update set content = 'x'`,
    `merge into medical_reports r using (select ${id} as id) g on r.id = g.id when matched then delete`,
    "truncate medical_reports cascade",
    "truncate medical_centers cascade",
  ];
  const before = (await owner.query("select * from medical_reports order by id")).rows;
  for (const pool of [owner, app])
    for (const path of paths) {
      const connection = await pool.connect();
      await connection.query("begin");
      await connection.query("select set_config('motus.medical_center', '1', true)");
      await expect(connection.query(path), path).rejects.toThrow(
        /is signed|are signed|violates foreign key|permission denied|can only be updated to DEFAULT/,
      );
      await connection.query("rollback");
      connection.release();
    }
  expect((await owner.query("select * from medical_reports order by id")).rows).toEqual(before);
  await owner.query(
    `begin; update medical_reports set invalidated_at = now(), invalidated_by = 1, invalid_reason = 'x', updated_at = now(), updated_by = 1, version = version + 1 where id = ${id}; rollback`,
  );
});

test("one byte altered past the trigger is found by the check of all reports, and shown where the report is read", async () => {
  const [one, other] = [await sign((await write()).id), await sign((await write()).id)];
  const db = createDb(owner);
  expect(await verifyReports(db)).toMatchObject({ differing: [] });
  await owner.query("alter table medical_reports disable trigger medical_reports_signed_stay");
  await owner.query("update medical_reports set content = replace(content, '5', '6') where id = $1", [one.id]);
  await owner.query("alter table medical_reports enable trigger medical_reports_signed_stay");
  const { checked, differing } = await verifyReports(db);
  expect(checked).toBeGreaterThan(5);
  expect(differing.map(({ uuid }) => uuid)).toEqual([one.uuid]);
  expect(await read(one.id)).toMatchObject({ digestMatches: false, digest: one.digest });
  expect(await read(other.id)).toMatchObject({ digestMatches: true });
});

test("the canonical form is one text for one meaning", () => {
  const form = '[["a",1],["b","č"],["c",null]]';
  expect(canonicalForm({ a: 1, b: "č", c: null })).toBe(form);
  expect(canonicalForm({ c: null, b: "c\u030c", a: 1 })).toBe(form);
  expect(canonicalForm({ a: 1, b: "č", c: "null" })).not.toBe(form);
});
