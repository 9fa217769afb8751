import { expect, test } from "vitest";
import { instantOf } from "#rules/time/time.ts";
import { EventInput, spanOf } from "./event.ts";

const therapy = { eventType: "EVENT", owner: 3, procedure: 1, beginAt: instantOf("2026-03-16", "09:00") } as const;
const hoursOf = (input: object, minutes = 45) => {
  const span = spanOf(EventInput.parse({ ...therapy, ...input }), minutes);
  return (span.endAt.getTime() - span.beginAt.getTime()) / 3_600_000;
};

test("an input reads its own output", () => {
  const once = EventInput.parse({ ...therapy, staffs: [4, 4, 5], note: "  pozor ", patientCards: null });
  expect(once).toMatchObject({
    staffs: [4, 5],
    patientCards: [],
    note: "pozor",
    endAt: null,
    allDay: null,
    override: null,
  });
  expect(EventInput.parse(once)).toEqual(once);
});

test("an event without an end takes as long as is usual", () => {
  expect(hoursOf({}, 45)).toBe(0.75);
  expect(hoursOf({ endAt: instantOf("2026-03-16", "11:00") }, 45)).toBe(2);
});

test("on the nights the clocks change, hours are counted as they pass and days by the calendar", () => {
  const over = (date: string) => ({ beginAt: instantOf(date, "01:30"), endAt: instantOf(date, "03:30") });
  expect(hoursOf(over("2026-03-29"))).toBe(1);
  expect(hoursOf(over("2026-10-25"))).toBe(3);
  expect(hoursOf({ allDay: { from: "2026-03-29", to: "2026-03-29" } })).toBe(23);
  expect(hoursOf({ allDay: { from: "2026-10-25", to: "2026-10-25" } })).toBe(25);
});
