import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../time/dates.ts";
import { MINUTE } from "../time/durations.ts";
import { holidayOn } from "../time/holidays.ts";
import { instantOf, isoTime, localTime, minutesOf, weekday } from "../time/time.ts";
import type { Minutes, PersonHours } from "../working-hours/working-hours.ts";
import { offeredEvents, offeredTimes } from "./offered-times.ts";

const clinics = Number(process.env.MOTUS_CLINICS ?? 400);
type Search = Parameters<typeof offeredTimes>[0];

const moment = (date: string, time: string) => instantOf(date, time).getTime() / MINUTE;
const shown = (begin: number) => localTime(new Date(begin * MINUTE));
const shift = { from: "08:00", to: "12:00" };
const hours: PersonHours = { usual: [shift, shift, shift, shift, shift, null, null], periods: [] };
const monday = "2026-03-16";
const search: Search = {
  slotFrequency: 30,
  breakBetweenOperationsInMinutes: 0,
  bookingAtNationalHoliday: false,
  country: "CZ",
  open: { begin: 0, end: Infinity },
  days: [monday],
  length: 60,
  people: [{ id: 1, hours, taken: [] }],
  needs: [],
};
const times = (change: Partial<Search>) => offeredTimes({ ...search, ...change }).map(({ begin }) => shown(begin));
const busy = (from: string, to: string) => [{ begin: moment(monday, from), end: moment(monday, to) }];

test("times are offered at the raster, within work, apart from what is taken by the gap", () => {
  expect(times({})).toEqual(["08:00", "08:30", "09:00", "09:30", "10:00", "10:30", "11:00"]);
  const people = [{ id: 1, hours, taken: busy("09:30", "10:00") }];
  expect(times({ people })).toEqual(["08:00", "08:30", "10:00", "10:30", "11:00"]);
  expect(times({ people, breakBetweenOperationsInMinutes: 10 })).toEqual(["08:00", "10:30", "11:00"]);
});

test("nobody without stated hours is offered, nor a holiday unless the centre says so", () => {
  expect(times({ people: [{ id: 1, hours: { usual: null, periods: [] }, taken: [] }] })).toEqual([]);
  const goodFriday = ["2026-04-03"];
  expect(times({ days: goodFriday })).toEqual([]);
  expect(times({ days: goodFriday, bookingAtNationalHoliday: true })).toHaveLength(7);
});

test("of a group the planned events with a place left are offered", () => {
  const planned = [2, 0].map((left, at) => ({ event: at + 1, person: 1, left, begin: at * 60, end: at * 60 + 60 }));
  expect(offeredEvents(planned, search)).toEqual([{ event: 1, person: 1, facilities: [], begin: 0, end: 60 }]);
});

/** Each moment of the raster asked one by one, for each person, as somebody with a paper calendar would. */
function bruteForce({ days, length, people, needs, ...rules }: Search) {
  const found = new Set<string>();
  for (const date of days) {
    if (!rules.bookingAtNationalHoliday && holidayOn(date, rules.country)) continue;
    for (let wall = 0; wall < 1440; wall += rules.slotFrequency) {
      const begin = moment(date, isoTime(wall));
      const span = { begin, end: begin + length };
      if (begin < rules.open.begin || begin >= rules.open.end) continue;
      for (const person of people) {
        if (!worksAllOf(person.hours, span, date)) continue;
        const tooNear = (taken: Minutes) =>
          overlap(taken, span) || distance(taken, span) < rules.breakBetweenOperationsInMinutes;
        if (person.taken.some(tooNear)) continue;
        const has = needs.every((some) =>
          some.some(
            ({ taken, people }) =>
              (people.length === 0 || people.includes(person.id)) && !taken.some((claim) => overlap(claim, span)),
          ),
        );
        if (has) found.add(`${begin} ${person.id}`);
      }
    }
  }
  return [...found].sort();
}
const overlap = (one: Minutes, other: Minutes) => one.begin < other.end && other.begin < one.end;
const distance = (one: Minutes, other: Minutes) => Math.max(one.begin - other.end, other.begin - one.end);
/** Every minute of the visit lies in the hours of the day and in no break. */
function worksAllOf({ usual, periods }: PersonHours, { begin, end }: Minutes, date: string) {
  const period = periods.find(({ from, to }) => from <= date && date <= to);
  const day = (period?.workingHours ?? usual)?.[weekday(date) - 1];
  if (!day) return false;
  const at = (time: string) => moment(date, isoTime(minutesOf(time)));
  return (
    at(day.from) <= begin &&
    end <= at(day.to) &&
    !(day.breaks ?? []).some(({ from, to }) => overlap({ begin: at(from), end: at(to) }, { begin, end }))
  );
}

const quarter = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((n) => isoTime(n * 15));
const workingDay = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(quarter(0, 10), quarter(12, 23), fc.option(quarter(10, 11), { nil: null }))
      .map(([from, to, rest]) => ({ from, to, breaks: rest ? [{ from: rest, to: "11:45" }] : [] })),
  },
);
const workingWeek = fc.array(workingDay, { minLength: 7, maxLength: 7 });
/** Around both changes of the clocks, Easter and Christmas. */
const firstDay = fc.constantFrom("2026-03-27", "2026-10-23", "2026-04-01", "2026-12-22", "2026-06-10");
const clinic = firstDay.chain((first) => {
  const midnight = moment(first, "00:00");
  const span = fc
    .tuple(fc.integer({ min: 0, max: 4 * 288 }), fc.integer({ min: 1, max: 30 }))
    .map(([at, long]) => ({ begin: midnight + at * 5, end: midnight + (at + long) * 5 }));
  const claims = fc.array(span, { maxLength: 12 });
  const periods = fc.option(
    workingWeek.map((workingHours) => [{ from: addDays(first, 1), to: addDays(first, 2), workingHours }]),
    { nil: [] },
  );
  const person = fc.record({
    hours: fc.record({ usual: fc.option(workingWeek, { nil: null }), periods }),
    taken: claims,
  });
  const facility = fc.record({ taken: claims, people: fc.subarray([1, 2, 3]) });
  return fc.record({
    slotFrequency: fc.constantFrom(5, 15, 20, 30, 45, 60, 90),
    breakBetweenOperationsInMinutes: fc.constantFrom(0, 5, 10, 15),
    bookingAtNationalHoliday: fc.boolean(),
    country: fc.constantFrom("CZ" as const, "SK" as const),
    open: span.map(({ begin }) => ({ begin: begin - 1440, end: begin + 2880 })),
    days: fc.constant([0, 1, 2, 3].map((n) => addDays(first, n))),
    length: fc.constantFrom(15, 25, 30, 45, 60, 90),
    people: fc
      .array(person, { minLength: 1, maxLength: 3 })
      .map((some) => some.map((one, at) => ({ ...one, id: at + 1 }))),
    needs: fc
      .array(fc.array(facility, { minLength: 1, maxLength: 2 }), { maxLength: 2 })
      .map((lists) => lists.map((some, list) => some.map((one, at) => ({ ...one, id: list * 10 + at })))),
  });
});

test("the offered times of random clinics are those that a search minute by minute finds", () => {
  fc.assert(
    fc.property(clinic, (search) => {
      const offered = offeredTimes(search);
      expect(offered.map(({ begin, person }) => `${begin} ${person}`).sort()).toEqual(bruteForce(search));
      for (const { begin, end, facilities } of offered)
        for (const [need, id] of facilities.entries())
          expect(
            search.needs[need]!.find((one) => one.id === id)!.taken.some((claim) => overlap(claim, { begin, end })),
          ).toBe(false);
    }),
    { numRuns: clinics },
  );
});
