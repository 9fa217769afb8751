import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { occupancies } from "#api/core/db/tables/occupancies.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const create = `mutation ($input: EventCreateInput!) { eventCreate(input: $input) {
  id eventType allDay beginAt endAt name capacity owner { id } staffs { id } facilities { id } procedure { name } patientAttendances { state patientCard { id } }
} }`;
const add = (who: Role | null, input: object) => api.call(who, create, { input });
const fields = (answer: Awaited<ReturnType<typeof add>>) =>
  answer.errors?.[0]?.extensions.fields?.map((field: { path: string[]; code: string }) => [
    field.path.join("."),
    field.code,
  ]);
const { profiles, patients, procedures, facilities } = ids;
const therapy = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic };

test("an event claims its people, rooms and patients, and ends when its service does", async () => {
  const { data } = await add("receptionist", {
    ...therapy,
    beginAt: "2026-03-18T08:00:00+01:00",
    staffs: [profiles.admin, profiles.paramedic, profiles.admin],
    facilities: [facilities.laser],
    patientCards: [patients.karel],
    note: " přijde dřív ",
  });
  expect(data.eventCreate).toMatchObject({
    eventType: "EVENT",
    allDay: false,
    beginAt: "2026-03-18T07:00:00.000Z",
    endAt: "2026-03-18T07:45:00.000Z",
    capacity: null,
    owner: { id: profiles.paramedic },
    staffs: [{ id: profiles.admin }],
    facilities: [{ id: facilities.laser }],
    patientAttendances: [{ state: "NOT_SET", patientCard: { id: patients.karel } }],
  });
  const { id } = data.eventCreate;
  const claims = await owner.select().from(occupancies).where(eq(occupancies.eventId, id));
  expect(claims.map((claim) => claim.profileId ?? claim.facilityId ?? claim.patientCardId)).toEqual([
    profiles.paramedic,
    profiles.admin,
    facilities.laser,
    patients.karel,
  ]);
  const audit = await owner.select().from(auditRows).where(eq(auditRows.entityId, id));
  expect(audit).toMatchObject([
    { action: "event.created", patientCardId: patients.karel, profileId: profiles.receptionist },
  ]);
});

test("free time needs no service; whole days run from midnight to midnight by Prague's clocks, also over the short night", async () => {
  const free = await add("paramedic", {
    eventType: "FREE_TIME",
    owner: profiles.paramedic,
    beginAt: "2026-03-19T12:00:00+01:00",
    endAt: "2026-03-19T13:00:00+01:00",
    name: "Porada",
  });
  expect(free.data.eventCreate).toMatchObject({ name: "Porada", procedure: null });
  const { data } = await add("admin", {
    eventType: "FREE_TIME",
    owner: profiles.admin,
    allDay: { from: "2026-03-28", to: "2026-03-29" },
    name: "Dovolená",
  });
  expect(data.eventCreate).toMatchObject({
    allDay: true,
    beginAt: "2026-03-27T23:00:00.000Z",
    endAt: "2026-03-29T22:00:00.000Z",
  });
});

test("a group takes as many patients as its capacity, other events take one", async () => {
  const begin = { beginAt: "2026-03-20T08:00:00+01:00" };
  const group = { eventType: "EVENT", procedure: procedures.group, owner: profiles.paramedic, ...begin };
  const { data } = await add("receptionist", {
    ...group,
    patientCards: [patients.jana, patients.karel, patients.anna],
  });
  expect(data.eventCreate).toMatchObject({ capacity: 3, patientAttendances: [{}, {}, {}] });
  const two = await add("receptionist", {
    ...therapy,
    beginAt: "2026-03-20T14:00:00+01:00",
    patientCards: [patients.jana, patients.karel],
  });
  expect(fields(two)).toEqual([["patientCards", "E104"]]);
});

test("ids that the centre does not have, or no longer has, cannot be chosen; nothing is left behind", async () => {
  const events = () => owner.$count(occupancies);
  const before = await events();
  const begin = { beginAt: "2026-03-23T08:00:00+01:00" };
  expect(fields(await add("admin", { ...therapy, ...begin, owner: profiles.foreign }))).toEqual([["owner", "E1F6"]]);
  expect(fields(await add("admin", { ...therapy, ...begin, owner: profiles.deactivated }))).toEqual([
    ["owner", "E1F6"],
  ]);
  expect(fields(await add("admin", { ...therapy, ...begin, staffs: [profiles.foreign] }))).toEqual([
    ["staffs", "E1F6"],
  ]);
  expect(fields(await add("admin", { ...therapy, ...begin, facilities: [facilities.foreignRoom] }))).toEqual([
    ["facilities", "E1F6"],
  ]);
  expect(fields(await add("admin", { ...therapy, ...begin, patientCards: [patients.foreign] }))).toEqual([
    ["patientCards", "E1F6"],
  ]);
  expect(fields(await add("admin", { ...therapy, ...begin, patientCards: [patients.archived] }))).toEqual([
    ["patientCards", "E1F6"],
  ]);
  expect(fields(await add("admin", { ...therapy, ...begin, procedure: procedures.foreign }))).toEqual([
    ["procedure", "E1F6"],
  ]);
  expect(await events()).toBe(before);
});

test("invalid input is reported by field", async () => {
  const begin = { beginAt: "2026-03-24T08:00:00+01:00" };
  expect(fields(await add("admin", { ...therapy }))).toEqual([["beginAt", "E1F1"]]);
  expect(fields(await add("admin", { ...therapy, ...begin, endAt: begin.beginAt }))).toEqual([["endAt", "E1T1"]]);
  expect(fields(await add("admin", { ...therapy, ...begin, endAt: "2026-03-25T08:01:00+01:00" }))).toEqual([
    ["endAt", "E1T2"],
  ]);
  expect(fields(await add("admin", { ...therapy, owner: null, ...begin }))).toEqual([["owner", "E1F1"]]);
  expect(fields(await add("admin", { ...therapy, ...begin, eventType: "BOOKING" }))).toEqual([["eventType", "E1F6"]]);
  expect(
    fields(await add("admin", { ...therapy, ...begin, eventType: "FREE_TIME", patientCards: [patients.jana] })),
  ).toEqual([["patientCards", "E1F6"]]);
  expect(fields(await add("admin", { ...therapy, allDay: { from: "2026-03-25", to: "2026-03-24" } }))).toEqual([
    ["allDay.to", "E1T1"],
  ]);
  expect(fields(await add("admin", { ...therapy, allDay: { from: "2026-03-01", to: "2026-04-15" } }))).toEqual([
    ["allDay.to", "E1T3"],
  ]);
  expect(fields(await add("admin", { ...therapy, ...begin, note: "x".repeat(4001) }))).toEqual([["note", "E1F2"]]);
  expect(fields(await add("admin", { ...therapy, ...begin, name: "a\u0000b" }))).toEqual([["name", "E1F7"]]);
});

test("a user without a profile in the centre enters nothing", async () => {
  const event = { ...therapy, beginAt: "2026-03-24T08:00:00+01:00" };
  expect(await add(null, event)).toMatchObject({ status: 401 });
  expect(await add("lonely", event)).toMatchObject({ status: 403 });
  expect(fields(await add("foreign", event))).toEqual([["procedure", "E1F6"]]);
});
