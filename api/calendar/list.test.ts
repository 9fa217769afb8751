import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { eventFacilities } from "#api/core/db/tables/event-facilities.ts";
import { eventProfiles } from "#api/core/db/tables/event-profiles.ts";
import { events } from "#api/core/db/tables/events.ts";
import { patientAttendances } from "#api/core/db/tables/patient-attendances.ts";
import { patientCards } from "#api/core/db/tables/patient-cards.ts";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const monday = { from: "2026-03-16T00:00:00+01:00", to: "2026-03-17T00:00:00+01:00" };
const list = `query ($from: DateTime!, $to: DateTime!, $staffs: [Int!], $facilities: [Int!], $patientCards: [Int!], $without: Boolean) {
  events(from: $from, to: $to, staffs: $staffs, facilities: $facilities, patientCards: $patientCards, excludeExcusedAttendances: $without) {
    id patientAttendances { state }
  }
}`;
const listed = async (variables: object) =>
  (await api.call("receptionist", list, { ...monday, ...variables })).data.events.map(
    (event: { id: number }) => event.id,
  );

test("events of a day come in order, with all that belongs to them", async () => {
  const { data } = await api.call(
    "receptionist",
    `query ($from: DateTime!, $to: DateTime!) { events(from: $from, to: $to) {
      id eventType allDay beginAt endAt name note issue color capacity recurrence parentId createdAt updatedAt booking { id }
      procedure { name duration color price { amount currency } profileIds } owner { fullName } staffs { id } facilities { name facilityType profileIds }
      patientAttendances { state event { id } patientCard { uuid fullName phone } }
    } }`,
    monday,
  );
  expect(data.events).toMatchObject([
    {
      id: ids.events.janaTherapy,
      eventType: "EVENT",
      allDay: false,
      beginAt: "2026-03-16T08:00:00.000Z",
      endAt: "2026-03-16T08:45:00.000Z",
      booking: null,
      owner: { fullName: "Petr Šindelář" },
      staffs: [],
      facilities: [{ name: "Tělocvična", facilityType: "ROOM", profileIds: [] }],
      procedure: { profileIds: [ids.profiles.paramedic], price: { currency: "CZK" } },
      patientAttendances: [
        {
          state: "NOT_SET",
          event: { id: ids.events.janaTherapy },
          patientCard: { uuid: uuids.jana, fullName: "Jana Dvořáčková", phone: "+420601000377" },
        },
      ],
    },
    { id: ids.events.lunch, eventType: "FREE_TIME", name: "Porada", procedure: null, patientAttendances: [] },
  ]);
});

test("each filter narrows: people (owner or taking part), rooms, patients", async () => {
  const { janaTherapy, lunch } = ids.events;
  expect(await listed({ staffs: [ids.profiles.paramedic] })).toEqual([janaTherapy, lunch]);
  expect(await listed({ staffs: [ids.profiles.admin] })).toEqual([]);
  await owner
    .insert(eventProfiles)
    .values({ medicalCenterId: ids.center, eventId: lunch, profileId: ids.profiles.admin });
  expect(await listed({ staffs: [ids.profiles.admin] })).toEqual([lunch]);
  expect(await listed({ facilities: [ids.facilities.gym] })).toEqual([janaTherapy]);
  expect(await listed({ facilities: [ids.facilities.laser] })).toEqual([]);
  expect(await listed({ patientCards: [ids.patients.jana] })).toEqual([janaTherapy]);
  expect(await listed({ patientCards: [ids.patients.karel], staffs: [ids.profiles.paramedic] })).toEqual([]);
});

test("an event that touches the period at its edge is excluded, one that spans it is included", async () => {
  const { janaTherapy } = ids.events;
  expect(await listed({ from: "2026-03-16T09:45:00+01:00", to: "2026-03-16T10:00:00+01:00" })).toEqual([]);
  expect(await listed({ from: "2026-03-16T08:00:00+01:00", to: "2026-03-16T09:00:00+01:00" })).toEqual([]);
  expect(await listed({ from: "2026-03-16T09:10:00+01:00", to: "2026-03-16T09:20:00+01:00" })).toEqual([janaTherapy]);
});

test("a filter leaves out events whose patients are all excused, and the excused patients of others", async () => {
  await owner.insert(patientAttendances).values({
    medicalCenterId: ids.center,
    eventId: ids.events.janaTherapy,
    patientCardId: ids.patients.karel,
    state: "EXCUSED",
  });
  const { data } = await api.call("paramedic", list, { ...monday, without: true });
  expect(data.events[0]).toEqual({ id: ids.events.janaTherapy, patientAttendances: [{ state: "NOT_SET" }] });
  await owner.execute(sql`update patient_attendances set state = 'EXCUSED' where event_id = ${ids.events.janaTherapy}`);
  expect(await listed({ without: true })).toEqual([ids.events.lunch]);
  expect(await listed({})).toEqual([ids.events.janaTherapy, ids.events.lunch]);
});

