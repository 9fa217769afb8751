import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventFacilities } from "#api/core/db/tables/event-facilities.ts";
import { events } from "#api/core/db/tables/events.ts";
import { instantOf } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { seriesClinic } from "#tests/kit/calendar/series-clinic.ts";

const { profiles, facilities } = ids;

test("one event moved or removed alone: the series stays, with an exception", async () => {
  const { parent, of, at, rule, update, remove, restore, check } = await seriesClinic();
  const members = await of(parent);
  await update(members[1]!.id, { date: { beginAt: "2026-03-24T10:00:00+01:00" } });
  expect(await at(parent)).toEqual([
    "03-19 08:00",
    "03-24 10:00",
    "03-26 08:00",
    "03-30 08:00",
    "04-02 08:00",
    "04-06 08:00",
  ]);
  expect(await rule(parent)).toBe("RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6");
  await remove(parent);
  await remove(members[3]!.id);
  expect(await rule(parent)).toBe(
    "RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260406T215959Z EXDATE:20260319T080000,20260330T080000",
  );
  await check();
  await restore(parent);
  expect(await rule(parent)).toBe("RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260406T215959Z EXDATE:20260330T080000");
  await check();
});

test("this and the following move by as many days to the new time: a series of their own; the old one ends before", async () => {
  const { parent, of, at, rule, update, check } = await seriesClinic();
  const members = await of(parent);
  await update(members[4]!.id, { date: { beginAt: "2026-04-03T12:00:00+02:00" } });
  const { data } = await update(members[2]!.id, {
    following: true,
    date: { beginAt: "2026-03-27T09:30:00+01:00", endAt: "2026-03-27T10:00:00+01:00" },
  });
  expect(data.eventUpdate).toMatchObject({ id: members[2]!.id, parentId: members[2]!.id, version: 2 });
  expect(await at(parent)).toEqual(["03-19 08:00", "03-23 08:00"]);
  expect(await rule(parent)).toBe("RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260323T225959Z");
  expect(await at(members[2]!.id)).toEqual(["03-27 09:30", "03-31 09:30", "04-03 09:30", "04-07 09:30"]);
  expect(await rule(members[2]!.id)).toBe("RRULE:FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20260407T215959Z");
  expect(data.eventUpdate.recurrence).toContain("BYDAY=TU,FR");
  await check();
});

test("the whole series from one in its middle: individual changes stay unless they are what changes", async () => {
  const { owner, parent, of, at, update, check } = await seriesClinic();
  const members = await of(parent);
  await update(members[1]!.id, {
    date: { beginAt: "2026-03-24T10:00:00+01:00" },
    places: { facilities: [facilities.laser] },
    details: { name: "Jinak" },
  });
  await update(members[3]!.id, {
    whole: true,
    details: { name: null, note: "vždy s berlemi" },
    places: { owner: profiles.paramedic, facilities: [facilities.gym] },
  });
  expect(await at(parent)).toEqual([
    "03-19 08:00",
    "03-24 10:00",
    "03-26 08:00",
    "03-30 08:00",
    "04-02 08:00",
    "04-06 08:00",
  ]);
  expect((await of(parent)).map(({ note, name }) => [note, name])).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => ["vždy s berlemi", at === 1 ? "Jinak" : null]),
  );
  const places = await owner
    .select()
    .from(eventFacilities)
    .orderBy(eventFacilities.eventId, eventFacilities.facilityId);
  expect(places.filter(({ eventId }) => eventId === members[1]!.id).map(({ facilityId }) => facilityId)).toEqual([
    facilities.gym,
    facilities.laser,
  ]);
  await update(members[3]!.id, { whole: true, date: { endAt: "2026-03-30T09:00:00+02:00" } });
  expect((await of(parent)).map(({ beginAt, endAt }) => (endAt.getTime() - beginAt.getTime()) / 60_000)).toEqual([
    60, 60, 60, 60, 60, 60,
  ]);
  expect((await at(parent))[1]).toBe("03-24 10:00");
  await update(members[3]!.id, { whole: true, date: { beginAt: "2026-03-30T07:30:00+02:00" } });
  expect(await at(parent)).toEqual([
    "03-19 07:30",
    "03-23 07:30",
    "03-26 07:30",
    "03-30 07:30",
    "04-02 07:30",
    "04-06 07:30",
  ]);
  await check();
});

test("past events stay: the rest becomes a series of its own, is removed and restored by one action", async () => {
  const { parent, of, at, rule, update, remove, restore, check, api } = await seriesClinic();
  const members = await of(parent);
  api.clock.now = instantOf("2026-03-26", "08:10");
  await api.database.owner.query("update sessions set last_seen_at = $1", [api.clock.now]);
  await update(members[0]!.id, { whole: true, details: { note: "nově" } });
  expect((await of(parent)).map(({ note }) => note)).toEqual([null, null, null]);
  expect((await of(members[3]!.id)).map(({ note }) => note)).toEqual(["nově", "nově", "nově"]);
  await update(members[0]!.id, { details: { note: "přišel pozdě" } });
  expect((await of(parent)).map(({ note }) => note)).toEqual(["přišel pozdě", null, null]);

  expect((await remove(members[4]!.id, ", withFollowing: true")).data.eventRemove).toHaveLength(2);
  expect(await at(members[3]!.id)).toEqual(["03-30 08:00"]);
  expect(await rule(members[3]!.id)).toBe("RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260330T215959Z");
  const asked = await api.call("receptionist", `{ eventsRemoved(event: ${members[5]!.id}) { id } }`);
  expect(asked.data.eventsRemoved).toEqual([{ id: members[4]!.id }, { id: members[5]!.id }]);
  expect((await restore(members[5]!.id)).data.eventRestore).toHaveLength(2);
  expect(await rule(members[3]!.id)).toBe("RRULE:FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20260406T215959Z");
  await check();
  expect(await remove(members[1]!.id, ", withFollowing: true")).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E107" } }],
  });
  expect(await update(members[1]!.id, { whole: true, details: { note: "x" } })).toMatchObject({ status: 409 });
});

