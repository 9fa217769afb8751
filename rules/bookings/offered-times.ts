import { MINUTE } from "../time/durations.ts";
import { holidayOn, type HolidayCountry } from "../time/holidays.ts";
import { instantOf, isoTime, type IsoDate } from "../time/time.ts";
import { periodOn, without, workOn, type Minutes, type PersonHours } from "../working-hours/working-hours.ts";

/** The part of a centre's rules that decides which times patients are offered. */
export type OfferRules = {
  /** Minutes between offered begins, counted by the wall clock from midnight. */
  slotFrequency: number;
  /** The least minutes between an online visit and anything else that its person does; the ends of work need none. */
  breakBetweenOperationsInMinutes: number;
  bookingAtNationalHoliday: boolean;
  country: HolidayCountry;
  /** An offered begin is in this time, in minutes since 1970; its end is not part of it. */
  open: Minutes;
};

/** Times are in minutes since 1970, which no change of the clocks shortens or lengthens. */
type Person = { id: number; hours: PersonHours; taken: readonly Minutes[] };
/** `people` are the owners; empty means shared. */
type Facility = { id: number; taken: readonly Minutes[]; people: readonly number[] };
/** A planned event of a group: its time, its person, and the places that nobody has. */
type Planned = Minutes & { event: number; person: number; left: number };

export type OfferedTime = Minutes & {
  person: number;
  /** One for each need, in their order. */
  facilities: number[];
  /** The planned event of which a place is offered. */
  event: number | null;
};

type Search = OfferRules & {
  days: readonly IsoDate[];
  length: number;
  people: readonly Person[];
  /** Of each list one is needed. */
  needs: readonly (readonly Facility[])[];
};

/** The times at which a visit of one patient can begin, by time and then by the order of the people. */
export function offeredTimes({ days, length, people, needs, ...rules }: Search): OfferedTime[] {
  const begins = openDays(days, rules).flatMap((date) => beginsOn(date, rules));
  return people
    .flatMap((person) => {
      const own = needs.map((some) => some.filter(({ people }) => people.length === 0 || people.includes(person.id)));
      const gaps = days.flatMap((date) => gapsOn(date, person, rules.breakBetweenOperationsInMinutes));
      return startsWithin(begins, gaps, length).flatMap((begin) => {
        const place = { begin, end: begin + length };
        const facilities = own.flatMap((some) => some.find(({ taken }) => !meets(place, taken))?.id ?? []);
        return facilities.length === needs.length ? [{ ...place, person: person.id, facilities, event: null }] : [];
      });
    })
    .sort((one, other) => one.begin - other.begin);
}

/** The planned events of a group that have a place left, by time. */
export const offeredEvents = (planned: readonly Planned[], rules: OfferRules): OfferedTime[] =>
  planned
    .filter(({ begin, left }) => left > 0 && isOpen(begin, rules))
    .map(({ begin, end, person, event }) => ({ begin, end, person, facilities: [], event }))
    .sort((one, other) => one.begin - other.begin);

const isOpen = (begin: number, { open }: OfferRules) => open.begin <= begin && begin < open.end;

const openDays = (days: readonly IsoDate[], { bookingAtNationalHoliday, country }: OfferRules) =>
  bookingAtNationalHoliday ? days : days.filter((date) => !holidayOn(date, country));

/** On the night the clocks go forward, two times of the wall clock may be one moment. */
const beginsOn = (date: IsoDate, rules: OfferRules): number[] => {
  const many = Math.ceil(DAY_MINUTES / rules.slotFrequency);
  const begins = Array.from({ length: many }, (_, at) => moment(date, at * rules.slotFrequency));
  return [...new Set(begins)].filter((begin) => isOpen(begin, rules)).sort((one, other) => one - other);
};
const DAY_MINUTES = 24 * 60;

const moment = (date: IsoDate, minutes: number) => instantOf(date, isoTime(minutes)).getTime() / MINUTE;

/** When a person works and is far enough from everything else; a day without stated hours is a day off. */
function gapsOn(date: IsoDate, { hours, taken }: Person, apart: number): Minutes[] {
  if (!hours.usual && !periodOn(hours.periods, date)) return [];
  return workOn(hours, date).flatMap(({ begin, end }) => {
    const stretch = { begin: moment(date, begin), end: moment(date, end) };
    const wide = taken.map((span) => ({ begin: span.begin - apart, end: span.end + apart }));
    return without([stretch], during(stretch, wide));
  });
}

const during = (span: Minutes, taken: readonly Minutes[]) =>
  taken.filter(({ begin, end }) => begin < span.end && end > span.begin);
const meets = (span: Minutes, taken: readonly Minutes[]) =>
  taken.some(({ begin, end }) => begin < span.end && end > span.begin);

/** Those of some sorted begins from which a length fits into one of the gaps. */
const startsWithin = (begins: readonly number[], gaps: readonly Minutes[], length: number) =>
  gaps.flatMap(({ begin, end }) => begins.filter((start) => begin <= start && start + length <= end));