test("a question may span 45 days, also with the autumn night in them, and not more", async () => {
  expect(await listed({ from: "2026-09-20T00:00:00+02:00", to: "2026-11-04T00:00:00+01:00" })).toEqual([]);
  const long = await api.call("admin", list, { from: "2026-09-20T00:00:00+02:00", to: "2026-11-05T00:00:00+01:00" });
  expect(long).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: "E004", fields: [{ path: ["to"], code: "E1T3" }] } }],
  });
  const backwards = await api.call("admin", list, { from: monday.to, to: monday.from });
  expect(backwards.errors?.[0]?.extensions.fields).toMatchObject([{ path: ["to"], code: "E1T1" }]);
});

test("reading one event and listing many leave an audit row each", async () => {
  const before = (await owner.select().from(auditRows)).length;
  await api.call("receptionist", `{ event(event: ${ids.events.janaTherapy}) { id } }`);
  await listed({ staffs: [ids.profiles.paramedic] });
  const rows = (await owner.select().from(auditRows).orderBy(auditRows.id)).slice(before);
  expect(rows).toMatchObject([
    {
      action: "event.read",
      entityId: ids.events.janaTherapy,
      patientCardId: ids.patients.jana,
      profileId: ids.profiles.receptionist,
    },
    { action: "event.read", entityId: ids.events.janaTherapy, patientCardId: ids.patients.karel },
    {
      action: "event.listed",
      entityId: null,
      details: { from: "2026-03-15T23:00:00.000Z", to: "2026-03-16T23:00:00.000Z", staffs: [ids.profiles.paramedic] },
    },
  ]);
});

test("a week with 300 events costs no more questions than a day with two; above 10,000 it is refused", async () => {
  const common = {
    medicalCenterId: ids.center,
    type: "EVENT" as const,
    procedureId: ids.procedures.therapy,
    ownerId: ids.profiles.paramedic,
  };
  const fill = async (many: number, from: string) => {
    const at = (minutes: number) => new Date(Date.parse(from) + minutes * 60_000);
    const rows = await owner
      .insert(events)
      .values(Array.from({ length: many }, (_, n) => ({ ...common, beginAt: at(n), endAt: at(n + 1) })))
      .returning();
    return rows.map((row) => row.id);
  };
  const cards = await owner
    .insert(patientCards)
    .values(
      Array.from({ length: 300 }, (_, n) => ({ medicalCenterId: ids.center, name: "Pacient", surname: `Číslo ${n}` })),
    )
    .returning();
  const week = await fill(300, "2026-05-04T05:00:00Z");
  await owner
    .insert(patientAttendances)
    .values(week.map((eventId, n) => ({ medicalCenterId: ids.center, eventId, patientCardId: cards[n]!.id })));
  await owner
    .insert(eventFacilities)
    .values(week.map((eventId) => ({ medicalCenterId: ids.center, eventId, facilityId: ids.facilities.gym })));
  await owner
    .insert(eventProfiles)
    .values(week.map((eventId) => ({ medicalCenterId: ids.center, eventId, profileId: ids.profiles.admin })));
  const full = `query ($from: DateTime!, $to: DateTime!) { events(from: $from, to: $to) { id owner { fullName } staffs { id } facilities { id } procedure { name }
    patientAttendances { state patientCard { surname } } } }`;
  await api.call("admin", full, monday);
  api.queries.length = 0;
  const { data } = await api.call("admin", full, {
    from: "2026-05-04T00:00:00+02:00",
    to: "2026-05-11T00:00:00+02:00",
  });
  expect(data.events).toHaveLength(300);
  expect(data.events[299]).toMatchObject({
    staffs: [{ id: ids.profiles.admin }],
    patientAttendances: [{ patientCard: { surname: "Číslo 299" } }],
  });
  expect(api.queries.filter((query) => !/^(begin|commit|select set_config)/i.test(query)).length).toBeLessThanOrEqual(
    12,
  );

  await api.database.owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at)
     select ${ids.center}, 'EVENT', at, at + interval '1 minute' from generate_series('2026-06-01T00:00:00Z'::timestamptz, '2026-06-07T22:40:00Z', '1 minute') as at`,
  );
  const tooMany = await api.call(
    "admin",
    `{ events(from: "2026-06-01T00:00:00Z", to: "2026-06-08T00:00:00Z") { id } }`,
  );
  expect(tooMany.errors?.[0]?.extensions.code).toBe("E016");
});
