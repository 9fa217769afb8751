import { addDays } from "../time/dates.ts";
import { instantOf, localDate, weekday, type IsoDate, type IsoTime } from "../time/time.ts";

export const frequencies = ["DAILY", "WEEKLY", "MONTHLY"] as const;
export type Frequency = (typeof frequencies)[number];
/** The most events a series may have. */
export const MOST_OCCURRENCES = 400;
/** The most days, weeks or months between two of them. */
export const MOST_INTERVAL = 52;

/** A rule of RFC 5545 in the parts that the product uses. It ends with a day (included) or after a number of dates. */
export type Rule = {
  frequency: Frequency;
  interval: number;
  /** Of a WEEKLY rule its days, 1 Monday to 7 Sunday; of a MONTHLY one by weekday the one day. */
  weekdays: number[];
  /** Of a MONTHLY rule by weekday: the 1st to 4th of the month, or −1 the last. */
  nth: number | null;
  /** Of a MONTHLY rule by date: a month that is shorter has it on its last day. */
  monthDay: number | null;
  until: IsoDate | null;
  count: number | null;
};

/**
 * The dates of a series: those of its rule from the start on, without some, and also others. `time` is null for whole
 * days.
 */
export type Series = { start: IsoDate; time: IsoTime | null; rule: Rule; without: IsoDate[]; also: IsoDate[] };

/** People's choices for a recurrence; the rest follows from the day of the event. */
export type Repeating = {
  frequency: Frequency;
  interval: number;
  weekdays: number[];
  monthlyBy: "DATE" | "WEEKDAY";
  until: IsoDate | null;
  count: number | null;
};

export function ruleOf({ frequency, interval, weekdays, monthlyBy, until, count }: Repeating, date: IsoDate): Rule {
  const common = { frequency, interval, weekdays: [], nth: null, monthDay: null, until, count };
  if (frequency === "WEEKLY")
    return { ...common, weekdays: weekdays.length > 0 ? [...weekdays].sort() : [weekday(date)] };
  if (frequency === "DAILY") return common;
  const day = Number(date.slice(8));
  if (monthlyBy === "DATE") return { ...common, monthDay: day };
  const nth = Math.ceil(day / 7);
  return { ...common, weekdays: [weekday(date)], nth: nth > 4 ? -1 : nth };
}

/** When the series begins on one of its dates. A time that the clocks skip counts as the later one. */
export const slotOf = ({ time }: Pick<Series, "time">, date: IsoDate): Date => instantOf(date, time ?? "00:00");

/**
 * The rule with all dates moved by days. Where days of a month cannot express it, the series names the dates one by one
 * (see `fitted`).
 */
export const shiftedRule = (rule: Rule, days: number): Rule => ({
  ...rule,
  weekdays: rule.weekdays.map((day) => ((((day - 1 + days) % 7) + 7) % 7) + 1).sort(),
  monthDay: rule.monthDay === null ? null : Math.min(31, Math.max(1, rule.monthDay + days)),
});

/** The series that has exactly these dates, where its rule gives those. */
export const fitted = (series: Series, dates: readonly IsoDate[], given: readonly IsoDate[]): Series => ({
  ...series,
  without: given.filter((date) => !dates.includes(date)),
  also: dates.filter((date) => !given.includes(date)),
});

const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const compact = (text: string) => text.replace(/[-:]|\.\d+/g, "");

/** A rule as RFC 5545 writes it, without its end. */
export function partsOf({ frequency, interval, weekdays, nth, monthDay }: Rule): string {
  const parts = [`FREQ=${frequency}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (weekdays.length > 0) parts.push(`BYDAY=${weekdays.map((day) => `${nth ?? ""}${days[day - 1]}`).join()}`);
  // The last of the days that a month has: February has the 30th on its 28th or 29th.
  if (monthDay !== null)
    parts.push(
      monthDay <= 28
        ? `BYMONTHDAY=${monthDay}`
        : `BYMONTHDAY=${[28, 29, 30, 31].filter((day) => day <= monthDay).join()};BYSETPOS=-1`,
    );
  return parts.join(";");
}

/** The stored text of a series by RFC 5545, one property a line. */
export function writeSeries({ start, time, rule, without, also }: Series): string {
  const stamp = (date: IsoDate) => compact(time === null ? date : `${date}T${time}:00`);
  const kind = time === null ? ";VALUE=DATE" : ";TZID=Europe/Prague";
  const dated = (name: string, dates: IsoDate[]) =>
    dates.length === 0 ? [] : [`${name}${kind}:${dates.map(stamp).join()}`];
  const end =
    rule.until === null
      ? `COUNT=${rule.count}`
      : `UNTIL=${time === null ? stamp(rule.until) : compact(lastMoment(rule.until).toISOString())}`;
  return [
    ...dated("DTSTART", [start]),
    `RRULE:${partsOf(rule)};${end}`,
    ...dated("EXDATE", without),
    ...dated("RDATE", also),
  ].join("\n");
}

/** With a time zone, RFC 5545 requires the end as a moment of UTC. */
const lastMoment = (date: IsoDate): Date => new Date(instantOf(addDays(date, 1)).getTime() - 1000);

/** Reads what `writeSeries` wrote. */
export function readSeries(text: string): Series {
  const value = (name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, "m").exec(text)?.[1] ?? "";
  const dates = (name: string) => value(name).split(",").filter(Boolean).map(dateOf);
  const parts = Object.fromEntries(
    value("RRULE")
      .split(";")
      .map((part) => part.split("=")),
  ) as Record<string, string | undefined>;
  const by = (parts.BYDAY ?? "").split(",").filter(Boolean);
  const start = value("DTSTART");
  return {
    start: dateOf(start),
    time: start.includes("T") ? `${start.slice(9, 11)}:${start.slice(11, 13)}` : null,
    rule: {
      frequency: parts.FREQ as Frequency,
      interval: Number(parts.INTERVAL ?? 1),
      weekdays: by.map((day) => days.indexOf(day.slice(-2)) + 1),
      nth: by[0] && by[0].length > 2 ? Number(by[0].slice(0, -2)) : null,
      monthDay: parts.BYMONTHDAY ? Number(parts.BYMONTHDAY.split(",").at(-1)) : null,
      until: parts.UNTIL ? untilOf(parts.UNTIL) : null,
      count: parts.COUNT ? Number(parts.COUNT) : null,
    },
    without: dates("EXDATE"),
    also: dates("RDATE"),
  };
}

const dateOf = (stamp: string): IsoDate => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
const untilOf = (stamp: string): IsoDate =>
  stamp.length === 8
    ? dateOf(stamp)
    : localDate(new Date(`${dateOf(stamp)}T${stamp.slice(9, 11)}:${stamp.slice(11, 13)}:${stamp.slice(13, 15)}Z`));
