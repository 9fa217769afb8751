import type { AttendanceState, Color, EventType, Locale } from "./codes.ts";
import { formatDate, formatTime, type DateStyle } from "./format.ts";
import { holidayOn, type HolidayCountry } from "./holidays.ts";
import { addDays, instantOf, localDate, minutesOfDay, weekday, weekStart, type IsoDate } from "./time.ts";
import { minutesOn, without, workOn, type Minutes, type PersonHours } from "./working-hours.ts";

/** What the calendar asks of an event. */
export type WeekEvent = {
  id: number;
  eventType: EventType;
  beginAt: string;
  endAt: string;
  allDay: boolean;
  name: string | null;
  color: Color | null;
  capacity: number | null;
  recurrence: string | null;
  procedure: { name: string; color: Color } | null;
  owner: { id: number } | null;
  staffs: { id: number }[];
  facilities: { id: number }[];
  patientAttendances: { state: AttendanceState; patientCard: { surname: string } }[];
};
/** A person with working hours, or a room, which has none. */
export type WeekColumn = { id: number; name: string; note: string; hours: PersonHours | null };

/** What a tile says beside its words; added up. */
export const marks = { present: 1, excused: 2, absent: 4, repeats: 8, free: 16, allDay: 32 } as const;

/** A list rather than an object: a week of them travels beside the page that shows it. `service` is a place in `services`, −1 for none. */
export type Tile = [id: number, begin: number, end: number, service: number, label: string, marks: number, places?: string];
/** A column on one day: when its person works, and what is there. */
export type Lane = { work: Minutes[]; tiles: Tile[] };
export type Day = { date: IsoDate; holiday: string | null; events: number; free: number | null; lanes: Lane[] };
/** A drawn week (or day). Minutes are those of Prague's wall clock since midnight. */
export type Week = {
  from: number;
  to: number;
  columns: [name: string, note: string][];
  services: [name: string, color: Color][];
  days: Day[];
};

const HALF_HOUR = 30;
const HOUR = 60;
const DAY = 24 * HOUR;
/** The least that is shown of a day. */
const [MORNING, EVENING] = [7 * HOUR, 18 * HOUR];

/** The days of a date's week; a day of the weekend when all are asked for, when the date is one, or when it holds an event. */
export function weekDays(date: IsoDate, weekend: boolean, events: WeekEvent[]): IsoDate[] {
  const days = wholeWeek(date);
  const busy = (day: IsoDate) => events.some((event) => !event.allDay && minutesOn(day, new Date(event.beginAt), new Date(event.endAt)));
  return days.filter((day) => weekday(day) <= 5 || weekend || weekday(date) > 5 || busy(day));
}

export const wholeWeek = (date: IsoDate): IsoDate[] => [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(weekStart(date), offset));

/** The moments between which the events of these days lie. */
export const timeOf = (days: IsoDate[]) => ({ from: instantOf(days[0]!).toISOString(), to: instantOf(addDays(days.at(-1)!, 1)).toISOString() });

type Drawn = { days: IsoDate[]; columns: WeekColumn[]; by: "staffs" | "facilities"; events: WeekEvent[]; country: HolidayCountry; now: Date };

