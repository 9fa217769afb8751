import { expect, test } from "vitest";
import { WorkingHoursInput, WorkingHoursPeriodInput } from "./working-hours.ts";

const read = (days: object) => WorkingHoursInput.safeParse(days);
const faults = (days: object) => read(days).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a week is read as people type it: days and breaks left empty are none", () => {
  const monday = {
    from: "7",
    to: "15.00",
    breaks: [{ from: "1330", to: "14:00" }, { from: "", to: "" }, undefined, { from: "10:00", to: "10:15" }],
  };
  expect(
    read({ monday, wednesday: { from: "08:00", to: "12:00" }, friday: { from: "", to: "", breaks: [{}] } }).data,
  ).toEqual([
    {
      from: "07:00",
      to: "15:00",
      breaks: [
        { from: "10:00", to: "10:15" },
        { from: "13:30", to: "14:00" },
      ],
    },
    null,
    { from: "08:00", to: "12:00", breaks: [] },
    null,
    null,
    null,
    null,
  ]);
  expect(WorkingHoursInput.parse(undefined)).toEqual([null, null, null, null, null, null, null]);
});

test("each fault is at its own field", () => {
  expect(faults({ monday: { from: "7" }, tuesday: { to: "24:00" }, sunday: { from: "ráno", to: "večer" } })).toEqual([
    "monday.to: required",
    "tuesday.from: required",
    "tuesday.to: timeInvalid",
    "sunday.from: timeInvalid",
    "sunday.to: timeInvalid",
  ]);
  const day = { from: "8", to: "16" };
  const breaks = (...list: [string, string][]) => ({
    monday: { ...day, breaks: [{}, ...list.map(([from, to]) => ({ from, to }))] },
  });
  expect(faults(breaks(["12", ""]))).toEqual(["monday.breaks.1.to: required"]);
  expect(faults(breaks(["12", "11"]))).toEqual(["monday.breaks.1.to: endBeforeStart"]);
  expect(faults(breaks(["10", "11"], ["15:30", "16:30"]))).toEqual(["monday.breaks.2.from: breakOutside"]);
  expect(faults(breaks(["10", "11"], ["10:30", "12"]))).toEqual(["monday.breaks.2.from: breaksOverlap"]);
  expect(faults(breaks(["10", "11"], ["11", "12"]))).toBeUndefined();
  expect(faults({ monday: { breaks: [{ from: "10", to: "11" }] } })).toEqual(["monday.from: required"]);
  expect(faults({ monday: { ...day, breaks: Array(7).fill({}) } })).toEqual(["monday.breaks: valueInvalid"]);
});

test("hours end on the day on which they begin", () => {
  expect(faults({ monday: { from: "22:00", to: "6:00" }, tuesday: { from: "8:00", to: "8:00" } })).toEqual([
    "monday.to: endBeforeStart",
    "tuesday.to: endBeforeStart",
  ]);
});

test("a period is of days as people write them, the last not before the first", () => {
  const period = (from: string, to: string) =>
    WorkingHoursPeriodInput("2026-03-16", "cs").safeParse({
      from,
      to,
      workingHours: { monday: { from: "8", to: "12" } },
    });
  expect(period("1.7.", "31. 8. 2026").data).toMatchObject({
    from: "2026-07-01",
    to: "2026-08-31",
    workingHours: [{ from: "08:00" }, null, null, null, null, null, null],
  });
  expect(period("zítra", "2026-03-17").success).toBe(true);
  const wrong = (from: string, to: string) =>
    period(from, to).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(wrong("2026-08-31", "2026-07-01")).toEqual(["to: endBeforeStart"]);
  expect(wrong("31. 2.", "")).toEqual(["from: dateInvalid", "to: required"]);
});
