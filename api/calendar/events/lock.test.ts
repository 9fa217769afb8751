import { expect, test } from "vitest";
import { addDays } from "#rules/time/dates.ts";
import { type IsoDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { checkCalendar } from "#tests/kit/calendar/check-calendar.ts";

const api = await testApi();
const { profiles, patients, procedures } = ids;
const profile = profiles.paramedic;

/** The suite runs a few rounds; the calendar passes with MOTUS_ROUNDS=100. */
const ROUNDS = Number(process.env.MOTUS_ROUNDS ?? 2);

/** Creates three series of five days from a Monday on, and answers their events. Changes split the rules of new series only. */
async function createSeries(monday: IsoDate) {
  for (const [hour, card] of [
    [8, patients.jana],
    [10, patients.karel],
    [12, patients.anna],
  ] as const) {
    const input = {
      eventType: "EVENT",
      procedure: procedures.group,
      owner: profile,
      confirmOutsideHours: true,
      beginAt: `${monday}T${String(hour).padStart(2, "0")}:00:00Z`,
      patientCards: [card],
      recurrence: { frequency: "DAILY", count: 5 },
    };
    const { status } = await api.call(
      "admin",
      "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }",
      { input },
    );
    expect(status).toBe(200);
  }
  const { rows } = await api.database.owner.query<{ id: number; date: IsoDate }>(
    "select id, to_char(begin_at, 'YYYY-MM-DD') as date from events where owner_id = $1 and begin_at between $2 and $3 order by id",
    [profile, monday, addDays(monday, 7)],
  );
  return rows;
}

test("days that are canceled and restored, series that are moved and removed, and groups that grow never deadlock", async () => {
  const {
    rows: [service],
  } = await api.database.owner.query<{ version: number }>("select version from procedures where id = $1", [
    procedures.group,
  ]);
  const statuses: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const monday = addDays("2026-05-04", 7 * round);
    const all = await createSeries(monday);
    const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
    const ids = (date: IsoDate) => all.filter((event) => event.date === date).map(({ id }) => id);
    for (const burst of [0, 1]) {
      const operations = [
        ...days.flatMap((date) => [
          `mutation { dayRestore(profile: ${profile}, date: "${date}") { id } }`,
          `mutation { dayCancel(profile: ${profile}, date: "${date}", events: [${ids(date)}], freeTime: "Nemoc") { events { id } } }`,
        ]),
        ...all.flatMap(({ id }, nth) => [
          `mutation { eventUpdate(event: ${id}, ${nth % 2 ? "wholeSeries" : "withFollowing"}: true, detailsInput: { note: "${nth}" }) { id } }`,
          nth % 3
            ? `mutation { eventRestore(event: ${id}) { id } }`
            : `mutation { eventRemove(event: ${id}, withFollowing: true) { id } }`,
        ]),
        `mutation { procedureUpdate(procedure: ${procedures.group}, version: ${service!.version + 2 * round + burst}, input: { capacity: ${4 + ((2 * round + burst) % 9)} }) { id } }`,
      ];
      const answers = await Promise.all(operations.map((document) => api.call("admin", document)));
      for (const [nth, { status }] of answers.entries())
        (statuses[operations[nth]!.match(/\w+(?=\()/)![0]] ??= []).push(status);
      expect(
        answers.flatMap(({ status, errors }, nth) =>
          [200, 404, 409].includes(status) ? [] : [[operations[nth], errors]],
        ),
        "no operation is refused as too busy",
      ).toEqual([]);
    }
  }
  expect(Object.entries(statuses).filter(([, seen]) => !seen.includes(200))).toEqual([]);
  expect(Object.keys(statuses)).toHaveLength(6);
  await checkCalendar(api.database.owner);
}, 3_600_000);

test("a day that was read before one of its series was split does not lock the rules of the parts out of order", async () => {
  const monday: IsoDate = "2026-04-27";
  const all = await createSeries(monday);
  const [first, second] = [all.slice(0, 5), all.slice(5, 10)];
  const cancel = (nth: number) => {
    const date = addDays(monday, nth);
    const shown = all.filter((event) => event.date === date).map(({ id }) => id);
    return api.call(
      "admin",
      `mutation { dayCancel(profile: ${profile}, date: "${date}", events: [${shown}]) { events { id } } }`,
    );
  };
  const splits = await holdEvent(first[0]!.id);
  const holds = await holdEvent(second[0]!.id);

  const before = cancel(2);
  await waiting(1);
  await splits.query("update events set recurrence = (select recurrence from events where id = $1) where id = $2", [
    first[0]!.id,
    first[2]!.id,
  ]);
  await splits.query("update events set parent_id = $1 where id = any($2)", [
    first[2]!.id,
    first.slice(2).map(({ id }) => id),
  ]);
  await splits.query("commit");
  const after = cancel(3);
  await waiting(2);
  await holds.query("commit");
  for (const connection of [splits, holds]) connection.release();
  expect([(await before).status, (await after).status]).toEqual([200, 200]);
});

/** Locks an event in a transaction of its own. */
async function holdEvent(id: number) {
  const connection = await api.database.owner.connect();
  await connection.query("begin");
  await connection.query("select from events where id = $1 for no key update", [id]);
  return connection;
}

/** Waits until so many other transactions wait for a row. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rowCount } = await api.database.owner.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount;
    })
    .toBe(count);
