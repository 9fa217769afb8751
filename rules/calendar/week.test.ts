import { expect, test } from "vitest";
import type { CalendarEvent } from "./draw-calendar.ts";
import { instantOf } from "../time/time.ts";
import { monthDays, timeOf, weekDays, wholeWeek } from "./week.ts";

test("a week has its weekend on request, when the date is in it, or when it has an event", () => {
  const minute = (date: string, time: string) => instantOf(date, time).getTime() / 60_000;
  const saturday = (allDay: boolean): CalendarEvent => [
    1,
    minute("2026-03-21", "09:00"),
    minute("2026-03-21", "10:00"),
    "EVENT",
    allDay,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    false,
    false,
    1,
  ];
  expect(weekDays("2026-03-18", false, [])).toEqual(wholeWeek("2026-03-16").slice(0, 5));
  expect(weekDays("2026-03-18", true, [])).toHaveLength(7);
  expect(weekDays("2026-03-22", false, [])).toHaveLength(7);
  expect(weekDays("2026-03-18", false, [saturday(false)]).at(-1)).toBe("2026-03-21");
  expect(weekDays("2026-03-18", false, [saturday(true)])).toHaveLength(5);
});

test("a month is shown in whole weeks", () => {
  const [february, august] = [monthDays("2027-02-10"), monthDays("2026-08-31")];
  expect([february[0], february.at(-1), february.length]).toEqual(["2027-02-01", "2027-02-28", 28]);
  expect([august[0], august.at(-1), august.length]).toEqual(["2026-07-27", "2026-09-06", 42]);
});

test("the week with the short night is an hour shorter", () => {
  const { from, to } = timeOf(wholeWeek("2026-03-29"));
  expect(Date.parse(to) - Date.parse(from)).toBe((7 * 24 - 1) * 3_600_000);
});
