import { expect, test } from "vitest";
import { instantOf } from "./time.ts";
import { minutesOn, without, workOn, worksDuring, type WorkingDay } from "./working-hours.ts";

const day: WorkingDay = { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const hours = [day, day, day, day, { from: "07:00", to: "12:00" }, null, null];

test("a working day is what lies between its breaks", () => {
  expect(workOn(hours, "2026-03-16")).toEqual([{ begin: 420, end: 690 }, { begin: 720, end: 900 }]);
  expect(workOn(hours, "2026-03-20")).toEqual([{ begin: 420, end: 720 }]);
  expect(workOn(hours, "2026-03-21")).toEqual([]);
  expect(workOn(null, "2026-03-21")).toEqual([{ begin: 0, end: 1440 }]);
});

test("somebody works during a time when all of it lies between two breaks of one day", () => {
  const works = (from: string, to: string, until = "2026-03-16") => worksDuring(hours, instantOf("2026-03-16", from), instantOf(until, to));
  expect(works("07:00", "11:30")).toBe(true);
  expect(works("12:00", "15:00")).toBe(true);
  expect(works("11:00", "12:30")).toBe(false);
  expect(works("14:45", "15:15")).toBe(false);
  expect(works("14:00", "14:30", "2026-03-17")).toBe(false);
});

test("what of a time falls on a day: clipped at midnight, none on the others", () => {
  const [from, to] = [instantOf("2026-03-16", "22:00"), instantOf("2026-03-18")];
  expect(minutesOn("2026-03-15", from, to)).toBeNull();
  expect(minutesOn("2026-03-16", from, to)).toEqual({ begin: 1320, end: 1440 });
  expect(minutesOn("2026-03-17", from, to)).toEqual({ begin: 0, end: 1440 });
  expect(minutesOn("2026-03-18", from, to)).toBeNull();
});

test("both nights on which the clocks change are read off the clock", () => {
  expect(minutesOn("2026-03-29", instantOf("2026-03-29", "01:30"), instantOf("2026-03-29", "03:30"))).toEqual({ begin: 90, end: 210 });
  // From 2:45 of summer time to 2:15 of winter time is half an hour, though the clock says otherwise.
  expect(minutesOn("2026-10-25", new Date("2026-10-25T00:45:00Z"), new Date("2026-10-25T01:15:00Z"))).toEqual({ begin: 165, end: 166 });
  expect(minutesOn("2026-10-25", instantOf("2026-10-25"), instantOf("2026-10-26"))).toEqual({ begin: 0, end: 1440 });
});

test("taking time out leaves the rest", () => {
  expect(without([{ begin: 0, end: 60 }], [{ begin: 20, end: 30 }, { begin: 50, end: 90 }])).toEqual([{ begin: 0, end: 20 }, { begin: 30, end: 50 }]);
  expect(without([{ begin: 0, end: 60 }], [{ begin: 0, end: 60 }])).toEqual([]);
  expect(without([{ begin: 0, end: 60 }], [{ begin: 60, end: 70 }])).toEqual([{ begin: 0, end: 60 }]);
});