/** Sorts events into days and columns, with what the page needs to draw them and nothing else. */
export function drawWeek({ days, columns, by, events, country, now }: Drawn): Week {
  const services: [string, Color][] = [];
  const serviceOf = ({ procedure, color }: WeekEvent): number => {
    const shown = color ?? procedure?.color;
    if (!shown) return -1;
    const name = procedure?.name ?? "";
    const known = services.findIndex((service) => service[0] === name && service[1] === shown);
    return known >= 0 ? known : services.push([name, shown]) - 1;
  };
  const placed = events.map((event) => ({
    event,
    from: new Date(event.beginAt),
    to: new Date(event.endAt),
    takes: new Set((by === "facilities" ? event.facilities : [event.owner, ...event.staffs]).map((one) => one?.id)),
  }));

  const drawn = days.map((date): Day => {
    const holiday = holidayOn(date, country);
    const here = placed.flatMap(({ event, from, to, takes }) => {
      const span = minutesOn(date, from, to);
      return span && columns.some(({ id }) => takes.has(id)) ? [{ takes, tile: tileOf(event, span, serviceOf(event)) }] : [];
    });
    const lanes = columns.map(({ id, hours }): Lane => ({
      work: holiday ? [] : workOn(hours, date),
      tiles: here.filter(({ takes }) => takes.has(id)).map(({ tile }) => tile),
    }));
    const over = minutesOver(date, now);
    const people = lanes.filter((_lane, at) => columns[at]?.hours);
    return { date, holiday, events: here.length, free: people.length > 0 && over < DAY ? halfHours(people, over) : null, lanes };
  });

  const edges = drawn.flatMap(({ lanes }) => lanes).flatMap(({ work, tiles }) => [
    ...work.filter(({ begin, end }) => end - begin < DAY),
    ...tiles.filter((tile) => !(tile[5] & marks.allDay)).map(([, begin, end]) => ({ begin, end })),
  ]);
  return {
    from: Math.floor(Math.min(MORNING, ...edges.map(({ begin }) => begin)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(EVENING, ...edges.map(({ end }) => end)) / HOUR) * HOUR,
    columns: columns.map(({ name, note }) => [name, note]),
    services,
    days: drawn,
  };
}

function tileOf(event: WeekEvent, { begin, end }: Minutes, service: number): Tile {
  const { patientAttendances: attendances, capacity } = event;
  const all = (state: AttendanceState) => attendances.length > 0 && attendances.every((one) => one.state === state);
  const said =
    (all("PRESENT") ? marks.present : 0) | (all("EXCUSED") ? marks.excused : 0) | (all("NOT_EXCUSED") ? marks.absent : 0) |
    (event.recurrence ? marks.repeats : 0) | (event.eventType === "FREE_TIME" ? marks.free : 0) | (event.allDay ? marks.allDay : 0);
  if (capacity !== null) {
    const coming = attendances.filter(({ state }) => state !== "EXCUSED").length;
    return [event.id, begin, end, service, event.name ?? "", said, `${coming}/${capacity}`];
  }
  return [event.id, begin, end, service, attendances[0]?.patientCard.surname ?? event.name ?? "", said];
}

/** How much of a day is over, in minutes. */
function minutesOver(date: IsoDate, now: Date): number {
  const today = localDate(now);
  return date < today ? DAY : date === today ? minutesOfDay(now) : 0;
}

/** The half-hours in which somebody works and has nothing yet. */
function halfHours(lanes: Lane[], over: number): number {
  const left = lanes.flatMap(({ work, tiles }) => without(work, [{ begin: 0, end: over }, ...tiles.map(([, begin, end]) => ({ begin, end }))]));
  return left.reduce((sum, { begin, end }) => sum + Math.floor((end - begin) / HALF_HOUR), 0);
}

/** `23.–27. listopadu 2026`, `30. listopadu – 4. prosince 2026`; one day with its weekday. */
export function formatPeriod(from: IsoDate, to: IsoDate, locale: Locale): string {
  if (from === to) return formatDate(from, locale, "long");
  const long = (date: IsoDate) => formatDate(date, locale, "long").replace(/^\S+ /, "");
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}${locale === "en" ? "" : "."}–${long(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? long(from).replace(/ \d{4}$/, "") : long(from)} – ${long(to)}`;
}

/** `po 16. 3. 9:00–9:45`; whole days without times, both ends when they are not of one day. */
export function formatSpan({ beginAt, endAt, allDay }: { beginAt: string; endAt: string; allDay?: boolean }, locale: Locale, style: DateStyle = "weekday"): string {
  const [from, to] = [new Date(beginAt), new Date(endAt)];
  const last = localDate(new Date(to.getTime() - 1));
  const day = (date: IsoDate) => formatDate(date, locale, style);
  const oneDay = localDate(from) === last;
  if (allDay) return oneDay ? day(last) : `${day(localDate(from))} – ${day(last)}`;
  return oneDay ? `${day(last)} ${formatTime(from)}–${formatTime(to)}` : `${day(localDate(from))} ${formatTime(from)} – ${day(localDate(to))} ${formatTime(to)}`;
}