test("a series that moves onto a conflict stays whole where it was; with a reason it overrides", async () => {
  const { parent, of, at, update, check, api } = await seriesClinic(
    { frequency: "DAILY", count: 5 },
    { beginAt: "2026-03-17T08:00:00+01:00" },
  );
  await api.call("receptionist", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
    input: {
      eventType: "FREE_TIME",
      owner: profiles.paramedic,
      name: "Dovolená",
      allDay: { from: "2026-03-24", to: "2026-03-25" },
    },
  });
  const members = await of(parent);
  const refused = await update(members[0]!.id, { whole: true, date: { beginAt: "2026-03-22T09:00:00+01:00" } });
  expect(refused).toMatchObject({
    status: 409,
    errors: [
      {
        extensions: {
          code: "E101",
          conflicts: [
            { reason: "FREE_TIME", eventName: "Dovolená", at: "2026-03-24T08:00:00.000Z" },
            { at: "2026-03-25T08:00:00.000Z" },
          ],
        },
      },
    ],
  });
  expect(await at(parent)).toEqual(["03-17 08:00", "03-18 08:00", "03-19 08:00", "03-20 08:00", "03-21 08:00"]);
  expect(
    (
      await update(members[0]!.id, {
        whole: true,
        date: { beginAt: "2026-03-22T09:00:00+01:00" },
        override: { reason: "přijde z dovolené" },
      })
    ).status,
  ).toBe(200);
  expect(await at(parent)).toEqual(["03-22 09:00", "03-23 09:00", "03-24 09:00", "03-25 09:00", "03-26 09:00"]);
  await check();
});

test("a series follows one of its days from whole days to a time of the day", async () => {
  const { parent, of, at, update, check } = await seriesClinic(
    { frequency: "DAILY", count: 3 },
    {
      eventType: "EVENT",
      procedure: null,
      patientCards: [],
      name: "Porada",
      beginAt: undefined,
      allDay: { from: "2026-03-17", to: "2026-03-17" },
    },
  );
  const [first] = await of(parent);
  await update(first!.id, { date: { beginAt: "2026-03-17T08:00:00+01:00", endAt: "2026-03-17T09:00:00+01:00" } });
  expect((await of(parent)).map(({ allDay }) => allDay)).toEqual([false, true, true]);
  await update(first!.id, { whole: true, date: { beginAt: "2026-03-17T10:00:00+01:00" } });
  expect(await at(parent)).toEqual(["03-17 10:00", "03-18 10:00", "03-19 10:00"]);
  expect((await of(parent)).map(({ allDay }) => allDay)).toEqual([false, false, false]);
  await check();
});

test("days of the month that no rule can express are named one by one", async () => {
  const { parent, of, at, rule, update, check } = await seriesClinic(
    { frequency: "MONTHLY", count: 4 },
    { beginAt: "2026-03-30T08:00:00+02:00" },
  );
  const [, second] = await of(parent);
  await update(second!.id, { whole: true, date: { beginAt: "2026-05-02T08:00:00+02:00" } });
  expect(await at(parent)).toEqual(["04-01 08:00", "05-02 08:00", "06-01 08:00", "07-02 08:00"]);
  expect(await rule(parent)).toBe(
    "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;UNTIL=20260702T215959Z EXDATE:20260430T080000,20260531T080000,20260630T080000 RDATE:20260401T080000,20260502T080000,20260601T080000,20260702T080000",
  );
  await check();
});

test("a restored event of a moved series is single where its date is taken; one version guards each", async () => {
  const { owner, parent, of, update, remove, restore, check } = await seriesClinic(
    { frequency: "DAILY", count: 4 },
    { beginAt: "2026-03-17T08:00:00+01:00" },
  );
  const members = await of(parent);
  await remove(members[1]!.id);
  await update(parent, { whole: true, date: { beginAt: "2026-03-18T10:00:00+01:00" } });
  expect((await restore(members[1]!.id)).status).toBe(200);
  expect((await owner.select().from(events).where(eq(events.id, members[1]!.id)))[0]).toMatchObject({
    parentId: null,
    recurrenceAt: null,
    beginAt: new Date("2026-03-18T07:00:00Z"),
  });
  await check();
  expect(await update(members[2]!.id, { version: 1, details: { note: "x" } })).toMatchObject({
    status: 409,
    errors: [{ extensions: { code: "E012" } }],
  });
});
