import { addDays, daysBetween as daysFrom } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";

/** A free slot of a person; `begin` and `end` are minutes of one clock, as those of free slots are. */
export type VisitSlot = { day: IsoDate; begin: number; end: number; person: number };

type Wanted<Slot> = {
  /** The best first. */
  slots: readonly Slot[];
  visits: number;
  /** The least number of days from one visit to the next; null for the most at which no visit is lost. */
  daysBetween: number | null;
  /** Slots of visits that stay as they are, besides `visits`. */
  kept: readonly Slot[];
  /** Days of other visits, from which the new ones keep the same distance. */
  others: readonly IsoDate[];
  /** The last day for the first visit; null where none is known, or it is met. */
  beginBy: IsoDate | null;
  /** The last day for visits; null where none is known. */
  endBy: IsoDate | null;
};
export type VisitPlan<Slot> = { visits: Slot[]; daysBetween: number };

/** Once a week is usual; visits come no more seldom unless that is asked. */
export const USUAL_DAYS_BETWEEN = 7;
const usualDays = Array.from({ length: USUAL_DAYS_BETWEEN }, (_, at) => at + 1);

/**
 * Visits on free slots, each on a day of its own: as many as possible until the last day, the first of them in time,
 * and those that do not fit by then after it. The same person gives all of them where that loses none; then the
 * distance is the widest, and the end the earliest.
 */
export function planVisits<Slot extends VisitSlot>(wanted: Wanted<Slot>): VisitPlan<Slot> {
  const { slots, kept, daysBetween } = wanted;
  const plan = (some: readonly Slot[], single: boolean) => {
    const days = bestByDay(some);
    return (daysBetween === null ? usualDays : [daysBetween]).map((distance) => judged(days, distance, wanted, single));
  };
  const single = [...new Set(slots.map(({ person }) => person))]
    .filter((person) => kept.every((visit) => visit.person === person))
    .flatMap((person) =>
      plan(
        slots.filter((slot) => slot.person === person),
        true,
      ),
    );
  const [{ visits, distance }] = [...single, ...plan(slots, false)].sort(byMerit) as [Judged<Slot>];
  return { visits: [...kept, ...visits].sort((a, b) => a.begin - b.begin), daysBetween: distance };
}

/** The best slot of a day, with its place among all. */
type Day<Slot> = { day: IsoDate; slot: Slot; rank: number };

function bestByDay<Slot extends VisitSlot>(slots: readonly Slot[]): Day<Slot>[] {
  const best = new Map<IsoDate, Day<Slot>>();
  for (const [rank, slot] of slots.entries())
    if (!best.has(slot.day)) best.set(slot.day, { day: slot.day, slot, rank });
  return [...best.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

type Judged<Slot> = { visits: Slot[]; distance: number; merits: number[] };

function judged<Slot extends VisitSlot>(
  all: readonly Day<Slot>[],
  distance: number,
  { visits: most, kept, others, endBy, ...wanted }: Wanted<Slot>,
  single: boolean,
): Judged<Slot> {
  const beginBy = kept.some(({ day }) => day <= (wanted.beginBy ?? "")) ? null : wanted.beginBy;
  const busy = [...others, ...kept.map(({ day }) => day)];
  const days = all.filter(({ day }) => busy.every((other) => Math.abs(daysFrom(day, other)) >= distance));
  const isLate = ({ day }: { day: IsoDate }) => endBy !== null && day > endBy;
  const inTime = spaced(
    days.filter((one) => !isLate(one)),
    { most, distance, beginBy },
  );
  const next = inTime.length > 0 ? addDays(inTime.at(-1)!.day, distance) : "";
  const after = spaced(
    days.filter((one) => isLate(one) && one.day >= next),
    { most: most - inTime.length, distance, beginBy: null },
  );
  const visits = [...inTime, ...after].map(({ slot }) => slot);
  const begins = beginBy === null || visits.some(({ day }) => day <= beginBy);
  const merits = [Number(begins), inTime.length, visits.length, Number(single), distance, -(visits.at(-1)?.begin ?? 0)];
  return { visits, distance, merits };
}

function byMerit({ merits: one }: { merits: number[] }, { merits: other }: { merits: number[] }): number {
  const at = one.findIndex((merit, at) => merit !== other[at]);
  return at < 0 ? 0 : other[at]! - one[at]!;
}

type Spacing = { most: number; distance: number; beginBy: IsoDate | null };

/** As many of these days as possible, so far apart: the best of those that cost no later visit. */
function spaced<Slot>(days: Day<Slot>[], { most, distance, beginBy }: Spacing): Day<Slot>[] {
  const nextOf = (at: number) => {
    const from = addDays(days[at]!.day, distance);
    const next = days.findIndex(({ day }) => day >= from);
    return next < 0 ? days.length : next;
  };
  /** The most visits from each day on: taking the earliest day leaves the most. */
  const reach = [...days.map(() => 0), 0];
  for (let at = days.length - 1; at >= 0; at--) reach[at] = 1 + reach[nextOf(at)]!;
  const chosen: Day<Slot>[] = [];
  const count = Math.min(most, reach[0]!);
  for (let from = 0; chosen.length < count; from = nextOf(days.indexOf(chosen.at(-1)!))) {
    const able = days.filter((_, at) => at >= from && reach[at]! >= count - chosen.length);
    const begins = chosen.length > 0 ? [] : able.filter(({ day }) => beginBy !== null && day <= beginBy);
    const some = begins.length > 0 ? begins : able;
    chosen.push(some.reduce((best, one) => (one.rank < best.rank ? one : best)));
  }
  return chosen;
}

/** Other slots of the same day that are offered for a visit, and days before and after it. */
const MOST_OF_DAY = 4;
const NEAR_DAYS = 3;

/**
 * Free slots for which a visit of a plan can be exchanged, with its own: some of its day that do not overlap, and the
 * best of near days that no other visit takes; of the same person, in the order of time.
 */
export function slotsFor<Slot extends VisitSlot>(
  visit: Slot,
  { slots, visits }: { slots: readonly Slot[]; visits: readonly Slot[] },
): Slot[] {
  const own = slots.filter(({ person }) => person === visit.person);
  const ofDay = [visit];
  for (const slot of own)
    if (slot.day === visit.day && ofDay.length <= MOST_OF_DAY && !ofDay.some((other) => overlap(slot, other)))
      ofDay.push(slot);
  const taken = new Set(visits.map(({ day }) => day));
  const near = bestByDay(
    own.filter(({ day }) => !taken.has(day) && Math.abs(daysFrom(visit.day, day)) <= NEAR_DAYS),
  ).map(({ slot }) => slot);
  return [...ofDay, ...near].sort((a, b) => a.begin - b.begin);
}

export const overlap = (one: VisitSlot, other: VisitSlot): boolean => one.begin < other.end && other.begin < one.end;
