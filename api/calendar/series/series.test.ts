import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { auditRows } from "#api/core/db/tables/audit-rows.ts";
import { localDate, localTime } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";

const api = await testApi();
const owner = createDb(api.database.owner);
const { profiles, patients, procedures, facilities } = ids;
const therapy = { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic };
const add = (input: object) =>
  api.call(
    "receptionist",
    `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id parentId recurrence recurrenceAt beginAt } }`,
    { input: { ...therapy, ...input } },
  );
const preview = (input: object) =>
  api.call(
    "receptionist",
    `query ($input: EventCreateInput!) { eventRecurrencePreview(input: $input) { recurrence dates { date beginAt endAt leftOut moved conflicts { kind id label reason at from to event eventName } } } }`,
    { input: { ...therapy, ...input } },
  );
const membersOf = (parent: number) =>
  owner.select().from(events).where(eq(events.parentId, parent)).orderBy(asc(events.id));
const weekly = (count: number, more: object = {}) => ({ frequency: "WEEKLY", count, ...more });

test("a series keeps the clock's time over the night on which it changes; its first event has the rule, and all name it", async () => {
  const { data } = await add({
    beginAt: "2026-03-17T08:00:00+01:00",
    facilities: [facilities.laser],
    patientCards: [patients.karel],
    staffs: [profiles.admin],
    recurrence: weekly(4, { weekdays: [2, 5] }),
  });
  const { id } = data.eventCreate;
  expect(data.eventCreate).toMatchObject({
    parentId: id,
    recurrenceAt: "2026-03-17T07:00:00.000Z",
    recurrence: "DTSTART;TZID=Europe/Prague:20260317T080000\nRRULE:FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4",
  });
  const members = await membersOf(id);
  expect(members.map(({ beginAt }) => `${localDate(beginAt)} ${localTime(beginAt)}`)).toEqual([
    "2026-03-17 08:00",
    "2026-03-20 08:00",
    "2026-03-24 08:00",
    "2026-03-27 08:00",
  ]);
  expect(members.map(({ recurrence }) => recurrence !== null)).toEqual([true, false, false, false]);
  const { data: seen } = await api.call(
    "admin",
    `{ event(event: ${members[3]!.id}) { recurrence parentId staffs { id } facilities { id } patientAttendances { patientCard { id } } } }`,
  );
  expect(seen.event).toMatchObject({
    recurrence: data.eventCreate.recurrence,
    parentId: id,
    staffs: [{ id: profiles.admin }],
    facilities: [{ id: facilities.laser }],
    patientAttendances: [{ patientCard: { id: patients.karel } }],
  });
  expect(await owner.select().from(auditRows).where(eq(auditRows.entityId, id))).toMatchObject([
    { action: "event.created", patientCardId: patients.karel, details: { events: members.map((member) => member.id) } },
  ]);
  await checkCalendar(api.database.owner);
});

test("the preview shows every date with its conflicts; those are left out or moved, and the rest is entered", async () => {
  const conflicting = { beginAt: "2026-03-09T09:15:00+01:00", recurrence: weekly(4) };
  const { data } = await preview(conflicting);
  expect(
    data.eventRecurrencePreview.dates.map(({ date, conflicts }: { date: string; conflicts: object[] }) => [
      date,
      conflicts.length,
    ]),
  ).toEqual([
    ["2026-03-09", 0],
    ["2026-03-16", 1],
    ["2026-03-23", 0],
    ["2026-03-30", 0],
  ]);
  expect(data.eventRecurrencePreview.dates[1].conflicts).toMatchObject([
    {
      kind: "PROFILE",
      reason: "EVENT",
      event: ids.events.janaTherapy,
      at: "2026-03-16T08:15:00.000Z",
      from: "2026-03-16T08:00:00.000Z",
    },
  ]);
  expect(await add(conflicting)).toMatchObject({
    status: 409,
    errors: [
      { extensions: { code: "E101", conflicts: [{ event: ids.events.janaTherapy, at: "2026-03-16T08:15:00.000Z" }] } },
    ],
  });

  const exceptions = [
    { date: "2026-03-16", leaveOut: true },
    { date: "2026-03-23", beginAt: "2026-03-25T13:00:00+01:00" },
  ];
  const solved = { ...conflicting, recurrence: weekly(4, { exceptions }) };
  expect((await preview(solved)).data.eventRecurrencePreview.dates).toMatchObject([
    {},
    { leftOut: true, conflicts: [] },
    { moved: true, beginAt: "2026-03-25T12:00:00.000Z", endAt: "2026-03-25T12:45:00.000Z", conflicts: [] },
    {},
  ]);
  const { id, recurrence } = (await add(solved)).data.eventCreate;
  expect(recurrence).toContain("COUNT=4\nEXDATE;TZID=Europe/Prague:20260316T091500");
  expect(
    (await membersOf(id)).map(({ beginAt, recurrenceAt }) => [localDate(beginAt), localDate(recurrenceAt!)]),
  ).toEqual([
    ["2026-03-09", "2026-03-09"],
    ["2026-03-25", "2026-03-23"],
    ["2026-03-30", "2026-03-30"],
  ]);
  await checkCalendar(api.database.owner);
});

