import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures } = ids;
const therapy = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic };
const lucie = { name: "Lucie", surname: "Prvnídenová", phone: "601 222 333", dateOfBirth: "1999-02-28" };
const add = (input: object) =>
  api.call(
    "receptionist",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id patientAttendances { patientCard { fullName phone dateOfBirth } } } }`,
    { input },
  );
const cards = () => owner.$count(patientCards, eq(patientCards.surname, "Prvnídenová"));

test("a new patient's card is opened with the event, found from then on", async () => {
  const { data } = await add({ ...therapy, beginAt: "2026-03-18T08:00:00+01:00", newPatient: lucie });
  expect(data.eventCreate.patientAttendances).toEqual([
    { patientCard: { fullName: "Lucie Prvnídenová", phone: "+420601222333", dateOfBirth: "1999-02-28" } },
  ]);
  const found = await api.call("receptionist", `{ patientCards(q: "prvniden") { items { fullName } } }`);
  expect(found.data.patientCards.items).toHaveLength(1);
});

test("no card is left behind where the event is refused", async () => {
  const before = await cards();
  const refused = await add({
    ...therapy,
    beginAt: "2026-03-18T08:15:00+01:00",
    newPatient: { ...lucie, phone: null, dateOfBirth: null },
  });
  expect(refused).toMatchObject({ status: 409, errors: [{ extensions: { code: "E101" } }] });
  expect(await cards()).toBe(before);
});

test("a possible second card is refused with the candidates, and opened when that is confirmed", async () => {
  const event = { ...therapy, beginAt: "2026-03-19T08:00:00+01:00" };
  const number = await owner.$count(events);
  expect(await add({ ...event, newPatient: lucie })).toMatchObject({
    status: 409,
    errors: [
      { extensions: { code: "E102", candidates: [{ fullName: "Lucie Prvnídenová", reason: "nameAndBirthDate" }] } },
    ],
  });
  expect(await owner.$count(events)).toBe(number);
  expect(await add({ ...event, newPatient: { ...lucie, confirmDuplicate: true } })).toMatchObject({ status: 200 });
  expect(await cards()).toBe(2);
});

test("faults of the new patient are reported by field", async () => {
  const event = { ...therapy, beginAt: "2026-03-20T08:00:00+01:00" };
  const faults = async (newPatient: object, rest: object = {}) =>
    (await add({ ...event, ...rest, newPatient })).errors?.[0]?.extensions.fields?.map(
      ({ path, code }: { path: string[]; code: string }) => [path.join("."), code],
    );
  expect(await faults({ ...lucie, surname: " ", phone: "123" })).toEqual([
    ["newPatient.surname", "E1F1"],
    ["newPatient.phone", "E1P1"],
  ]);
  expect(await faults({ ...lucie, dateOfBirth: "2030-01-01" })).toEqual([["newPatient.dateOfBirth", "E1P3"]]);
  expect(await faults(lucie, { eventType: "FREE_TIME" })).toEqual([["patientCards", "E1F6"]]);
  expect(await faults({ ...lucie, confirmDuplicate: true }, { patientCards: [patients.jana] })).toEqual([
    ["patientCards", "E104"],
  ]);
});

test("a group takes a new patient in addition to its members", async () => {
  const { data } = await add({
    ...therapy,
    procedure: procedures.group,
    beginAt: "2026-03-20T12:30:00+01:00",
    patientCards: [patients.jana],
  });
  const update = `mutation ($event: Int!, $details: EventDetailsInput) { eventUpdate(event: $event, detailsInput: $details) { patientAttendances { patientCard { surname } } } }`;
  const changed = await api.call("paramedic", update, {
    event: data.eventCreate.id,
    details: { newPatient: { name: "Otakar", surname: "Nový" } },
  });
  expect(
    changed.data.eventUpdate.patientAttendances.map(
      (one: { patientCard: { surname: string } }) => one.patientCard.surname,
    ),
  ).toEqual(["Dvořáčková", "Nový"]);
});
