import { expect, test } from "vitest";
import type { CalendarEvent } from "./draw-calendar.ts";
import { instantOf } from "../time/time.ts";
import { formatPeriod, formatSpan, monthDays, timeOf, weekDays, wholeWeek } from "./week.ts";

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

test("a period is written as people write it", () => {
  expect(formatPeriod("2026-11-23", "2026-11-27", "cs")).toBe("23.–27.\u00a0listopadu 2026");
  expect(formatPeriod("2026-11-30", "2026-12-04", "de")).toBe("30.\u00a0November – 4.\u00a0Dezember 2026");
  expect(formatPeriod("2026-12-28", "2027-01-01", "en")).toBe("28\u00a0December 2026 – 1\u00a0January 2027");
  expect(formatPeriod("2026-03-16", "2026-03-16", "sk")).toBe("pondelok 16.\u00a0marca 2026");
});

test("the time of an event is written once for one day", () => {
  const span = (from: Date, to: Date, allDay = false) =>
    formatSpan({ beginAt: from.toISOString(), endAt: to.toISOString(), allDay }, "cs");
  expect(span(instantOf("2026-03-16", "09:00"), instantOf("2026-03-16", "09:45"))).toBe("po 16.\u00a03. 9:00–9:45");
  expect(span(instantOf("2026-03-16", "22:00"), instantOf("2026-03-17", "01:00"))).toBe(
    "po 16.\u00a03. 22:00 – út 17.\u00a03. 1:00",
  );
  expect(span(instantOf("2026-03-16"), instantOf("2026-03-17"), true)).toBe("po 16.\u00a03.");
  expect(span(instantOf("2026-03-16"), instantOf("2026-03-18"), true)).toBe("po 16.\u00a03. – út 17.\u00a03.");
});
