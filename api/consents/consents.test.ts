import { expect, test } from "vitest";
import { ids, uuids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner, app } = api.database;
const { patients, center } = ids;

const write = (text: string, version: number, who: Role = "admin") =>
  api.call(
    who,
    `mutation ($text: String!, $version: Int!) { gdprWordingCreate(text: $text, version: $version) { id number text createdBy { surname } } }`,
    { text, version },
  );
const shape = `{ type givenOn createdAt withdrawnAt wording { number } createdBy { surname } withdrawnBy { surname } }`;
const record = (patientCard: number, input: object = {}, who: Role = "receptionist") =>
  api.call(
    who,
    `mutation ($patientCard: Int!, $input: GdprConsentInput) { gdprConsentCreate(patientCard: $patientCard, input: $input) ${shape} }`,
    { patientCard, input },
  );
const withdraw = (patientCard: number, who: Role = "receptionist") =>
  api.call(who, `mutation { gdprConsentRemove(patientCard: ${patientCard}) ${shape} }`);
const consent = async (patientCard: number) =>
  (await api.call("paramedic", `{ gdprConsent(patientCard: ${patientCard}) ${shape} }`)).data.gdprConsent;
const codes = (answer: Awaited<ReturnType<typeof record>>) =>
  answer.errors?.map(({ extensions }) => [
    extensions.code,
    ...(extensions.fields ?? []).map((field: { path: string[]; code: string }) => `${field.path} ${field.code}`),
  ]);

test("without a wording there is nothing to consent to", async () => {
  expect(
    (await api.call("receptionist", `{ gdprWording { text } gdprConsent(patientCard: ${patients.jana}) { id } }`)).data,
  ).toEqual({ gdprWording: null, gdprConsent: null });
  expect(codes(await record(patients.jana))).toEqual([["E004", "wording E1F1"]]);
});

test("a new text is a new version; of two concurrent writers none is lost", async () => {
  expect((await write("První odstavec.\n\nDruhý.", 0)).data.gdprWordingCreate).toEqual({
    id: expect.any(Number),
    number: 1,
    text: "První odstavec.\n\nDruhý.",
    createdBy: { surname: "Marešová" },
  });
  expect((await write("První odstavec.\n\nDruhý.", 1)).data.gdprWordingCreate.number).toBe(1);
  const both = await Promise.all([write("Znění Dany", 1), write("Znění Milana", 1, "manager")]);
  expect(
    both.map((answer) => answer.errors?.[0]?.extensions.code ?? answer.data.gdprWordingCreate.number).sort(),
  ).toEqual([2, "E012"]);
  expect(codes(await write("  ", 2))).toEqual([["E004", "text E1F1"]]);
  const { data } = await api.call("paramedic", `{ gdprWordings { number } }`);
  expect(data.gdprWordings).toEqual([{ number: 2 }, { number: 1 }]);
});

test("a signed consent has its wording, time and recorder; a withdrawal keeps all of it", async () => {
  const first = (await api.call("admin", `{ gdprWordings { id number } }`)).data.gdprWordings.at(-1);
  const given = {
    type: "SIGNATURE",
    givenOn: "2026-03-16",
    withdrawnAt: null,
    wording: { number: 2 },
    createdBy: { surname: "Malá" },
    withdrawnBy: null,
  };
  expect(
    (await record(patients.jana, { wording: first.id, givenOn: "2025-11-03" }, "paramedic")).data.gdprConsentCreate,
  ).toMatchObject({ ...given, givenOn: "2025-11-03", wording: { number: 1 }, createdBy: { surname: "Šindelář" } });
  expect((await record(patients.jana)).data.gdprConsentCreate).toMatchObject(given);
  const withdrawn = { ...given, withdrawnAt: "2026-03-16T09:00:00.000Z", withdrawnBy: { surname: "Malá" } };
  expect((await withdraw(patients.jana)).data.gdprConsentRemove).toMatchObject(withdrawn);
  expect((await withdraw(patients.jana, "admin")).data.gdprConsentRemove).toMatchObject(withdrawn);
  expect(await consent(patients.jana)).toMatchObject(withdrawn);
  const { data } = await api.call(
    "admin",
    `{ gdprConsents(patientCard: ${patients.jana}) { withdrawnAt wording { number } } }`,
  );
  expect(data.gdprConsents).toEqual(
    [2, 1].map((number) => ({ withdrawnAt: withdrawn.withdrawnAt, wording: { number } })),
  );
  await record(patients.jana);
  expect(await consent(patients.jana)).toMatchObject(given);
});

