import fc from "fast-check";
import { ids } from "#tests/cast/people.ts";

const { profiles, patients, facilities } = ids;

const scope = fc.constantFrom("ONE", "ONE", "FOLLOWING", "SERIES");
const pick = fc.nat();
const begin = fc.record({
  day: fc.nat(24),
  time: fc.constantFrom("02:30", "08:00", "08:30", "09:00", "10:15", "13:00", "23:30"),
});
const minutes = fc.constantFrom(30, 45, 60, 120);
const cards = fc.subarray([patients.jana, patients.karel, patients.anna]);
const override = fc.constantFrom(false, false, false, true);
const recurrence = fc.record({
  frequency: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY"),
  interval: fc.integer({ min: 1, max: 3 }),
  weekdays: fc.subarray([1, 2, 4, 7], { minLength: 1 }),
  count: fc.integer({ min: 1, max: 6 }),
});
const common = { pick, scope, override };
/** An operation of the calendar on an event, which is picked by a number. */
export const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("create"),
      begin,
      minutes,
      owner: fc.constantFrom(profiles.paramedic, profiles.admin),
      facilities: fc.subarray([facilities.gym, facilities.laser]),
      cards,
      group: fc.constantFrom(false, true, true),
      recurrence: fc.option(recurrence),
      override,
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("move"), begin, ...common }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("resize"), minutes, ...common }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("change"),
      owner: fc.constantFrom(profiles.paramedic, profiles.admin),
      facilities: fc.subarray([facilities.gym, facilities.laser]),
      cards,
      note: fc.constantFrom("a", "b"),
      ...common,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove"), ...common }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("restore"), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("attend"),
      pick,
      card: fc.nat(),
      state: fc.constantFrom("NOT_SET", "PRESENT", "EXCUSED", "NOT_EXCUSED"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait"), hours: fc.nat(30) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer D> ? D : never;
