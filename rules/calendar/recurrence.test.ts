import { expect, test } from "vitest";
import {
  fitted,
  partsOf,
  readSeries,
  ruleOf,
  shiftedRule,
  slotOf,
  writeSeries,
  type Repeating,
  type Series,
} from "./recurrence.ts";

const repeating = (more: Partial<Repeating>): Repeating => ({
  frequency: "WEEKLY",
  interval: 1,
  weekdays: [],
  monthlyBy: "DATE",
  until: null,
  count: 10,
  ...more,
});
const parts = (date: string, more: Partial<Repeating>) => partsOf(ruleOf(repeating(more), date));
const series = (more: Partial<Series> = {}): Series => ({
  start: "2026-03-16",
  time: "09:00",
  rule: ruleOf(repeating({}), "2026-03-16"),
  without: [],
  also: [],
  ...more,
});

test.each([
  ["2026-03-16", { frequency: "DAILY", interval: 3 }, "FREQ=DAILY;INTERVAL=3"],
  ["2026-03-16", {}, "FREQ=WEEKLY;BYDAY=MO"],
  ["2026-03-18", { weekdays: [5, 1], interval: 2 }, "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR"],
  ["2026-03-16", { frequency: "MONTHLY" }, "FREQ=MONTHLY;BYMONTHDAY=16"],
  ["2026-01-30", { frequency: "MONTHLY" }, "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"],
  ["2026-03-16", { frequency: "MONTHLY", monthlyBy: "WEEKDAY" }, "FREQ=MONTHLY;BYDAY=3MO"],
  ["2026-03-31", { frequency: "MONTHLY", monthlyBy: "WEEKDAY" }, "FREQ=MONTHLY;BYDAY=-1TU"],
] as [string, Partial<Repeating>, string][])("the rule of %s, %o", (date, more, rule) => {
  expect(parts(date, more)).toBe(rule);
});

test("a series is written as RFC 5545 has it, and read back the same", () => {
  const timed = series({
    rule: ruleOf(repeating({ until: "2026-06-30", count: null }), "2026-03-16"),
    without: ["2026-03-23", "2026-03-30"],
    also: ["2026-04-01"],
  });
  expect(writeSeries(timed).split("\n")).toEqual([
    "DTSTART;TZID=Europe/Prague:20260316T090000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260630T215959Z",
    "EXDATE;TZID=Europe/Prague:20260323T090000,20260330T090000",
    "RDATE;TZID=Europe/Prague:20260401T090000",
  ]);
  const days = series({
    time: null,
    rule: ruleOf(
      repeating({ frequency: "MONTHLY", monthlyBy: "WEEKDAY", until: "2026-12-31", count: null }),
      "2026-03-31",
    ),
    start: "2026-03-31",
    without: ["2026-04-28"],
  });
  expect(writeSeries(days)).toBe(
    "DTSTART;VALUE=DATE:20260331\nRRULE:FREQ=MONTHLY;BYDAY=-1TU;UNTIL=20261231\nEXDATE;VALUE=DATE:20260428",
  );
  for (const one of [
    timed,
    days,
    series(),
    series({ rule: ruleOf(repeating({ frequency: "MONTHLY", interval: 2 }), "2026-01-31") }),
  ])
    expect(readSeries(writeSeries(one))).toEqual(one);
});

test("slots keep the clock's time over the nights on which it changes; a time that is skipped is an hour later", () => {
  expect(slotOf({ time: "09:00" }, "2026-03-28").toISOString()).toBe("2026-03-28T08:00:00.000Z");
  expect(slotOf({ time: "09:00" }, "2026-03-30").toISOString()).toBe("2026-03-30T07:00:00.000Z");
  expect(slotOf({ time: "02:30" }, "2026-03-29").toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(slotOf({ time: null }, "2026-10-25").toISOString()).toBe("2026-10-24T22:00:00.000Z");
});

test("a rule moves by days: weekdays wrap around, days of the month continue; dates that it cannot express are named by the series", () => {
  expect(partsOf(shiftedRule(ruleOf(repeating({ weekdays: [1, 6] }), "2026-03-16"), 3))).toBe(
    "FREQ=WEEKLY;BYDAY=TU,TH",
  );
  expect(partsOf(shiftedRule(ruleOf(repeating({ weekdays: [1] }), "2026-03-16"), -1))).toBe("FREQ=WEEKLY;BYDAY=SU");
  expect(partsOf(shiftedRule(ruleOf(repeating({ frequency: "MONTHLY" }), "2026-03-16"), -2))).toBe(
    "FREQ=MONTHLY;BYMONTHDAY=14",
  );
  expect(fitted(series(), ["2026-03-16", "2026-03-24"], ["2026-03-16", "2026-03-23"])).toMatchObject({
    without: ["2026-03-23"],
    also: ["2026-03-24"],
  });
});