test("events of one series can be in each other's way, and so can hours", async () => {
  const { data } = await preview({
    beginAt: "2026-04-07T13:30:00+02:00",
    recurrence: {
      frequency: "DAILY",
      count: 3,
      exceptions: [
        { date: "2026-04-08", beginAt: "2026-04-07T14:00:00+02:00" },
        { date: "2026-04-09", beginAt: "2026-04-09T20:00:00+02:00" },
      ],
    },
  });
  expect(data.eventRecurrencePreview.dates.map(({ conflicts }: { conflicts: object[] }) => conflicts)).toMatchObject([
    [],
    [{ kind: "PROFILE", reason: "EVENT", event: null, from: "2026-04-07T11:30:00.000Z" }],
    [{ reason: "OUTSIDE_HOURS" }],
  ]);
});

test("whole days, a service over midnight, leap days and the ends of years repeat by the calendar", async () => {
  const days = await add({
    eventType: "FREE_TIME",
    procedure: null,
    owner: profiles.admin,
    allDay: { from: "2026-03-28", to: "2026-03-29" },
    recurrence: { frequency: "WEEKLY", interval: 30, until: "2026-10-31" },
  });
  const spans = (await membersOf(days.data.eventCreate.id)).map(({ beginAt, endAt }) => [
    localDate(beginAt),
    localTime(beginAt),
    (endAt.getTime() - beginAt.getTime()) / 3_600_000,
  ]);
  expect(spans).toEqual([
    ["2026-03-28", "00:00", 47],
    ["2026-10-24", "00:00", 49],
  ]);
  const night = await add({
    beginAt: "2026-12-30T23:30:00+01:00",
    confirmOutsideHours: true,
    recurrence: { frequency: "DAILY", count: 3 },
  });
  expect(
    (await membersOf(night.data.eventCreate.id)).map(({ beginAt, endAt }) => [
      localDate(beginAt),
      localDate(endAt),
      localTime(endAt),
    ]),
  ).toEqual([
    ["2026-12-30", "2026-12-31", "00:15"],
    ["2026-12-31", "2027-01-01", "00:15"],
    ["2027-01-01", "2027-01-02", "00:15"],
  ]);
  const leap = await preview({ beginAt: "2028-01-31T08:00:00+01:00", recurrence: { frequency: "MONTHLY", count: 3 } });
  expect(leap.data.eventRecurrencePreview.dates.map(({ date }: { date: string }) => date)).toEqual([
    "2028-01-31",
    "2028-02-29",
    "2028-03-31",
  ]);
  const gap = await preview({ beginAt: "2026-03-28T02:30:00+01:00", recurrence: { frequency: "DAILY", count: 3 } });
  expect(
    gap.data.eventRecurrencePreview.dates.map(({ beginAt, endAt }: { beginAt: string; endAt: string }) => [
      beginAt.slice(8, 16),
      endAt.slice(8, 16),
    ]),
  ).toEqual([
    ["28T01:30", "28T02:15"],
    ["29T01:30", "29T02:15"],
    ["30T00:30", "30T01:15"],
  ]);
});

test("a series has an end, at most 400 events, and exceptions only of its own dates", async () => {
  const faults = async (recurrence: object) =>
    (await add({ beginAt: "2026-04-20T08:00:00+02:00", recurrence })).errors?.[0]?.extensions.fields.map(
      (field: { path: string[]; code: string }) => [field.path.slice(1).join("."), field.code],
    );
  expect(await faults({ frequency: "DAILY" })).toEqual([["until", "E1F1"]]);
  expect(await faults({ frequency: "DAILY", until: "2026-04-22", count: 3 })).toEqual([["count", "E1T9"]]);
  expect(await faults({ frequency: "DAILY", count: 401 })).toEqual([["count", "E1T8"]]);
  expect(await faults({ frequency: "DAILY", until: "2099-12-31" })).toEqual([["until", "E1T8"]]);
  expect(await faults({ frequency: "DAILY", until: "2026-04-19" })).toEqual([["until", "E1T1"]]);
  expect(await faults({ frequency: "WEEKLY", count: 2, weekdays: [8] })).toEqual([["weekdays.0", "E1F6"]]);
  expect(await faults({ frequency: "DAILY", count: 2, interval: 0 })).toEqual([["interval", "E1F8"]]);
  expect(await faults({ frequency: "DAILY", count: 2, exceptions: [{ date: "2026-05-01", leaveOut: true }] })).toEqual([
    ["exceptions", "E1F6"],
  ]);
  expect(await faults({ frequency: "DAILY", count: 2, exceptions: [{ date: "2026-04-20" }] })).toEqual([
    ["exceptions.0.beginAt", "E1F1"],
  ]);
  expect(await faults({ frequency: "DAILY", count: 1, exceptions: [{ date: "2026-04-20", leaveOut: true }] })).toEqual([
    ["exceptions", "E108"],
  ]);
});

test("a series of 400 costs as many statements as one of two", async () => {
  const cost = async (count: number, patient: number, staff: number) => {
    api.queries.length = 0;
    const answer = await add({
      beginAt: "2030-01-07T08:00:00+01:00",
      owner: staff,
      facilities: [facilities.gym],
      patientCards: [patient],
      confirmOutsideHours: true,
      recurrence: { frequency: "DAILY", count },
    });
    expect(answer.status).toBe(200);
    return api.queries.length;
  };
  const two = await cost(2, patients.jana, profiles.manager);
  await api.call(
    "admin",
    `mutation { eventRemove(event: ${(await owner.select().from(events).orderBy(asc(events.id))).at(-1)!.id}, wholeSeries: true) { id } }`,
  );
  expect(await cost(400, patients.jana, profiles.manager)).toBe(two);
  expect(two).toBeLessThan(35);
  await checkCalendar(api.database.owner);
});
