import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;

const fields = `id version phone email note urgent weekdays timeFrom timeTo availableFrom availableTo createdAt
  patientCard { id } procedure { id } procedures { id } paramedic { id } profile { id } profiles { id } bookedEvent { id } canceledEvent { id }`;
const create = `mutation ($input: WaitingPatientInput!) { waitingPatientCreate(input: $input) { ${fields} } }`;
const update = `mutation ($id: Int!, $input: WaitingPatientInput!, $version: Int) { waitingPatientUpdate(waitingPatient: $id, input: $input, version: $version) { ${fields} } }`;
const remove = `mutation ($id: Int!) { waitingPatientRemove(waitingPatient: $id) }`;
const read = `query ($id: Int!) { waitingPatient(waitingPatient: $id, procedureInput: {}) { waitingPatient { ${fields} } profiles { id } procedures { id } patientCards(q: "novak") { items { id } total } } }`;
const list = `query ($parameters: [DataGridParameter!]!) { dataGrid(name: "waitingPatients", parameters: $parameters) { items total page pageSize } }`;
const listed = async (parameters: Record<string, number> = {}, who: Role = "paramedic") => {
  const given = Object.entries(parameters).map(([name, value]) => ({ name, value: String(value) }));
  return (await api.call(who, list, { parameters: given })).data.dataGrid;
};
const add = async (input: object, who: Role = "receptionist") =>
  (await api.call(who, create, { input })).data.waitingPatientCreate;
const faults = (answer: Awaited<ReturnType<typeof api.call>>) =>
  answer.errors?.[0]?.extensions.fields?.map((field: { path: string[]; code: string }) => [
    field.path.join("."),
    field.code,
  ]);
const audit = async () =>
  (await owner.query("select action, entity_id, patient_card_id from audit_rows order by id desc limit 1")).rows[0];

test("an entry has preferences; its phone and e-mail are the card's until it has its own", async () => {
  const entry = {
    patientCard: patients.jana,
    phone: "+420 601 000 377",
    note: " volat dopoledne ",
    procedures: [procedures.examination, procedures.therapy],
    profiles: [profiles.paramedic],
    weekdays: [5, 1, 5],
    timeFrom: "8:00",
    timeTo: "11:30",
    availableFrom: "2026-03-18",
    urgent: true,
  };
  const row = await add(entry);
  expect(row).toMatchObject({
    version: 1,
    phone: "+420601000377",
    email: "jana@example.com",
    note: "volat dopoledne",
    urgent: true,
    weekdays: [1, 5],
    timeFrom: "08:00",
    timeTo: "11:30",
    availableFrom: "2026-03-18",
    availableTo: null,
    patientCard: { id: patients.jana },
    procedure: { id: procedures.therapy },
    procedures: [{ id: procedures.therapy }, { id: procedures.examination }],
    paramedic: { id: profiles.paramedic },
    profile: { id: profiles.paramedic },
    createdAt: "2026-03-16T09:00:00.000Z",
  });
  expect(await audit()).toEqual({
    action: "waitingPatient.created",
    entity_id: row.id,
    patient_card_id: patients.jana,
  });
  expect((await owner.query("select phone, email from waiting_patients where id = $1", [row.id])).rows).toEqual([
    { phone: null, email: null },
  ]);

  const answer = await api.call("paramedic", read, { id: row.id });
  expect(answer.data.waitingPatient).toMatchObject({
    waitingPatient: row,
    patientCards: { items: [{ id: patients.karel }, { id: patients.anna }], total: 2 },
  });
  expect(
    await owner.query("select from audit_rows where action = 'waitingPatient.read' and entity_id = $1", [row.id]),
  ).toMatchObject({ rowCount: 1 });
  const codebook = (
    await api.call(
      "admin",
      `{ waitingPatientCodebook(procedureInput: { profile: ${profiles.admin} }) { profiles { id } procedures { id } } }`,
    )
  ).data.waitingPatientCodebook;
  expect(codebook).toEqual({ profiles: [{ id: profiles.admin }, { id: profiles.paramedic }], procedures: [] });
});

