import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();

const fields = `id uuid version archived fullName degreeBefore name surname degreeAfter personalIdentificationNumber dateOfBirth sex phone email
  insuranceCompany { code abbreviation } insuranceCompanyCode insuranceNumber insuranceVariant country
  address { id uliceNazev cisloDomovni cisloOrientacni psc obecNazev castObceNazev }
  abroadAddress rawCzechAddress cave height weight invoiceNote createdAt updatedAt`;
const create = `mutation ($input: PatientCardInput!, $confirm: Boolean, $confirmNumber: Boolean) { patientCardCreate(input: $input, confirmDuplicate: $confirm, confirmPersonalNumber: $confirmNumber) { ${fields} } }`;
const update = `mutation ($id: Int!, $input: PatientCardInput!, $version: Int!, $confirmNumber: Boolean) { patientCardUpdate(patientCard: $id, input: $input, version: $version, confirmPersonalNumber: $confirmNumber) { ${fields} } }`;
const archive = `mutation ($id: Int!, $archived: Boolean) { patientCardArchive(patientCard: $id, archived: $archived) { id archived } }`;
const read = `query ($uuid: String, $id: Int) { patientCard(uuid: $uuid, id: $id) { ${fields} } }`;
const find = `query ($q: String, $archived: Boolean) { patientCards(q: $q, archived: $archived) { items { uuid } total } }`;

const audit = async () =>
  (
    await api.database.owner.query(
      "select action, profile_id, patient_card_id, details from audit_rows order by id desc limit 1",
    )
  ).rows[0];
const codeOf = async (answer: Promise<{ errors?: { extensions: { code: string } }[] }>) =>
  (await answer).errors?.[0]?.extensions.code;

test("the personal number fills in birth date, sex and the number of the insured", async () => {
  const { data } = await api.call("receptionist", create, {
    input: { name: "Petra", surname: "Malá", personalIdentificationNumber: "905512/0019", phone: "601 000 555" },
  });
  expect(data.patientCardCreate).toMatchObject({
    fullName: "Petra Malá",
    version: 1,
    archived: false,
    personalIdentificationNumber: "9055120019",
    dateOfBirth: "1990-05-12",
    sex: "FEMALE",
    insuranceNumber: "9055120019",
    phone: "+420601000555",
    country: "CZ",
    cave: null,
  });
  expect(await audit()).toEqual({
    action: "patientCard.created",
    profile_id: ids.profiles.receptionist,
    patient_card_id: data.patientCardCreate.id,
    details: null,
  });
});

test("a personal number that contradicts birth date or sex is questioned, and accepted once that is confirmed", async () => {
  const input = {
    name: "Ivo",
    surname: "Ptáček",
    personalIdentificationNumber: "800512-0013",
    dateOfBirth: "1980-05-13",
    sex: "FEMALE",
  };
  const differences = [
    { field: "dateOfBirth", entered: "1980-05-13", byNumber: "1980-05-12" },
    { field: "sex", entered: "FEMALE", byNumber: "MALE" },
  ];
  const { status, errors } = await api.call("receptionist", create, { input });
  expect([status, errors?.[0]?.extensions]).toMatchObject([409, { code: "E138", differences }]);
  const { data } = await api.call("receptionist", create, { input, confirmNumber: true });
  expect(data.patientCardCreate).toMatchObject({
    personalIdentificationNumber: "8005120013",
    dateOfBirth: "1980-05-13",
    sex: "FEMALE",
  });

  const change = (input: object, version: number, confirmNumber = false) =>
    api.call("receptionist", update, { id: data.patientCardCreate.id, version, input, confirmNumber });
  expect((await change({ phone: "(+420) 601 000 888" }, 1)).data.patientCardUpdate.phone).toBe("+420601000888");
  expect((await change({ dateOfBirth: "1980-05-14" }, 2)).errors?.[0]?.extensions).toMatchObject({ code: "E138" });
  expect((await change({ dateOfBirth: "1980-05-14" }, 2, true)).data.patientCardUpdate.dateOfBirth).toBe("1980-05-14");
  expect((await change({ dateOfBirth: "1980-05-12", sex: "MALE" }, 3)).data.patientCardUpdate.sex).toBe("MALE");
});

test("typed values take precedence over those of the personal number", async () => {
  const { data } = await api.call("receptionist", create, {
    confirmNumber: true,
    input: {
      name: "Ivo",
      surname: "Malý",
      personalIdentificationNumber: "8901010019",
      dateOfBirth: "1990-05-13",
      sex: "MALE",
      insuranceNumber: "900512123",
    },
  });
  expect(data.patientCardCreate).toMatchObject({
    dateOfBirth: "1990-05-13",
    sex: "MALE",
    insuranceNumber: "900512123",
  });
});

test("a card answers all of its fields", async () => {
  const { data } = await api.call("receptionist", read, { uuid: uuids.jana });
  expect(data.patientCard).toMatchObject({
    id: ids.patients.jana,
    fullName: "Jana Dvořáčková",
    insuranceCompany: { code: "111", abbreviation: "VZP" },
    insuranceCompanyCode: "111",
    address: {
      id: ids.patients.jana,
      uliceNazev: "Lipová",
      cisloDomovni: "418",
      cisloOrientacni: "7",
      psc: "37381",
      obecNazev: "Kamenný Újezd",
    },
    cave: "Alergie na latex",
  });
  expect(await audit()).toMatchObject({ action: "patientCard.read", patient_card_id: ids.patients.jana });
  expect((await api.call("paramedic", read, { id: ids.patients.jana })).data.patientCard.uuid).toBe(uuids.jana);
});

