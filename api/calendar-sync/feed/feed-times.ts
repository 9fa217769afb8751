import ICAL from "ical.js";
import { daysBetween, addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, localTime, secondInstantOf, TIME_ZONE, type IsoDate } from "#rules/time/time.ts";

/** Prague's wall clock: a date, and a time of the day to the second. */
export type Wall = { date: IsoDate; time: string };

export const wallOf = (instant: Date): Wall => ({
  date: localDate(instant),
  time: `${localTime(instant)}:${instant.toISOString().slice(17, 19)}`,
});

/** False in the hour that Prague's clocks show twice: readers differ in which of the two they take. */
export const isPlain = (instant: Date): boolean => isPlainWall(wallOf(instant));

export function isPlainWall({ date, time }: Wall): boolean {
  const minute = time.slice(0, 5);
  return instantOf(date, minute).getTime() === secondInstantOf(date, minute).getTime();
}

const time = ({ date, time }: Wall, isDate: boolean, zone?: ICAL.Timezone) => {
  const [year, month, day] = date.split("-").map(Number);
  const [hour, minute, second] = time.split(":").map(Number);
  return ICAL.Time.fromData(isDate ? { year, month, day, isDate } : { year, month, day, hour, minute, second }, zone);
};

const utc = (instant: Date) => {
  const [date, rest] = instant.toISOString().split("T");
  return time({ date: date!, time: rest!.slice(0, 8) }, false, ICAL.Timezone.utcTimezone);
};

/** A date or time of Prague's clocks, as a property. */
export function wallProperty(name: string, wall: Wall, allDay: boolean): ICAL.Property {
  const property = new ICAL.Property(name);
  if (!allDay) property.setParameter("tzid", TIME_ZONE);
  property.setValue(time(wall, allDay));
  return property;
}

export function utcProperty(name: string, instant: Date): ICAL.Property {
  const property = new ICAL.Property(name);
  property.setValue(utc(instant));
  return property;
}

/** A moment by Prague's clocks where they name it alone, else by UTC. */
export const instantProperty = (name: string, instant: Date, allDay: boolean): ICAL.Property =>
  allDay || isPlain(instant) ? wallProperty(name, wallOf(instant), allDay) : utcProperty(name, instant);

/** The end of an event's copy on another date: as many days later, at the same time of the day. */
export const wallEnd = (begin: Wall, end: Wall, date: IsoDate): Wall => ({
  date: addDays(date, daysBetween(begin.date, end.date)),
  time: end.time,
});

/** The rules by which Prague's clocks change, of the European Union since 1996. */
export function pragueZone(): ICAL.Component {
  return ICAL.Component.fromString(
    [
      "BEGIN:VTIMEZONE",
      `TZID:${TIME_ZONE}`,
      "BEGIN:DAYLIGHT",
      "DTSTART:19960331T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "TZNAME:CEST",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:19961027T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "TZNAME:CET",
      "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
      "END:STANDARD",
      "END:VTIMEZONE",
    ].join("\r\n"),
  );
}
