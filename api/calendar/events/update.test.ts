import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { occupancies } from "#api/db/tables/occupancies.ts";
import { patientAttendances } from "#api/db/tables/patient-attendances.ts";
import { auditRows } from "#api/db/tables/audit-rows.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures, facilities, events } = ids;
const shown = `id version eventType allDay beginAt endAt name note capacity owner { id } staffs { id } facilities { id } patientAttendances { state patientCard { id } }`;
const update = `mutation ($event: Int!, $version: Int, $date: EventDateInput, $places: EventFacilitiesInput, $details: EventDetailsInput, $override: OverrideInput, $confirm: Boolean) {
  eventUpdate(event: $event, version: $version, dateInput: $date, facilitiesInput: $places, detailsInput: $details, override: $override, confirmOutsideHours: $confirm) { ${shown} } }`;
const change = (who: Role, variables: object) => api.call(who, update, variables);
const add = async (day: string, input: object = {}) => {
  const therapy = {
    eventType: "EVENT",
    procedure: procedures.therapy,
    owner: profiles.paramedic,
    beginAt: `${day}T08:00:00+01:00`,
    ...input,
  };
  const { data } = await api.call(
    "receptionist",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id version } }`,
    { input: therapy },
  );
  return data.eventCreate as { id: number; version: number };
};
const claims = (event: number) =>
  owner.select().from(occupancies).where(eq(occupancies.eventId, event)).orderBy(occupancies.id);
const code = (answer: Awaited<ReturnType<typeof change>>) => answer.errors?.[0]?.extensions.code;
const fields = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.errors?.[0]?.extensions.fields?.map((field: { path: string[]; code: string }) => [
    field.path.join("."),
    field.code,
  ]);

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

test("a refusal names all conflicts: an event, leave, hours; without the right to override, the event stays where it was", async () => {
  const { id } = await add("2026-03-20", { facilities: [facilities.gym] });
  const onto = { event: id, date: { beginAt: "2026-03-16T08:30:00+01:00", endAt: "2026-03-16T12:15:00+01:00" } };
  const refused = await change("receptionist", onto);
  expect(refused).toMatchObject({ status: 409, errors: [{ extensions: { code: "E101" } }] });
  const conflict = (kind: string, reason: string, event: number | null) => ({
    kind,
    reason,
    event,
    at: "2026-03-16T07:30:00.000Z",
  });
  expect(refused.errors![0]!.extensions.conflicts).toMatchObject([
    conflict("PROFILE", "EVENT", events.janaTherapy),
    {
      ...conflict("PROFILE", "FREE_TIME", events.lunch),
      label: "Petr Šindelář",
      eventName: "Porada",
      from: "2026-03-16T11:00:00.000Z",
      to: "2026-03-16T12:00:00.000Z",
    },
    conflict("FACILITY", "EVENT", events.janaTherapy),
    conflict("PROFILE", "OUTSIDE_HOURS", null),
  ]);
  expect(code(await change("receptionist", { ...onto, override: { reason: "porada" } }))).toBe("E002");
  expect(fields(await change("paramedic", { ...onto, override: { reason: "" } }))).toEqual([
    ["override.reason", "E1F1"],
  ]);
  expect(await claims(id)).toMatchObject([{ overriddenBy: null }, { overriddenBy: null }]);
  expect((await change("paramedic", { ...onto, override: { reason: "porada" } })).status).toBe(200);
  expect(await claims(id)).toMatchObject([
    { overriddenBy: profiles.paramedic, overrideReason: "porada" },
    { overriddenBy: profiles.paramedic },
  ]);
  expect((await change("receptionist", { event: id, details: { note: "x" } })).status).toBe(200);
  expect(await claims(id)).toMatchObject([{ overrideReason: "porada" }, {}]);
  expect(
    (
      await change("receptionist", {
        event: id,
        date: { beginAt: "2026-03-20T08:00:00+01:00", endAt: "2026-03-20T09:00:00+01:00" },
      })
    ).status,
  ).toBe(200);
  expect(await claims(id)).toMatchObject([{ overrideReason: null }, { overrideReason: null }]);
});

test("an event goes outside working hours where that is confirmed; leave and whole days do not depend on them", async () => {
  const { id } = await add("2026-03-23");
  const late = { event: id, date: { beginAt: "2026-03-23T14:30:00+01:00" } };
  expect(await change("receptionist", late)).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E106", conflicts: [{ reason: "OUTSIDE_HOURS", label: "Petr Šindelář" }] } }],
  });
  expect((await change("receptionist", { ...late, confirm: true })).status).toBe(200);
  expect((await change("receptionist", { event: id, details: { note: "domluveno" } })).status).toBe(200);
  const night = {
    eventType: "FREE_TIME",
    procedure: null,
    beginAt: "2026-03-24T22:00:00+01:00",
    endAt: "2026-03-25T06:00:00+01:00",
  };
  expect((await add("2026-03-24", night)).id).toBeGreaterThan(id);
});

test("an overriding claim conflicts with others too, also when the overridden one is gone", async () => {
  const first = await add("2026-03-25");
  const { data } = await api.call(
    "paramedic",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`,
    {
      input: {
        eventType: "EVENT",
        procedure: procedures.therapy,
        owner: profiles.paramedic,
        beginAt: "2026-03-25T08:00:00+01:00",
        override: { reason: "souběh" },
      },
    },
  );
  await api.call("receptionist", `mutation { eventRemove(event: ${first.id}) { id } }`);
  const third = await add("2026-03-26");
  const onto = await change("receptionist", { event: third.id, date: { beginAt: "2026-03-25T08:00:00+01:00" } });
  expect(onto.errors?.[0]?.extensions.conflicts).toMatchObject([{ kind: "PROFILE", event: data.eventCreate.id }]);
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
