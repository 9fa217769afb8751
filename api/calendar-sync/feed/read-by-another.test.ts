import fc from "fast-check";
import ical, { type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { serveFeed } from "./serve-feed.ts";

const api = await testApi();
const { profiles, patients, procedures } = ids;
const from = instantOf("2026-02-14");
const to = instantOf("2027-04-21");

await api.call(
  "paramedic",
  `mutation { calendarAclCreate(email: "petr@doma.example", calendar: ${profiles.paramedic}) { id } }`,
);
const secret = /kalendar\/([\w-]+)\.ics/.exec((await runJobs(api)).at(-1)!.text)![1]!;
const feed = async () =>
  (await serveFeed(api.services, { address: "127.0.0.1", requestId: "feed" }, secret, undefined)).text();

type Occurrence = [begin: string, end: string, title: string];
const inOrder = (some: Occurrence[]) => some.map((one) => one.join(" ")).sort();

/** Midnight in Prague of a whole day, which the reader gives as midnight of the process. */
const dayOf = (date: Date) =>
  instantOf(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-"),
  );

/**
 * The occurrences that the other reader finds in a feed, but for cancelled ones. It looks for dates of a rule in the
 * period it is asked for, and not for those that were moved into it: the period is wider.
 */
function occurrences(text: string): Occurrence[] {
  const found = Object.values(ical.sync.parseICS(text)).filter((one): one is VEvent => one?.type === "VEVENT");
  return found.flatMap((event) =>
    ical
      .expandRecurringEvent(event, { from: instantOf("2024-01-01"), to: instantOf("2032-01-01") })
      .filter(({ start, end, event }) => event.status !== "CANCELLED" && end > from && start < to)
      .map(({ start, end, isFullDay, summary }): Occurrence => {
        const at = (date: Date) => (isFullDay ? dayOf(date) : date).toISOString();
        return [at(start), at(end), String(summary)];
      }),
  );
}

/** The same by the API, period by period. */
async function calendar(): Promise<Occurrence[]> {
  const found = new Map<number, Occurrence>();
  for (let day = localDate(from); instantOf(day) < to; day = addDays(day, 45)) {
    const end = [instantOf(addDays(day, 45)), to].reduce((one, other) => (one < other ? one : other));
    const { data } = await api.call(
      "paramedic",
      `query ($from: DateTime!, $to: DateTime!) { events(from: $from, to: $to, staffs: [${profiles.paramedic}]) { id beginAt endAt name eventType procedure { id } } }`,
      { from: instantOf(day), to: end },
    );
    for (const { id, beginAt, endAt, name, procedure, eventType } of data.events)
      found.set(id, [
        beginAt,
        endAt,
        procedure ? "Obsazeno" : (name ?? (eventType === "FREE_TIME" ? "Volno" : "Událost")),
      ]);
  }
  return [...found.values()];
}

const time = fc.constantFrom("01:30", "02:30", "03:00", "08:00", "13:15", "23:30");
const day = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(13, 223, 376), fc.integer({ min: 21, max: 390 }));
const begin = fc.record({ day, time });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("create" as const),
      begin,
      minutes: fc.constantFrom(30, 60, 240, 1500),
      whole: fc.constantFrom(false, false, true),
      visit: fc.boolean(),
      recurrence: fc.option(
        fc.record({
          frequency: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY"),
          monthlyBy: fc.constantFrom("DATE", "WEEKDAY"),
          interval: fc.integer({ min: 1, max: 3 }),
          weekdays: fc.subarray([1, 2, 4, 7], { minLength: 1 }),
          count: fc.integer({ min: 2, max: 20 }),
        }),
        { freq: 5 },
      ),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("move" as const), pick: fc.nat(), begin, scope: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("rename" as const), pick: fc.nat(), scope: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("remove" as const), pick: fc.nat(), scope: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restore" as const), pick: fc.nat() }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Does a step; what the calendar refuses changes nothing. */
async function act(given: Step) {
  const override = { reason: "zkouška" };
  if (given.kind === "create") {
    const date = addDays("2026-03-16", given.begin.day);
    const beginAt = instantOf(date, given.begin.time);
    const visit = given.visit && !given.whole;
    const input = {
      eventType: "EVENT",
      name: visit ? null : "Porada",
      procedure: visit ? procedures.therapy : null,
      patientCards: visit ? [patients.karel] : [],
      ...(given.whole
        ? { allDay: { from: date, to: addDays(date, given.minutes % 4) } }
        : { beginAt, endAt: new Date(beginAt.getTime() + given.minutes * 60_000) }),
      owner: profiles.paramedic,
      recurrence: given.recurrence && {
        ...given.recurrence,
        weekdays: given.recurrence.frequency === "WEEKLY" ? given.recurrence.weekdays : undefined,
      },
      override,
      confirmOutsideHours: true,
    };
    await api.call("paramedic", `mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }`, {
      input,
    });
    return;
  }
  const { rows } = await api.database.owner.query<{ id: number }>(
    `select id from events where owner_id = $1 and (removed_at is not null) = $2 order by begin_at, id`,
    [profiles.paramedic, given.kind === "restore"],
  );
  if (rows.length === 0) return;
  const { id } = rows[given.pick % rows.length]!;
  if (given.kind === "restore")
    return void (await api.call("paramedic", `mutation { eventRestore(event: ${id}) { id } }`));
  const scope = `withFollowing: ${given.scope === 1}, wholeSeries: ${given.scope === 2}`;
  if (given.kind === "remove")
    return void (await api.call("paramedic", `mutation { eventRemove(event: ${id}, ${scope}) { id } }`));
  const change =
    given.kind === "rename"
      ? `detailsInput: { name: "Jinak" }`
      : `dateInput: { beginAt: "${instantOf(addDays("2026-03-16", given.begin.day), given.begin.time).toISOString()}" }`;
  await api.call(
    "paramedic",
    `mutation { eventUpdate(event: ${id}, ${change}, ${scope}, override: { reason: "zkouška" }, confirmOutsideHours: true) { id } }`,
  );
}

/** Two days one after the other, from half past one on. */
const twoDays = (day: number, minutes: 30 | 240, whole = false): Step => ({
  kind: "create",
  begin: { day, time: "01:30" },
  minutes,
  whole,
  visit: false,
  recurrence: { frequency: "DAILY", monthlyBy: "DATE", interval: 1, weekdays: [2], count: 2 },
});
const changeOfClocks = twoDays(223, 30);
// The only date left is the one after the night in which clocks change, four hours long on both.
const nightOfChange: Step[] = [twoDays(13, 240), { kind: "remove", pick: 0, scope: 0 }];
// A date of a series of whole days gets a time of the day.
const timedInWholeDays: Step[] = [
  twoDays(0, 30, true),
  { kind: "move", pick: 0, begin: { day: 13, time: "01:30" }, scope: 0 },
];

test("a feed read by another parser equals the calendar, over random series", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await api.database.owner.query("truncate events, rate_limits cascade");
      for (const one of steps) await act(one);
      expect(inOrder(occurrences(await feed()))).toEqual(inOrder(await calendar()));
    }),
    {
      numRuns: Number(process.env.MOTUS_FEED_RUNS ?? 8),
      // The end of the first date comes twice, and is that of the second date as well.
      examples: [[[changeOfClocks]], [nightOfChange], [timedInWholeDays]],
      seed: process.env.MOTUS_SEED ? Number(process.env.MOTUS_SEED) : undefined,
    },
  );
});
