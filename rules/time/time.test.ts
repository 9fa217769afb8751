import { expect, test } from "vitest";
import { addDays } from "./dates.ts";
import { HOUR } from "./durations.ts";
import {
  instantOf,
  isIsoDate,
  isIsoTime,
  isoWeek,
  localDate,
  localTime,
  minutesOfDay,
  readInstant,
  secondInstantOf,
  weekday,
} from "./time.ts";

const utc = (date: string, time: string) => instantOf(date, time).toISOString();

test("Default time zone Europe/Prague: wall clock to instant, winter and summer", () => {
  expect(utc("2026-01-15", "08:30")).toBe("2026-01-15T07:30:00.000Z");
  expect(utc("2026-07-15", "08:30")).toBe("2026-07-15T06:30:00.000Z");
});

test("the spring night: a time that is skipped means the later valid time", () => {
  expect(utc("2026-03-29", "01:59")).toBe("2026-03-29T00:59:00.000Z");
  expect(utc("2026-03-29", "02:00")).toBe("2026-03-29T01:00:00.000Z");
  expect(utc("2026-03-29", "02:30")).toBe("2026-03-29T01:30:00.000Z");
  expect(localTime(instantOf("2026-03-29", "02:30"))).toBe("03:30");
  expect(utc("2026-03-29", "03:00")).toBe("2026-03-29T01:00:00.000Z");
});

test("the autumn night: a time that comes twice means the first of the two", () => {
  expect(utc("2026-10-25", "01:59")).toBe("2026-10-24T23:59:00.000Z");
  expect(utc("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
  expect(utc("2026-10-25", "03:00")).toBe("2026-10-25T02:00:00.000Z");
  expect(localTime(new Date("2026-10-25T00:30:00Z"))).toBe("02:30");
  expect(localTime(new Date("2026-10-25T01:30:00Z"))).toBe("02:30");
});

test("a day of the clock change has 23 or 25 hours", () => {
  const hours = (date: string) => (instantOf(addDays(date, 1)).getTime() - instantOf(date).getTime()) / HOUR;
  expect([hours("2026-03-28"), hours("2026-03-29"), hours("2026-10-25")]).toEqual([24, 23, 25]);
});

test("every hour of three years goes to Prague's clocks and back", () => {
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2028, 0, 1); at += HOUR) {
    const instant = new Date(at);
    const back = instantOf(localDate(instant), localTime(instant)).getTime();
    const secondOfTwo = /-10-[23]\d 02/.test(`${localDate(instant)} ${localTime(instant)}`);
    expect(back === at || (secondOfTwo && back === at - HOUR)).toBe(true);
  }
});

test("the local day and minute of an instant", () => {
  expect(localDate(new Date("2026-03-14T23:30:00Z"))).toBe("2026-03-15");
  expect(minutesOfDay(new Date("2026-03-14T23:30:59Z"))).toBe(30);
  expect(minutesOfDay(new Date("2026-07-14T21:59:00Z"))).toBe(1439);
});

test("Date strings of 10 characters or fewer are read as dates in the Europe/Prague zone", () => {
  expect(readInstant("2026-07-14")?.toISOString()).toBe("2026-07-13T22:00:00.000Z");
  expect(readInstant("2026-1-4")?.toISOString()).toBe("2026-01-03T23:00:00.000Z");
  expect(readInstant("2026-01")?.toISOString()).toBe("2025-12-31T23:00:00.000Z");
});

test("longer strings are moments; the calendar's 'YYYY-MM-DD HH:mm:ss' is Prague's clock", () => {
  expect(readInstant("2026-07-14T08:00:00Z")?.toISOString()).toBe("2026-07-14T08:00:00.000Z");
  expect(readInstant("2026-07-14T08:00:00+02:00")?.toISOString()).toBe("2026-07-14T06:00:00.000Z");
  expect(readInstant("2026-07-14 08:00:00")?.toISOString()).toBe("2026-07-14T06:00:00.000Z");
  expect(readInstant("2026-01-14T08:00")?.toISOString()).toBe("2026-01-14T07:00:00.000Z");
});

test("a text that is neither date nor moment is null", () => {
  for (const text of [
    "",
    "zítra",
    "2026-02-30",
    "2026-02-30T08:00:00Z",
    "2026-02-20T25:00:00Z",
    "2026-02-20T24:61",
    "1".repeat(99),
  ]) {
    expect(readInstant(text)).toBeNull();
  }
});

test("only days and times that exist", () => {
  expect(["2024-02-29", "2026-02-29", "2026-13-01", "2026-1-1", "x"].map(isIsoDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(["1850-01-01", "2199-12-31", "1849-12-31", "2200-01-01", "0000-01-01", "9999-12-31"].map(isIsoDate)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(["00:00", "23:59", "24:00", "8:30"].map(isIsoTime)).toEqual([true, true, false, false]);
});

test("a week is counted from 1 Monday to 7 Sunday, and belongs to the year of its Thursday", () => {
  expect(["2026-01-01", "2027-01-01", "2026-12-31", "2024-12-30"].map(isoWeek)).toEqual([1, 53, 53, 1]);
  expect([weekday("2026-11-16"), weekday("2026-11-22")]).toEqual([1, 7]);
});

test("a time that comes twice has a second moment, others have one", () => {
  expect(secondInstantOf("2026-10-25", "02:30").toISOString()).toBe("2026-10-25T01:30:00.000Z");
  for (const [date, time] of [
    ["2026-10-25", "01:59"],
    ["2026-10-25", "03:00"],
    ["2026-03-29", "02:30"],
    ["2026-11-21", "23:30"],
  ] as const)
    expect(secondInstantOf(date, time)).toEqual(instantOf(date, time));
});
