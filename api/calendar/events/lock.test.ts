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
const ROUNDS = Number(process.env.MOTUS_ROUNDS ?? 4);

test("days that are canceled and restored, series that are moved and removed, and groups that grow never deadlock", async () => {
  const monday: IsoDate = "2026-05-04";
  const input = { eventType: "EVENT", procedure: procedures.group, owner: profile, confirmOutsideHours: true };
  for (const [hour, card] of [
    [8, patients.jana],
    [10, patients.karel],
    [12, patients.anna],
  ] as const) {
    const repeated = {
      ...input,
      beginAt: `${monday}T${String(hour).padStart(2, "0")}:00:00+02:00`,
      patientCards: [card],
      recurrence: { frequency: "DAILY", count: 5 },
    };
    const { status } = await api.call(
      "admin",
      "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }",
      { input: repeated },
    );
    expect(status).toBe(200);
  }
  const { rows: all } = await api.database.owner.query<{ id: number; date: IsoDate }>(
    "select id, to_char(begin_at, 'YYYY-MM-DD') as date from events where owner_id = $1 and begin_at > '2026-05-01' order by id",
    [profile],
  );
  const {
    rows: [service],
  } = await api.database.owner.query<{ version: number }>("select version from procedures where id = $1", [
    procedures.group,
  ]);
  const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
  const of = (date: IsoDate) => all.filter((event) => event.date === date).map(({ id }) => id);

  const done = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const deeds = [
      ...days.flatMap((date) => [
        `mutation { dayRestore(profile: ${profile}, date: "${date}") { id } }`,
        `mutation { dayCancel(profile: ${profile}, date: "${date}", events: [${of(date)}], freeTime: "Nemoc") { events { id } } }`,
      ]),
      ...all.flatMap(({ id }, nth) => [
        `mutation { eventUpdate(event: ${id}, ${nth % 2 ? "wholeSeries" : "withFollowing"}: true, detailsInput: { note: "${nth}" }) { id } }`,
        nth % 3
          ? `mutation { eventRestore(event: ${id}) { id } }`
          : `mutation { eventRemove(event: ${id}, withFollowing: true) { id } }`,
      ]),
      `mutation { procedureUpdate(procedure: ${procedures.group}, version: ${service!.version + round}, input: { capacity: ${4 + (round % 9)} }) { id } }`,
    ];
    const answers = await Promise.all(deeds.map((document) => api.call("admin", document)));
    for (const [nth, { status }] of answers.entries()) if (status === 200) done.add(deeds[nth]!.match(/\w+(?=\()/)![0]);
    expect(
      answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status)),
      "nobody is told that too much is going on",
    ).toEqual([]);
  }
  expect([...done].sort()).toEqual([
    "dayCancel",
    "dayRestore",
    "eventRemove",
    "eventRestore",
    "eventUpdate",
    "procedureUpdate",
  ]);
  await checkCalendar(api.database.owner);
}, 3_600_000);
