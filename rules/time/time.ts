import { DAY, HOUR, later } from "./durations.ts";

export const TIME_ZONE = "Europe/Prague";

/** A calendar day, `YYYY-MM-DD`; compares and sorts as text. */
export type IsoDate = string;
/** A wall-clock time, `HH:mm`; compares and sorts as text. */
export type IsoTime = string;

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

function askOffset(instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

// Prague changes its clocks on whole hours of UTC only, so one answer serves the hour. Asking Intl costs 4 µs.
const offsets = new Map<number, number>();

function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    offset = askOffset(hour * HOUR);
    if (offsets.size >= 5000) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

/** Prague's wall clock at an instant, written as if it were UTC: `YYYY-MM-DDTHH:mm:ss.sssZ`. */
function wallClock(instant: Date): string {
  const ms = instant.getTime();
  return new Date(ms + offsetAt(ms)).toISOString();
}

/**
 * The instant at which Prague's clocks show this date and time. A time skipped in spring means the later valid time
 * (2:30 → 3:30); a time that comes twice in autumn means the first of the two.
 */
export function instantOf(date: IsoDate, time: IsoTime = "00:00"): Date {
  const wall = Date.parse(`${date}T${time}Z`);
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const valid = [before, after].find((offset) => offsetAt(wall - offset) === offset);
  return new Date(wall - (valid ?? before));
}

/** The later moment of a time that comes twice in autumn; of any other the only one. */
export function secondInstantOf(date: IsoDate, time: IsoTime): Date {
  const first = instantOf(date, time);
  const hourLater = later(first, HOUR);
  return localDate(hourLater) === date && localTime(hourLater) === time ? hourLater : first;
}

export const localDate = (instant: Date): IsoDate => wallClock(instant).slice(0, 10);

export const localTime = (instant: Date): IsoTime => wallClock(instant).slice(11, 16);

/** Minutes of Prague's wall clock since midnight, 0 to 1439. */
export const minutesOfDay = (instant: Date): number => minutesOf(localTime(instant));

/** `08:30` → 510. */
export const minutesOf = (time: IsoTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 510 → `08:30`; the end of the day is `24:00`. */
export const isoTime = (minutes: number): IsoTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * Reads a date or a moment. Up to 10 characters are a date in Prague (its midnight); longer text is a moment, by
 * Prague's clocks unless it names its zone. Null when it is neither.
 */
export function readInstant(text: string): Date | null {
  if (text.length <= 10) {
    const [, year, month, day] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text) ?? [];
    const date = isoDate(Number(year), Number(month ?? 1), Number(day ?? 1));
    return date ? instantOf(date) : null;
  }
  const [, date = "", time = "", zone] =
    /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?$/i.exec(text) ??
    [];
  if (!isIsoDate(date)) return null;
  const instant = zone ? new Date(`${date}T${time}${zone}`) : instantOf(date, time);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The day if it exists in the calendar, else null. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isIsoDate(date) ? date : null;
}

/** A day that exists, written `YYYY-MM-DD`, within the product's range: from 1850 to 2199. */
export function isIsoDate(text: string): boolean {
  if (!/^(18[5-9]|19\d|2[01]\d)\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day beyond the product's range is replaced by the nearest within. */
export const knownDay = (day: IsoDate): IsoDate =>
  day < "1850-01-01" ? "1850-01-01" : day > "2199-12-31" ? "2199-12-31" : day;

export const isIsoTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** 1 Monday to 7 Sunday. */
export const weekday = (date: IsoDate): number => new Date(date).getUTCDay() || 7;

/** ISO 8601 week, 1 to 53: the week belongs to the year of its Thursday. */
export function isoWeek(date: IsoDate): number {
  const thursday = Date.parse(date) + (4 - weekday(date)) * DAY;
  const firstDay = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - firstDay) / (7 * DAY));
}
