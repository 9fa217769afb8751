import { expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const create = (input: object, confirm?: boolean) =>
  api.call(
    "receptionist",
    `mutation ($input: PatientCardInput!, $confirm: Boolean) { patientCardCreate(input: $input, confirmDuplicate: $confirm) { id } }`,
    { input, confirm },
  );
const candidates = async (input: object) => {
  const { errors } = await create(input);
  expect(errors?.[0]?.extensions.code).toBe("E102");
  return errors![0]!.extensions.candidates.map(({ uuid, reason }: { uuid: string; reason: string }) => [uuid, reason]);
};

test("the same personal number, name with birth date, or phone with surname may be a second card", async () => {
  expect(await candidates({ name: "Kdo", surname: "Jiný", personalIdentificationNumber: "8556230419" })).toEqual([
    [uuids.jana, "personalNumber"],
  ]);
  expect(await candidates({ name: "JANA", surname: "Dvorackova", dateOfBirth: "1985-06-23" })).toEqual([
    [uuids.jana, "nameAndBirthDate"],
  ]);
  expect(await candidates({ name: "Dvořáčková", surname: "Jana", dateOfBirth: "1985-06-23" })).toEqual([
    [uuids.jana, "nameAndBirthDate"],
  ]);
  expect(await candidates({ name: "Eva", surname: "Dvořáčková", phone: "601 000 377" })).toEqual([
    [uuids.jana, "phoneAndSurname"],
  ]);
});

test("candidates show enough data to distinguish them, archived ones too", async () => {
  await api.database.owner.query("update patient_cards set archived_at = now() where uuid = $1", [uuids.karel]);
  const refused = await create({ name: "Karel", surname: "Novák", dateOfBirth: "1971-03-19" });
  expect(refused.status).toBe(409);
  expect(refused.errors![0]!.extensions.candidates).toEqual([
    {
      id: ids.patients.karel,
      uuid: uuids.karel,
      fullName: "Karel Novák",
      dateOfBirth: "1971-03-19",
      archived: true,
      reason: "nameAndBirthDate",
    },
  ]);
});

test("a namesake, a relative at the same phone, or another centre's patient is no duplicate", async () => {
  expect((await create({ name: "Jana", surname: "Dvořáčková", dateOfBirth: "1991-01-01" })).errors).toBeUndefined();
  expect((await create({ name: "Petr", surname: "Kos", phone: "601000377" })).errors).toBeUndefined();
  expect((await create({ name: "Jana", surname: "Dvořáčková", phone: "601000999" })).errors).toBeUndefined();
});

test("showing candidates is a reading of their cards: its audit row stays though nothing was saved", async () => {
  const shown = () =>
    api.database.owner.query("select profile_id, details from audit_rows where action = 'patientCard.listed'");
  const before = (await shown()).rowCount!;
  await candidates({ name: "Kdo", surname: "Jiný", personalIdentificationNumber: "8556230419" });
  const { rows } = await shown();
  expect(rows.slice(before)).toEqual([
    { profile_id: ids.profiles.receptionist, details: { patientCards: [ids.patients.jana] } },
  ]);
});

test("a name with invisible characters is the same name, and is stored without them", async () => {
  expect(await candidates({ name: "Ja\u200bna", surname: "Dvo\u00adřáčková", dateOfBirth: "1985-06-23" })).toEqual([
    [uuids.jana, "nameAndBirthDate"],
  ]);
  await api.database.owner.query("update patient_cards set name = $1 where uuid = $2", ["Ja\u200bna", uuids.jana]);
  expect(await candidates({ name: "Jana", surname: "Dvořáčková", dateOfBirth: "1985-06-23" })).toEqual([
    [uuids.jana, "nameAndBirthDate"],
  ]);
  await api.database.owner.query("update patient_cards set name = 'Jana' where uuid = $1", [uuids.jana]);
  const { data } = await api.call(
    "receptionist",
    `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input) { fullName } }`,
    { input: { name: "O\u202eto\nKarel", surname: "\u2066Neviditelný\u3164", cave: "první\u202e\r\ndruhý" } },
  );
  expect(data.patientCardCreate.fullName).toBe("Oto Karel Neviditelný");
  const { rows } = await api.database.owner.query("select cave from patient_cards where surname = 'Neviditelný'");
  expect(rows).toEqual([{ cave: "první\ndruhý" }]);
});

test("once confirmed, the card is opened", async () => {
  const jana = { name: "Jana", surname: "Dvořáčková", personalIdentificationNumber: "8556230419" };
  expect((await create(jana, true)).data.patientCardCreate.id).toBeGreaterThan(100);
  expect((await candidates(jana)).length).toBe(2);
});
