import type { AttendanceState, Color, EventType } from "../codes.ts";
import { holidayOn, type HolidayCountry } from "../time/holidays.ts";
import { layout } from "./layout.ts";
import { addDays } from "../time/dates.ts";
import { DAY_MINUTES, MINUTE } from "../time/durations.ts";
import { instantOf, localDate, minutesOfDay, type IsoDate } from "../time/time.ts";
import { minutesOn, without, workOn, type Minutes, type PersonHours } from "../working-hours/working-hours.ts";

/**
 * `way` counts the steps through the waiting room: 1 arrived, 2 in treatment, 3 left; `visits` are left on vouchers
 * that can pay this one, null where there is none; `days` are left until the next limit of the FT voucher that pays it.
 */
export type CalendarPatient = [
  surname: string,
  state: AttendanceState,
  firstVisit: boolean,
  way: number,
  unpaid: boolean,
  visits: number | null,
  days: number | null,
];

/** An event as the calendar gets it (`calendarEvents`). Begin and end are minutes since 1970, UTC. */
export type CalendarEvent = [
  id: number,
  begin: number,
  end: number,
  type: EventType,
  allDay: boolean,
  name: string | null,
  color: Color | null,
  service: number | null,
  owner: number | null,
  staffs: number[] | null,
  facilities: number[] | null,
  patients: CalendarPatient[] | null,
  capacity: number | null,
  repeats: boolean,
  hasNote: boolean,
  version: number,
];
export type CalendarEvents = { services: { id: number; name: string; color: Color }[]; events: CalendarEvent[] };

/** A person with working hours, or a room, which has none. */
export type CalendarColumn = { id: number; name: string; note: string; hours: PersonHours | null };

/** The text of a tile after its words. */
export type Mark =
  | "requested"
  | "present"
  | "excused"
  | "absent"
  | "arrived"
  | "treated"
  | "left"
  | "first"
  | "unpaid"
  | "repeats"
  | "note";
export type Tile = Minutes & {
  id: number;
  version: number;
  /** An index into `services`, −1 for none. */
  service: number;
  label: string;
  marks: Mark[];
  /** Coming and all, of a group. */
  places: string | null;
  /** Left on the patient's vouchers. */
  visits: number | null;
  /** Until the next limit of the FT voucher, below 0 since then. */
  days: number | null;
  free: boolean;
  allDay: boolean;
};
/** A column on one day: its person's hours, and its events. */
export type Lane = { work: Minutes[]; tiles: Tile[] };
export type CalendarDay = {
  date: IsoDate;
  holiday: string | null;
  events: number;
  free: number | null;
  parallel?: number;
};
/** The frame around the tiles. Minutes are those of Prague's wall clock since midnight. */
export type Calendar = {
  from: number;
  to: number;
  columns: [id: number, name: string, note: string][];
  services: [name: string, color: Color][];
  days: CalendarDay[];
};

const HALF_HOUR = 30;
const HOUR_MINUTES = 60;
/** The least that is shown of a day. */
const [MORNING, EVENING] = [7 * HOUR_MINUTES, 18 * HOUR_MINUTES];

type Asked = {
  days: IsoDate[];
  /** Columns of people or rooms; null puts all events of a day into one column. */
  columns: CalendarColumn[] | null;
  by: "staffs" | "facilities";
  events: CalendarEvents;
  country: HolidayCountry;
  now: Date;
};