test("six windows that record the same consent record one; of another day, or after a withdrawal, it is recorded again", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => record(patients.karel)));
  expect(answers.map((answer) => answer.errors?.[0]?.extensions.code ?? "done").sort()).toEqual([
    ...Array(5).fill("E139"),
    "done",
  ]);
  expect((await record(patients.karel, { givenOn: "2026-03-15" })).errors).toBeUndefined();
  await withdraw(patients.karel);
  expect((await record(patients.karel)).errors).toBeUndefined();
});

test("a signature of tomorrow and a foreign wording are refused at their field", async () => {
  expect(codes(await record(patients.anna, { givenOn: "2026-03-17", wording: 999_999 }))).toEqual([
    ["E004", "givenOn E1F4"],
  ]);
  expect(codes(await record(patients.anna, { wording: 999_999 }))).toEqual([["E004", "wording E1F6"]]);
  expect(codes(await record(patients.foreign))).toEqual([["E003"]]);
  expect(codes(await withdraw(patients.anna))).toEqual([["E003"]]);
});

test("reads and writes are in the access log", async () => {
  const { rows } = await owner.query(
    "select action, patient_card_id as patient, count(*)::int as n from audit_rows where action like 'gdpr%' and (patient_card_id = $1 or patient_card_id is null) group by 1, 2",
    [patients.jana],
  );
  expect(rows.map(({ action, n }) => [action, n])).toEqual(
    expect.arrayContaining([
      ["gdprConsent.withdrawn", 2],
      ["gdprConsent.listed", 1],
      ["gdprWording.created", 2],
    ]),
  );
});

test("the database refuses changes of evidence by any user", async () => {
  const client = await app.connect();
  const refused = async (statement: string) => {
    await client.query("begin");
    await client.query("select set_config('motus.medical_center', $1, true)", [String(center)]);
    const answer = await client.query(statement).then(
      ({ rowCount }) => rowCount,
      (error: { message: string }) => error.message,
    );
    await client.query("rollback");
    return answer;
  };
  for (const statement of [
    "update gdpr_wordings set text = 'jinak'",
    "delete from gdpr_wordings",
    "truncate gdpr_wordings cascade",
    "delete from gdpr_consents",
    "update gdpr_consents set wording_id = 1",
    "update gdpr_consents set given_on = '2020-01-01'",
    "update gdpr_consent_links set token_hash = ''",
    "update gdpr_consent_links set wording_id = 1",
    "delete from gdpr_consent_links",
  ])
    expect([statement, await refused(statement)]).toEqual([statement, expect.stringContaining("permission denied")]);
  expect(
    await refused("update gdpr_consents set withdrawn_at = null, withdrawn_by = null where withdrawn_at is not null"),
  ).toContain("stays so");
  client.release();
});

test("switches are the administrators'; consents of a list are read at once", async () => {
  const set = async (who: Role, name: string, shown: string) => {
    const { data, status } = await api.call(who, `mutation { ${name}(active: true) { ${shown} } }`);
    return data?.[name][shown] ?? status;
  };
  for (const [name, shown] of [
    ["gdprActiveSet", "gdprActive"],
    ["gdprConsentByEmailSet", "gdprConsentByEmail"],
  ] as const)
    expect([
      await set("manager", name, shown),
      await set("paramedic", name, shown),
      await set("receptionist", name, shown),
    ]).toEqual([true, 403, 403]);
  for (const who of ["paramedic", "receptionist"] as const) expect((await write("x", 2, who)).status).toBe(403);
  const count = async (filter: string) => {
    api.queries.length = 0;
    const { data } = await api.call(
      "admin",
      `{ patientCards(${filter}) { items { uuid gdprConsent { wording { number } createdBy { surname } } } } }`,
    );
    return [
      data.patientCards.items.length,
      api.queries.length,
      data.patientCards.items.find(({ uuid }: { uuid: string }) => uuid === uuids.jana)?.gdprConsent,
    ];
  };
  const shown = { wording: { number: 2 }, createdBy: { surname: "Malá" } };
  const [one, queries, jana] = await count("pageSize: 1");
  expect([one, jana]).toEqual([1, shown]);
  expect(await count("pageSize: 3")).toEqual([3, queries, shown]);
});