test("a change keeps omitted fields and counts the version; an older version is refused", async () => {
  const before = await add({
    patientCard: patients.karel,
    procedures: [procedures.therapy],
    profiles: [profiles.paramedic],
    weekdays: [2],
    timeFrom: "08:00",
  });
  const { data } = await api.call("paramedic", update, {
    id: before.id,
    version: 1,
    input: { phone: "602 000 201", procedures: [], urgent: true },
  });
  expect(data.waitingPatientUpdate).toEqual({
    ...before,
    phone: "+420602000201",
    procedures: [],
    procedure: null,
    urgent: true,
    version: 2,
  });
  expect(await audit()).toMatchObject({ action: "waitingPatient.updated", entity_id: before.id });
  expect(await api.call("admin", update, { id: before.id, version: 1, input: {} })).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E012" } }],
  });
  const cleared = await api.call("admin", update, {
    id: before.id,
    version: 2,
    input: { phone: null, weekdays: null, timeFrom: null, timeTo: "10:00" },
  });
  expect(cleared.data.waitingPatientUpdate).toMatchObject({
    phone: "+420602000200",
    weekdays: [],
    timeFrom: null,
    timeTo: "10:00",
  });
  expect(faults(await api.call("admin", update, { id: before.id, version: 3, input: { timeFrom: "11:00" } }))).toEqual([
    ["timeTo", "E1T1"],
  ]);
  expect(
    (await api.call("admin", update, { id: before.id, input: { note: "x" } })).data.waitingPatientUpdate,
  ).toMatchObject({ note: "x", version: 4 });
});

test("former colleagues and retired services may stay in an entry, but not be added", async () => {
  await owner.query(
    "insert into profiles (id, medical_center_id, role, name, surname, email) overriding system value values (50, 1, 'ROLE_PARAMEDIC', 'Dočasná', 'Síla', 'sila@lipa.example')",
  );
  const { id } = await add({ patientCard: patients.anna, profiles: [50] });
  await owner.query("update profiles set deactivated_at = now() where id = 50");
  expect(
    (await api.call("admin", update, { id, version: 1, input: { note: "x" } })).data.waitingPatientUpdate.profiles,
  ).toEqual([{ id: 50 }]);
  expect(faults(await api.call("admin", create, { input: { patientCard: patients.anna, profiles: [50] } }))).toEqual([
    ["profiles", "E1F6"],
  ]);
  await api.call("admin", remove, { id });
});

test("six windows that put the same patient on the list do so once; with other preferences the patient may wait again", async () => {
  const input = {
    patientCard: patients.jana,
    procedures: [procedures.therapy],
    profiles: [profiles.paramedic],
    weekdays: [2, 4],
    timeFrom: "8:00",
    note: "ráno",
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => api.call("receptionist", create, { input })));
  expect(answers.map((answer) => answer.errors?.[0]?.extensions.code ?? "done").sort()).toEqual([
    ...Array(5).fill("E139"),
    "done",
  ]);
  for (const other of [{ procedures: [] }, { profiles: [] }, { weekdays: [2] }, { note: null }, { urgent: true }])
    expect(await add({ ...input, ...other })).toMatchObject({ version: 1 });
  await api.call("receptionist", remove, { id: answers.find(({ data }) => data)!.data.waitingPatientCreate.id });
  expect(await add(input)).toMatchObject({ version: 1 });
});