/** Sorts events into days and columns: the frame around them, and the lanes of each day. */
export function drawCalendar({ days, columns, by, events: { services: known, events }, country, now }: Asked): {
  calendar: Calendar;
  lanes: Lane[][];
} {
  const services: Calendar["services"] = [];
  const places = new Map<string, number>();
  const byId = new Map(known.map((service) => [service.id, service]));
  const serviceOf = (id: number | null, color: Color | null): number => {
    const service = id === null ? undefined : byId.get(id);
    const shown = color ?? service?.color;
    if (!shown) return -1;
    const key = `${shown} ${service?.name ?? ""}`;
    if (!places.has(key)) places.set(key, services.push([service?.name ?? "", shown]) - 1);
    return places.get(key)!;
  };

  const columnAt = new Map(columns?.map(({ id }, at) => [id, at]));
  const placesOf = ([, , , , , , , , owner, staffs, facilities]: CalendarEvent): number[] => {
    if (!columns) return [0];
    const takes = by === "facilities" ? (facilities ?? []) : [owner ?? -1, ...(staffs ?? [])];
    return [...new Set(takes.flatMap((id) => columnAt.get(id) ?? []))];
  };

  const drawn = days.map((date) => {
    const holiday = holidayOn(date, country);
    const lanes = (columns ?? [null]).map((column): Lane => ({
      work: holiday ? [] : workOn(column?.hours ?? null, date),
      tiles: [],
    }));
    const [dayBegin, dayEnd] = [minuteOf(instantOf(date)), minuteOf(instantOf(addDays(date, 1)))];
    let count = 0;
    for (const event of events) {
      const [, begin, end] = event;
      if (begin >= dayEnd || end <= dayBegin) continue;
      const at = placesOf(event);
      if (at.length === 0) continue;
      count++;
      const tile = tileOf(event, spanOn(date, dayBegin, dayEnd, begin, end), serviceOf(event[7], event[6]));
      for (const place of at) lanes[place]!.tiles.push(tile);
    }
    const over = minutesOver(date, now);
    const people = columns ? lanes.filter((_lane, at) => columns[at]!.hours) : [];
    return {
      day: {
        date,
        holiday,
        events: count,
        // An only column is as wide as its most parallel events need.
        ...((columns?.length ?? 1) === 1 && {
          parallel: Math.max(1, ...layout(lanes[0]!.tiles).map(({ lanes }) => lanes)),
        }),
        free: people.length > 0 && over < DAY_MINUTES ? halfHours(people, over) : null,
      },
      lanes,
    };
  });

  const edges = drawn
    .flatMap(({ lanes }) => lanes)
    .flatMap(({ work, tiles }) => [
      ...work.filter(({ begin, end }) => end - begin < DAY_MINUTES),
      ...tiles.filter(({ allDay }) => !allDay),
    ]);
  return {
    calendar: {
      from:
        Math.floor(edges.reduce((least, { begin }) => Math.min(least, begin), MORNING) / HOUR_MINUTES) * HOUR_MINUTES,
      to: Math.ceil(edges.reduce((most, { end }) => Math.max(most, end), EVENING) / HOUR_MINUTES) * HOUR_MINUTES,
      columns: columns?.map(({ id, name, note }) => [id, name, note]) ?? [],
      services,
      days: drawn.map(({ day }) => day),
    },
    lanes: drawn.map(({ lanes }) => lanes),
  };
}

const minuteOf = (instant: Date) => instant.getTime() / MINUTE;
const instantAt = (minute: number) => new Date(minute * MINUTE);

/** By the wall clock, which on two nights of the year does not count the minutes that pass. */
function spanOn(date: IsoDate, dayBegin: number, dayEnd: number, begin: number, end: number): Minutes {
  if (dayEnd - dayBegin !== DAY_MINUTES) return minutesOn(date, instantAt(begin), instantAt(end))!;
  return { begin: Math.max(0, begin - dayBegin), end: Math.min(DAY_MINUTES, end - dayBegin) };
}

function tileOf(
  [id, , , type, allDay, name, , , , , , patients, capacity, repeats, hasNote, version]: CalendarEvent,
  span: Minutes,
  service: number,
): Tile {
  const here = patients ?? [];
  const group = capacity !== null;
  const count: Record<AttendanceState, number> = { NOT_SET: 0, PRESENT: 0, EXCUSED: 0, NOT_EXCUSED: 0 };
  let first = false;
  for (const [, state, isFirst] of here) {
    count[state]++;
    first ||= isFirst;
  }
  const all = (state: AttendanceState) => here.length > 0 && count[state] === here.length;
  const only = here.length === 1 ? here[0]! : null;
  const way = only?.[3] ?? 0;
  const marks: Mark[] = [];
  if (type === "BOOKING") marks.push("requested");
  if (all("PRESENT")) marks.push("present");
  else if (way === 1) marks.push("arrived");
  else if (way === 3) marks.push("left");
  if (all("EXCUSED")) marks.push("excused");
  if (all("NOT_EXCUSED")) marks.push("absent");
  if (way === 2) marks.push("treated");
  if (first && !group) marks.push("first");
  if (here.some(([, , , , unpaid]) => unpaid)) marks.push("unpaid");
  if (hasNote) marks.push("note");
  if (repeats) marks.push("repeats");
  return {
    begin: span.begin,
    end: span.end,
    id,
    version,
    service,
    allDay,
    marks,
    label: (group ? name : (here[0]?.[0] ?? name)) ?? "",
    places: group ? `${here.length - count.EXCUSED}/${capacity}` : null,
    visits: only?.[5] ?? null,
    days: only?.[6] ?? null,
    free: type === "FREE_TIME",
  };
}

/** The past part of a day, in minutes. */
export function minutesOver(date: IsoDate, now: Date): number {
  const today = localDate(now);
  return date < today ? DAY_MINUTES : date === today ? minutesOfDay(now) : 0;
}

/** The half-hours within working hours without an event. */
function halfHours(lanes: Lane[], over: number): number {
  const left = lanes.flatMap(({ work, tiles }) => without(work, [{ begin: 0, end: over }, ...tiles]));
  return left.reduce((sum, { begin, end }) => sum + Math.floor((end - begin) / HALF_HOUR), 0);
}
