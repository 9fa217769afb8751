import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#rules/time/dates.ts";
import { weekday, type IsoDate } from "#rules/time/time.ts";
import { overlap, planVisits, slotsFor, type VisitSlot } from "./plan-visits.ts";

const monday = "2026-03-16";
const slot = (at: number, hour = 8, person = 1): VisitSlot => {
  const begin = at * 1440 + hour * 60;
  return { day: addDays(monday, at), begin, end: begin + 45, person };
};
const workdays = (days: number) =>
  Array.from({ length: days }, (_, at) => at).filter((at) => weekday(addDays(monday, at)) < 6);
type Wanted = Parameters<typeof planVisits<VisitSlot>>[0];
const wanted: Wanted = {
  slots: [],
  visits: 3,
  daysBetween: null,
  kept: [],
  others: [],
  beginBy: null,
  endBy: null,
};
const planned = (more: Partial<Wanted>) => {
  const { visits, daysBetween } = planVisits({ ...wanted, ...more });
  return { visits: visits.map(({ day, person }) => `${day} ${person}`), daysBetween };
};

test("visits come once a week while that loses none, and closer together where the last day is near", () => {
  const slots = workdays(40).map((at) => slot(at));
  expect(planned({ slots })).toEqual({ visits: ["2026-03-16 1", "2026-03-23 1", "2026-03-30 1"], daysBetween: 7 });
  expect(planned({ slots, endBy: "2026-03-26" })).toEqual({
    visits: ["2026-03-16 1", "2026-03-20 1", "2026-03-24 1"],
    daysBetween: 4,
  });
  expect(planned({ slots, daysBetween: 10 }).visits).toEqual(["2026-03-16 1", "2026-03-26 1", "2026-04-06 1"]);
});

test("a better slot of a later day is taken where it costs no visit", () => {
  const slots = [slot(1), slot(0), slot(7), slot(8), slot(15)];
  expect(planned({ slots, daysBetween: 7 }).visits).toEqual(["2026-03-17 1", "2026-03-24 1", "2026-03-31 1"]);
  expect(planned({ slots: slots.slice(0, 3), visits: 2, daysBetween: 7 }).visits).toEqual([
    "2026-03-16 1",
    "2026-03-23 1",
  ]);
});

test("visits that do not fit by the last day come after it", () => {
  const slots = [0, 7, 14].map((at) => slot(at));
  expect(planned({ slots, endBy: "2026-03-23", daysBetween: 7 }).visits).toEqual([
    "2026-03-16 1",
    "2026-03-23 1",
    "2026-03-30 1",
  ]);
  expect(planned({ slots, endBy: "2026-03-01" }).visits).toHaveLength(3);
});

test("the first visit is in time where any slot is", () => {
  const slots = [slot(2), slot(1)];
  expect(planned({ slots, visits: 1, beginBy: "2026-03-17" }).visits).toEqual(["2026-03-17 1"]);
  expect(planned({ slots, visits: 1, beginBy: "2026-03-01" }).visits).toEqual(["2026-03-18 1"]);
});

test("one person gives all visits where that loses none, and several do where one cannot", () => {
  const first = [0, 7].map((at) => slot(at, 8, 1));
  const second = [1, 8, 15].map((at) => slot(at, 9, 2));
  expect(planned({ slots: [...first, ...second] }).visits).toEqual(["2026-03-17 2", "2026-03-24 2", "2026-03-31 2"]);
  expect(planned({ slots: [...first, ...second], visits: 2 }).visits).toEqual(["2026-03-16 1", "2026-03-23 1"]);
  expect(planned({ slots: [...first, slot(14, 9, 2)] }).visits).toEqual([
    "2026-03-16 1",
    "2026-03-23 1",
    "2026-03-30 2",
  ]);
});

test("kept and other visits keep their days, and the person of the kept ones goes on", () => {
  const slots = workdays(30).flatMap((at) => [slot(at, 8, 1), slot(at, 8, 2)]);
  expect(
    planned({ slots, visits: 1, kept: [slot(0, 8, 2), slot(7, 8, 2)], others: ["2026-03-30"], daysBetween: 7 }).visits,
  ).toEqual(["2026-03-16 2", "2026-03-23 2", "2026-04-06 2"]);
});

test("without slots nothing is planned", () => {
  expect(planned({})).toEqual({ visits: [], daysBetween: 7 });
});

const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 14 });
const day = (at: number): IsoDate => addDays(monday, at);

test("visits are apart, within the limits, never overlap, and are as many as possible", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          at: fc.integer({ min: 0, max: 40 }),
          hour: fc.integer({ min: 7, max: 17 }),
          person: fc.integer({ min: 1, max: 3 }),
        }),
        { maxLength: 20 },
      ),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 40 }),
      days,
      (found, visits, distance, end, busy) => {
        const slots = found.map(({ at, hour, person }) => slot(at, hour, person));
        const others = busy.slice(0, 2).map(day);
        const endBy = day(end);
        const plan = planVisits({ ...wanted, slots, visits, daysBetween: distance, others, endBy });
        const taken = plan.visits.map((visit) => visit.day);
        for (const [at, one] of taken.entries())
          for (const other of [...taken.slice(at + 1), ...others])
            expect(Math.abs(daysBetween(one, other))).toBeGreaterThanOrEqual(distance);
        for (const [at, one] of plan.visits.entries()) {
          expect(slots).toContain(one);
          expect(plan.visits.slice(at + 1).some((other) => overlap(one, other))).toBe(false);
        }
        const able = [...new Set(slots.map((one) => one.day))]
          .filter((one) => one <= endBy && others.every((other) => Math.abs(daysBetween(one, other)) >= distance))
          .sort();
        expect(taken.filter((one) => one <= endBy)).toHaveLength(Math.min(visits, mostApart(able, distance)));
        expect(taken.length).toBeLessThanOrEqual(visits);
      },
    ),
  );
});

/** The most days that are so far apart, by trying each with and without. */
function mostApart([first, ...rest]: IsoDate[], distance: number): number {
  if (first === undefined) return 0;
  const apart = rest.filter((other) => daysBetween(first, other) >= distance);
  return Math.max(1 + mostApart(apart, distance), mostApart(rest, distance));
}

test("a visit is exchanged for slots of its day, and of near days that no other visit takes", () => {
  const own = slot(7, 8);
  const visits = [slot(5, 8), own];
  const slots = [
    own,
    slot(7, 13),
    slot(7, 8.25),
    slot(7, 10),
    slot(5, 8),
    slot(8, 9),
    slot(8, 8),
    slot(11, 8),
    slot(7, 11, 2),
  ];
  expect(slotsFor(own, { slots, visits })).toEqual([own, slot(7, 10), slot(7, 13), slot(8, 9)]);
});
