import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, isoTime, localDate, minutesOf, weekday, type IsoDate, type IsoTime } from "#rules/time/time.ts";
import { minutesOn, without } from "#rules/working-hours/working-hours.ts";

/** The preferences of a waiting patient; an empty one (null, an empty list) accepts anything. */
export type Preference = {
  procedures: readonly number[];
  profiles: readonly number[];
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[];
  timeFrom: IsoTime | null;
  timeTo: IsoTime | null;
  availableFrom: IsoDate | null;
  availableTo: IsoDate | null;
  urgent: boolean;
  createdAt: Date;
};
type Span = { from: Date; to: Date };
/** A stretch of one person's free time within a day, and the services it may be filled with. */
export type FreePlace = Span & { profile: number; services: readonly { id: number; minutes: number }[] };
/** The visit of an entry in a free slot. The service is null where neither the entry nor the slot names one. */
export type Fit = { procedure: number | null; beginAt: Date; endAt: Date };

const MIDNIGHT = 24 * 60;

/**
 * The position of an entry in a free slot, or null when it does not suit: another person, another service, a day or an
 * hour at which the patient does not come (`elsewhere` are the moments they have something else), or less time than the
 * service takes. Of several services the longest that fits is taken, at the earliest moment.
 */
export function fitOf(preference: Preference, place: FreePlace, elsewhere: readonly Span[] = []): Fit | null {
  const date = localDate(place.from);
  const free = minutesOn(date, place.from, place.to);
  if (!free || !comesOn(preference, date) || !open(preference.profiles, place.profile)) return null;
  const [earliest, latest] = [
    preference.timeFrom ? minutesOf(preference.timeFrom) : 0,
    preference.timeTo ? minutesOf(preference.timeTo) : MIDNIGHT,
  ];
  const taken = elsewhere.flatMap(({ from, to }) => minutesOn(date, from, to) ?? []);
  const stretches = without([free], [{ begin: 0, end: earliest }, { begin: latest, end: MIDNIGHT }, ...taken]);

  const services = place.services
    .filter(({ id }) => open(preference.procedures, id))
    .toSorted((a, b) => b.minutes - a.minutes);
  for (const { id, minutes } of services) {
    const begin = stretches.find((stretch) => stretch.end - stretch.begin >= minutes)?.begin;
    if (begin === undefined) continue;
    const beginAt = begin === free.begin ? place.from : instantOf(date, isoTime(begin));
    const said = preference.procedures.length > 0 || place.services.length === 1;
    return { procedure: said ? id : null, beginAt, endAt: later(beginAt, minutes * MINUTE) };
  }
  return null;
}

/**
 * Orders the entries that suit a slot, the best first: urgent ones; then those with more preferences (a person, a
 * service, days or hours), since few other slots would suit them, while a patient without preferences finds another
 * slot; then those who have waited longer.
 */
export const bestFirst = (a: Preference, b: Preference): number =>
  Number(b.urgent) - Number(a.urgent) || demandsOf(b) - demandsOf(a) || a.createdAt.getTime() - b.createdAt.getTime();

/** Number of kinds of preferences of an entry, 0 to 3. */
function demandsOf({ profiles, procedures, weekdays, timeFrom, timeTo }: Preference): number {
  return [
    profiles.length > 0,
    procedures.length > 0,
    weekdays.length > 0 || timeFrom !== null || timeTo !== null,
  ].filter(Boolean).length;
}

const comesOn = ({ availableFrom, availableTo, weekdays }: Preference, date: IsoDate) =>
  (availableFrom ?? date) <= date && date <= (availableTo ?? date) && open(weekdays, weekday(date));

/** True if it is among the preferred ones, or none is preferred. */
const open = (accepted: readonly number[], one: number) => accepted.length === 0 || accepted.includes(one);
