import { expect, test } from "vitest";
import { instantOf } from "../time/time.ts";
import { minutesOn, without, workOn, worksDuring, type PersonHours, type WorkingDay } from "./working-hours.ts";

const day: WorkingDay = { from: "07:00", to: "15:00", breaks: [{ from: "11:30", to: "12:00" }] };
const hours: PersonHours = { usual: [day, day, day, day, { from: "07:00", to: "12:00" }, null, null], periods: [] };

test("a working day is the time between its breaks", () => {
  expect(workOn(hours, "2026-03-16")).toEqual([
    { begin: 420, end: 690 },
    { begin: 720, end: 900 },
  ]);
  expect(workOn(hours, "2026-03-20")).toEqual([{ begin: 420, end: 720 }]);
  expect(workOn(hours, "2026-03-21")).toEqual([]);
  expect(workOn(null, "2026-03-21")).toEqual([{ begin: 0, end: 1440 }]);
});

test("a period holds from its first day to its last, and only there, instead of the usual hours", () => {
  const short = { from: "08:00", to: "10:00" };
  const other = {
    ...hours,
    periods: [{ from: "2026-03-17", to: "2026-03-21", workingHours: [null, short, short, null, null, short, null] }],
  };
  const days = ["16", "17", "18", "19", "21", "22", "23"].map((day) =>
    workOn(other, `2026-03-${day}`).map(({ begin }) => begin),
  );
  expect(days).toEqual([[420, 720], [480], [480], [], [480], [], [420, 720]]);
  expect(worksDuring(other, instantOf("2026-03-17", "07:00"), instantOf("2026-03-17", "08:00"))).toBe(false);
  const anyTime = { usual: null, periods: other.periods };
  expect([workOn(anyTime, "2026-03-16"), workOn(anyTime, "2026-03-19")]).toEqual([[{ begin: 0, end: 1440 }], []]);
});

test("hours are read off the clock on the days on which it changes", () => {
  const night = {
    usual: null,
    periods: [
      {
        from: "2026-03-29",
        to: "2026-10-25",
        workingHours: [null, null, null, null, null, null, { from: "01:00", to: "08:00" }],
      },
    ],
  };
  for (const sunday of ["2026-03-29", "2026-10-25"]) {
    expect(workOn(night, sunday)).toEqual([{ begin: 60, end: 480 }]);
    expect(worksDuring(night, instantOf(sunday, "07:00"), instantOf(sunday, "08:00"))).toBe(true);
    expect(worksDuring(night, instantOf(sunday, "07:30"), instantOf(sunday, "08:30"))).toBe(false);
    expect(worksDuring(night, instantOf(sunday, "01:30"), instantOf(sunday, "04:00"))).toBe(true);
  }
});

test("a person works during a time when all of it is between two breaks of one day", () => {
  const works = (from: string, to: string, until = "2026-03-16") =>
    worksDuring(hours, instantOf("2026-03-16", from), instantOf(until, to));
  expect(works("07:00", "11:30")).toBe(true);
  expect(works("12:00", "15:00")).toBe(true);
  expect(works("11:00", "12:30")).toBe(false);
  expect(works("14:45", "15:15")).toBe(false);
  expect(works("14:00", "14:30", "2026-03-17")).toBe(false);
});

test("the part of a time on a day is clipped at midnight, null on other days", () => {
  const [from, to] = [instantOf("2026-03-16", "22:00"), instantOf("2026-03-18")];
  expect(minutesOn("2026-03-15", from, to)).toBeNull();
  expect(minutesOn("2026-03-16", from, to)).toEqual({ begin: 1320, end: 1440 });
  expect(minutesOn("2026-03-17", from, to)).toEqual({ begin: 0, end: 1440 });
  expect(minutesOn("2026-03-18", from, to)).toBeNull();
});

test("both nights on which the clocks change are read off the clock", () => {
  expect(minutesOn("2026-03-29", instantOf("2026-03-29", "01:30"), instantOf("2026-03-29", "03:30"))).toEqual({
    begin: 90,
    end: 210,
  });
  // From 2:45 of summer time to 2:15 of winter time is half an hour, though the clock shows otherwise.
  expect(minutesOn("2026-10-25", new Date("2026-10-25T00:45:00Z"), new Date("2026-10-25T01:15:00Z"))).toEqual({
    begin: 165,
    end: 166,
  });
  expect(minutesOn("2026-10-25", instantOf("2026-10-25"), instantOf("2026-10-26"))).toEqual({ begin: 0, end: 1440 });
});

test("taking time out leaves the rest", () => {
  expect(
    without(
      [{ begin: 0, end: 60 }],
      [
        { begin: 20, end: 30 },
        { begin: 50, end: 90 },
      ],
    ),
  ).toEqual([
    { begin: 0, end: 20 },
    { begin: 30, end: 50 },
  ]);
  expect(without([{ begin: 0, end: 60 }], [{ begin: 0, end: 60 }])).toEqual([]);
  expect(without([{ begin: 0, end: 60 }], [{ begin: 60, end: 70 }])).toEqual([{ begin: 0, end: 60 }]);
});