test("the list shows urgent ones first, then the longest waiting; it narrows by service, person and urgency, and pages", async () => {
  const names = async (parameters: Record<string, number>) =>
    (await listed(parameters)).items.map((item: { patient: { name: string } }) => item.patient.name.split(" ")[1]);
  await owner.query("delete from waiting_patients");
  await add({ patientCard: patients.karel, profiles: [profiles.admin] });
  await add({ patientCard: patients.anna, procedures: [procedures.group] });
  await add({
    patientCard: patients.jana,
    urgent: true,
    procedures: [procedures.therapy],
    profiles: [profiles.paramedic],
  });
  expect(await names({})).toEqual(["Jana", "Karel", "Anna"]);
  expect(await names({ urgent: 1 })).toEqual(["Jana"]);
  expect(await names({ procedure: procedures.group })).toEqual(["Karel", "Anna"]);
  expect(await names({ profile: profiles.paramedic })).toEqual(["Jana", "Anna"]);
  expect(await audit()).toMatchObject({ action: "waitingPatient.listed" });
  await owner.query("update patient_cards set archived_at = now() where id = $1", [patients.karel]);
  expect(await names({})).toEqual(["Jana", "Anna"]);
  await owner.query("update patient_cards set archived_at = null where id = $1", [patients.karel]);
  await owner.query(
    "insert into waiting_patients (medical_center_id, patient_card_id) select 1, 3 from generate_series(1, 60)",
  );
  expect(await listed({ page: 9 }, "admin")).toMatchObject({
    total: 63,
    page: 2,
    pageSize: 50,
    items: { length: 13 },
  });
});

test("the list takes as many queries for fifty as for one", async () => {
  const count = async (parameters: Record<string, number>) => {
    await listed(parameters, "receptionist");
    api.queries.length = 0;
    await listed(parameters, "receptionist");
    return api.queries.length;
  };
  expect(await count({})).toBe(await count({ urgent: 1 }));
});

test("a removed entry is gone; another centre's is as unknown as one that does not exist", async () => {
  const { id } = await add({ patientCard: patients.jana });
  expect((await api.call("receptionist", remove, { id })).data).toEqual({ waitingPatientRemove: true });
  expect(await audit()).toEqual({ action: "waitingPatient.removed", entity_id: id, patient_card_id: patients.jana });
  const other = await add({ patientCard: patients.foreign }, "foreign");
  for (const document of [read, remove, update])
    for (const gone of [id, other.id, 999_999, -1])
      expect(await api.call("admin", document, { id: gone, version: 1, input: {} })).toMatchObject({
        status: 404,
        errors: [{ extensions: { code: "E003" } }],
      });
});

test("foreign people and services cannot be chosen, invalid input is reported by field, outsiders are refused", async () => {
  const wrong = async (input: object) => faults(await api.call("admin", create, { input }));
  expect(await wrong({})).toEqual([["patientCard", "E1F1"]]);
  expect(await wrong({ patientCard: patients.foreign })).toEqual([["patientCard", "E1F6"]]);
  expect(await wrong({ patientCard: patients.archived })).toEqual([["patientCard", "E1F6"]]);
  expect(await wrong({ patientCard: patients.jana, procedures: [procedures.foreign] })).toEqual([
    ["procedures", "E1F6"],
  ]);
  expect(await wrong({ patientCard: patients.jana, profiles: [profiles.foreign] })).toEqual([["profiles", "E1F6"]]);
  expect(await wrong({ patientCard: patients.jana, profiles: [profiles.deactivated] })).toEqual([["profiles", "E1F6"]]);
  expect(
    await wrong({ patientCard: patients.jana, weekdays: [0], timeFrom: "25:00", phone: "1", note: "a\u0000" }),
  ).toEqual([
    ["phone", "E1P1"],
    ["note", "E1F7"],
    ["weekdays.0", "E1F6"],
    ["timeFrom", "E1F5"],
  ]);
  for (const [who, status] of [
    [null, 401],
    ["lonely", 403],
  ] as const)
    for (const document of [create, update, remove, read, list])
      expect(
        await api.call(who, document, { id: 1, version: 1, input: { patientCard: 1 }, parameters: [] }),
      ).toMatchObject({ status });
});
