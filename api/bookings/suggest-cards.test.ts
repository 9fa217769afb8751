import { beforeAll, beforeEach, expect, test } from "vitest";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { call, sent } = bookingCalls(api);

const card = async (input: object) =>
  (
    (await call(
      "receptionist",
      `mutation ($input: PatientCardInput!) { patientCardCreate(input: $input, confirmDuplicate: true) { id } }`,
      { input },
    )) as { id: number }
  ).id;
type Suggestion = { id: number; reasons: string[]; differences: string[] };
const suggestions = (booking: number) =>
  call("receptionist", `{ patientCardSuggestions(booking: ${booking}) { id reasons differences } }`) as Promise<
    Suggestion[]
  >;

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
});

test("a card that shares telephone and e-mail of the family comes after the patient's own, with what differs", async () => {
  const family = { surname: "Dvořáková", phone: "601 444 555", email: "dvorakovi@example.com" };
  const mother = await card({ ...family, name: "Hana", dateOfBirth: "1980-05-01", sex: "FEMALE" });
  const own = await card({ name: "Ema", surname: "Dvořáková", dateOfBirth: "2010-09-04", phone: "601 777 888" });
  const twin = await card({ ...family, name: "Eliška", dateOfBirth: "2010-09-04", sex: "FEMALE" });
  const { id } = await sent("2026-03-17T10:00:00Z", { ...family, name: "Ema", dateOfBirth: "4. 9. 2010" });
  expect(await suggestions(id)).toEqual([
    { id: own, reasons: ["birthDate", "surname", "name"], differences: ["phone"] },
    { id: twin, reasons: ["birthDate", "surname", "phone", "email"], differences: ["name"] },
    { id: mother, reasons: ["surname", "phone", "email"], differences: ["birthDate", "name"] },
  ]);
});

test("a card is found by its name or its e-mail alone as well, however they are written", async () => {
  const named = await card({ name: "René", surname: "Šťastný-Malý" });
  const mailed = await card({ name: "Olga", surname: "Dlouhá", email: "Olga.Dlouha@Example.com" });
  await card({ name: "René", surname: "Krátký" });
  const { id } = await sent("2026-03-17T10:00:00Z", {
    name: "rene",
    surname: "Stastny  Maly",
    email: "olga.dlouha@example.com",
    sex: "MALE",
  });
  expect(await suggestions(id)).toEqual([
    { id: named, reasons: ["surname", "name"], differences: [] },
    { id: mailed, reasons: ["email"], differences: ["surname", "name"] },
  ]);
});