test("a change keeps omitted fields, counts the version and is logged by its fields' names", async () => {
  const before = (await api.call("paramedic", read, { uuid: uuids.jana })).data.patientCard;
  const { data } = await api.call("paramedic", update, {
    id: ids.patients.jana,
    version: before.version,
    input: { surname: "Šťastná", height: 172, weight: 70.5, address: { psc: "370 01" } },
  });
  expect(data.patientCardUpdate).toEqual({
    ...before,
    surname: "Šťastná",
    fullName: "Jana Šťastná",
    height: 172,
    weight: 70.5,
    address: { ...before.address, psc: "37001" },
    version: before.version + 1,
    updatedAt: expect.any(String),
  });
  expect(await audit()).toMatchObject({
    action: "patientCard.updated",
    details: { fields: ["surname", "height", "weight", "address"] },
  });
  expect((await api.call("admin", find, { q: "stastna" })).data.patientCards.items).toEqual([{ uuid: uuids.jana }]);
  expect((await api.call("admin", find, { q: "dvorackova" })).data.patientCards.total).toBe(0);

  const stale = await api.call("admin", update, {
    id: ids.patients.jana,
    version: before.version,
    input: { cave: null },
  });
  expect(stale).toMatchObject({ status: 409, errors: [{ extensions: { code: "E012" } }] });
  const cleared = await api.call("admin", update, {
    id: ids.patients.jana,
    version: before.version + 1,
    input: { surname: "Dvořáčková", cave: null },
  });
  expect(cleared.data.patientCardUpdate).toMatchObject({ cave: null, phone: "+420601000377" });
});

test("archived cards leave the card file and come back", async () => {
  const { anna } = ids.patients;
  expect((await api.call("receptionist", archive, { id: anna })).data.patientCardArchive).toEqual({
    id: anna,
    archived: true,
  });
  expect(await audit()).toMatchObject({ action: "patientCard.archived", patient_card_id: anna });
  expect((await api.call("receptionist", find, { q: "novakova" })).data.patientCards.items).toEqual([]);
  expect((await api.call("receptionist", find, { q: "novakova", archived: true })).data.patientCards.items).toEqual([
    { uuid: uuids.anna },
  ]);
  await api.call("paramedic", archive, { id: anna });
  const { rows } = await api.database.owner.query("select archived_by from patient_cards where id = $1", [anna]);
  expect(rows).toEqual([{ archived_by: ids.profiles.receptionist }]);
  expect(
    (await api.call("receptionist", archive, { id: anna, archived: false })).data.patientCardArchive.archived,
  ).toBe(false);
  expect((await api.call("receptionist", find, { q: "novakova" })).data.patientCards.items).toEqual([
    { uuid: uuids.anna },
  ]);
});

test("a card by an unknown id, or by a text that is no uuid, is not found", async () => {
  const missing = await api.call("admin", read, { id: 999_999 });
  expect(missing).toMatchObject({ status: 404, errors: [{ extensions: { code: "E003" } }] });
  for (const which of [
    { uuid: "not-a-uuid" },
    { uuid: `${uuids.jana}\u0000` },
    { uuid: "" },
    {},
    { id: 0 },
    { id: -1 },
  ])
    expect(await api.call("admin", read, which), JSON.stringify(which)).toEqual(missing);
});

test("a user without a profile in a centre is refused", async () => {
  const calls: [string, object][] = [
    [read, { uuid: uuids.jana }],
    [find, {}],
    [create, { input: { name: "A", surname: "B" } }],
    [update, { id: 1, version: 1, input: {} }],
    [archive, { id: 1 }],
  ];
  for (const [document, variables] of calls) {
    expect(await codeOf(api.call(null, document, variables))).toBe("E001");
    expect(await codeOf(api.call("lonely", document, variables))).toBe("E002");
  }
});

test("faults come with their fields, and odd input is stored as text or refused", async () => {
  const wrong = await api.call("admin", create, {
    input: { surname: "Nová", phone: "123", personalIdentificationNumber: "1", address: { psc: "12" } },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.errors![0]!.extensions.fields).toEqual([
    expect.objectContaining({ path: ["name"], code: "E1F1" }),
    expect.objectContaining({ path: ["personalIdentificationNumber"], code: "E1P2" }),
    expect.objectContaining({ path: ["phone"], code: "E1P1", message: "Invalid phone number" }),
    expect.objectContaining({ path: ["address", "psc"], code: "E1P4" }),
  ]);
  const rubbish = `'; drop table patient_cards; -- <script>alert(1)</script> %_\\ \u{1F9B4} ${"x".repeat(20)}`;
  const texts = ["name", "surname", "abroadAddress", "rawCzechAddress", "cave", "invoiceNote"];
  const { data } = await api.call("admin", create, { input: Object.fromEntries(texts.map((name) => [name, rubbish])) });
  for (const name of texts) expect(data.patientCardCreate[name]).toBe(rubbish);
  for (const name of texts) {
    const refused = await api.call("admin", create, { input: { name: "A", surname: "B", [name]: "a\u0000b" } });
    expect(refused.errors![0]!.extensions.fields).toEqual([expect.objectContaining({ path: [name], code: "E1F7" })]);
    const long = await api.call("admin", create, { input: { name: "A", surname: "B", [name]: "x".repeat(5000) } });
    expect(long.errors![0]!.extensions.fields).toEqual([expect.objectContaining({ path: [name], code: "E1F2" })]);
  }
});
