import fc from "fast-check";
import { attendanceStates } from "#rules/codes.ts";
import { ids } from "#tests/cast/people.ts";

const { admin, manager, paramedic, receptionist } = ids.profiles;
const { jana, karel, anna } = ids.patients;

/** A second card of Jana, another one in each run, which is merged into hers. */
export const SECOND_CARD: number = -1;
export const personOf = (card: number) => (card === SECOND_CARD ? jana : card);

/** Moments around the ends of days, months and years of Prague, and of its summer time. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 700 * 24 * 60 }).map((minute) => new Date(Date.UTC(2025, 2, 1) + minute * 60_000)),
  fc
    .record({
      day: fc.constantFrom("2025-12-31", "2026-02-28", "2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25"),
      minute: fc.integer({ min: 20 * 60, max: 26 * 60 }),
    })
    .map(({ day, minute }) => new Date(Date.parse(day) + minute * 60_000)),
);
export const events = fc.array(
  fc.record({
    at: moment,
    owner: fc.constantFrom(admin, paramedic, manager),
    helper: fc.constantFrom(null, receptionist, paramedic),
    service: fc.constantFrom(ids.procedures.therapy, ids.procedures.examination, ids.procedures.group, null),
    removed: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
    // Both cards of one patient in one event could not be merged.
    cards: fc
      .tuple(fc.constantFrom<number>(jana, SECOND_CARD), fc.subarray<number>([karel, anna]))
      .chain(([hers, others]) => fc.shuffledSubarray([hers, ...others], { minLength: 1 })),
    states: fc.array(fc.constantFrom(...attendanceStates), { minLength: 3, maxLength: 3 }),
    operations: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 30, maxLength: 60 },
);
export const entries = fc.array(
  fc.record({
    at: moment,
    method: fc.constantFrom("CASH", "CARD", "TRANSFER", "VOUCHER"),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    rounding: fc.integer({ min: -50, max: 50 }),
    reversed: fc.boolean(),
    back: moment,
  }),
  { minLength: 20, maxLength: 40 },
);
export type Given = { events: EventOf[]; entries: EntryOf[] };
export type EventOf = typeof events extends fc.Arbitrary<(infer E)[]> ? E : never;
export type EntryOf = typeof entries extends fc.Arbitrary<(infer E)[]> ? E : never;
