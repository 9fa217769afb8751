import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { patientAttendances } from "#api/core/db/tables/patient-attendances.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { code, eventChangesOf, fields } from "#tests/kit/calendar/event-changes.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures, facilities, events } = ids;
const { add, change, claims } = eventChangesOf(api);

test("a begin alone moves an event as long as it is, an end alone makes it longer, and its claims go with it", async () => {
  const { id } = await add("2026-03-17", { facilities: [facilities.gym], patientCards: [patients.karel] });
  const moved = await change("receptionist", { event: id, version: 1, date: { beginAt: "2026-03-17T10:00:00+01:00" } });
  expect(moved.data.eventUpdate).toMatchObject({
    version: 2,
    beginAt: "2026-03-17T09:00:00.000Z",
    endAt: "2026-03-17T09:45:00.000Z",
  });
  const longer = await change("receptionist", { event: id, version: 2, date: { endAt: "2026-03-17T11:15:00+01:00" } });
  expect(longer.data.eventUpdate).toMatchObject({
    version: 3,
    beginAt: "2026-03-17T09:00:00.000Z",
    endAt: "2026-03-17T10:15:00.000Z",
  });
  expect((await claims(id)).map(({ during }) => during)).toEqual(Array(3).fill(expect.stringContaining("09:00:00+00")));
  expect((await claims(id)).every(({ beginAt, endAt }) => endAt.getTime() - beginAt.getTime() === 75 * 60_000)).toBe(
    true,
  );
  const audit = await owner.select().from(auditRows).where(eq(auditRows.entityId, id)).orderBy(auditRows.id);
  expect(audit.map(({ action, patientCardId }) => [action, patientCardId])).toEqual([
    ["event.created", patients.karel],
    ["event.updated", patients.karel],
    ["event.updated", patients.karel],
  ]);
});

test("given fields change, omitted ones stay; lists are replaced", async () => {
  const { id } = await add("2026-03-18", {
    staffs: [profiles.admin],
    facilities: [facilities.gym],
    patientCards: [patients.karel],
    note: "berle",
  });
  const { data } = await change("paramedic", {
    event: id,
    places: { owner: profiles.admin, facilities: [facilities.laser] },
    details: { name: "Kontrola", patientCards: [patients.anna] },
  });
  expect(data.eventUpdate).toMatchObject({
    name: "Kontrola",
    note: "berle",
    owner: { id: profiles.admin },
    staffs: [],
    facilities: [{ id: facilities.laser }],
    patientAttendances: [{ state: "NOT_SET", patientCard: { id: patients.anna } }],
  });
  expect((await claims(id)).map((claim) => [claim.profileId, claim.facilityId, claim.patientCardId])).toEqual([
    [profiles.admin, null, null],
    [null, facilities.laser, null],
    [null, null, patients.anna],
  ]);
  expect((await change("paramedic", { event: id, details: { name: null, note: "" } })).data.eventUpdate).toMatchObject({
    name: null,
    note: null,
  });
});

test("whole days become hours and back", async () => {
  const { id } = await add("2026-03-19", {
    eventType: "FREE_TIME",
    procedure: null,
    beginAt: null,
    allDay: { from: "2026-03-28", to: "2026-03-30" },
  });
  const hours = await change("admin", {
    event: id,
    date: { beginAt: "2026-03-19T08:00:00+01:00", endAt: "2026-03-19T09:00:00+01:00" },
  });
  expect(hours.data.eventUpdate).toMatchObject({ allDay: false, beginAt: "2026-03-19T07:00:00.000Z" });
  const days = await change("admin", { event: id, date: { allDay: { from: "2026-03-29", to: "2026-03-29" } } });
  expect(days.data.eventUpdate).toMatchObject({
    allDay: true,
    beginAt: "2026-03-28T23:00:00.000Z",
    endAt: "2026-03-29T22:00:00.000Z",
  });
  expect((await change("admin", { event: id, details: { name: "Kurz" } })).data.eventUpdate).toMatchObject({
    name: "Kurz",
    beginAt: "2026-03-28T23:00:00.000Z",
  });
});

test("a group takes more patients while it has capacity; a removed patient's slot is free", async () => {
  const { id } = await add("2026-03-27", {
    procedure: procedures.group,
    patientCards: [patients.jana, patients.karel],
  });
  expect(
    (
      await change("receptionist", {
        event: id,
        details: { patientCards: [patients.jana, patients.karel, patients.anna] },
      })
    ).data.eventUpdate.patientAttendances,
  ).toHaveLength(3);
  expect(fields(await change("receptionist", { event: id, details: { procedure: procedures.therapy } }))).toEqual([
    ["patientCards", "E104"],
  ]);
  await owner.update(patientAttendances).set({ state: "PRESENT" }).where(eq(patientAttendances.eventId, id));
  const { data } = await change("receptionist", { event: id, details: { patientCards: [patients.karel] } });
  expect(data.eventUpdate.patientAttendances).toEqual([{ state: "PRESENT", patientCard: { id: patients.karel } }]);
  expect((await claims(id)).map(({ patientCardId }) => patientCardId)).toEqual([null, patients.karel]);
});

test("the first writer is not overwritten; a foreign event, a removed one and invalid input are refused", async () => {
  const { id } = await add("2026-03-30");
  await change("admin", { event: id, version: 1, details: { note: "první" } });
  expect(await change("receptionist", { event: id, version: 1, details: { note: "druhý" } })).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E012" } }],
  });
  for (const event of [events.foreignEvent, 987_654])
    expect(code(await change("admin", { event, details: { note: "x" } }))).toBe("E003");
  expect(fields(await change("admin", { event: id, places: { owner: profiles.foreign } }))).toEqual([
    ["owner", "E1F6"],
  ]);
  expect(fields(await change("admin", { event: id, places: { owner: null } }))).toEqual([["owner", "E1F1"]]);
  expect(fields(await change("admin", { event: id, details: { eventType: "BOOKING" } }))).toEqual([
    ["eventType", "E1F6"],
  ]);
  expect(fields(await change("admin", { event: id, date: { endAt: "2026-03-30T07:00:00+02:00" } }))).toEqual([
    ["endAt", "E1T1"],
  ]);
  await api.call("admin", `mutation { eventRemove(event: ${id}) { id } }`);
  expect(code(await change("admin", { event: id, details: { note: "x" } }))).toBe("E003");
});

test("former colleagues and retired rooms stay where they were, but cannot be chosen any more", async () => {
  const { id } = await add("2026-03-31", { patientCards: [patients.anna], facilities: [facilities.laser] });
  await api.database.owner.query("update patient_cards set archived_at = now() where id = $1", [patients.anna]);
  await api.database.owner.query("update facilities set removed_at = now() where id = $1", [facilities.laser]);
  expect(
    (
      await change("receptionist", {
        event: id,
        date: { beginAt: "2026-03-31T10:00:00+02:00" },
        places: { facilities: [facilities.laser] },
      })
    ).status,
  ).toBe(200);
  await change("receptionist", { event: id, details: { patientCards: [] }, places: { facilities: [] } });
  expect(fields(await change("receptionist", { event: id, details: { patientCards: [patients.anna] } }))).toEqual([
    ["patientCards", "E1F6"],
  ]);
});

test("an event that holds the time of a patient's request is decided, not changed", async () => {
  const { id } = await add("2026-04-01");
  await api.database.owner.query("update events set type = 'BOOKING' where id = $1", [id]);
  expect(code(await change("receptionist", { event: id, date: { beginAt: "2026-04-01T09:00:00+02:00" } }))).toBe(
    "E145",
  );
});
