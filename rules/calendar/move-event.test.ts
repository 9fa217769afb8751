import { expect, test } from "vitest";
import { movedEvent } from "./move-event.ts";
import { instantOf } from "../time/time.ts";

const at = (date: string, time: string) => instantOf(date, time).toISOString();
const event = {
  beginAt: at("2026-03-27", "09:00"),
  endAt: at("2026-03-27", "09:45"),
  allDay: false,
  owner: { id: 3 },
  staffs: [{ id: 4 }],
  facilities: [{ id: 7 }, { id: 8 }],
};
const still = { days: 0, minutes: 0, longer: 0, by: "staffs" as const, from: 3, to: 3 };

test("a move keeps the wall clock over the change of clocks, and the length", () => {
  expect(movedEvent(event, { ...still, days: 3, minutes: -30 })).toEqual({
    dateInput: { beginAt: at("2026-03-30", "08:30"), endAt: at("2026-03-30", "09:15") },
    facilitiesInput: null,
  });
  expect(movedEvent(event, { ...still, minutes: -600 }).dateInput).toEqual({
    beginAt: at("2026-03-26", "23:00"),
    endAt: at("2026-03-26", "23:45"),
  });
  expect(movedEvent(event, { ...still, longer: 30 }).dateInput).toEqual({
    beginAt: event.beginAt,
    endAt: at("2026-03-27", "10:15"),
  });
});

test("whole days move by days", () => {
  const leave = { ...event, allDay: true, beginAt: at("2026-03-27", "00:00"), endAt: at("2026-03-30", "00:00") };
  expect(movedEvent(leave, { ...still, days: 7, minutes: 45 }).dateInput).toEqual({
    allDay: { from: "2026-04-03", to: "2026-04-05" },
  });
});

test("the person or room of the old column is replaced by that of the new one", () => {
  const taken = (move: object) => movedEvent(event, { ...still, ...move }).facilitiesInput;
  expect(taken({ to: 5 })).toEqual({ owner: 5, staffs: [4], facilities: [7, 8] });
  expect(taken({ from: 4, to: 5 })).toEqual({ owner: 3, staffs: [5], facilities: [7, 8] });
  expect(taken({ by: "facilities", from: 8, to: 9 })).toEqual({ owner: 3, staffs: [4], facilities: [7, 9] });
  expect(taken({ by: "facilities", from: 8, to: 7 })).toEqual({ owner: 3, staffs: [4], facilities: [7] });
});

test("an event that only changes its column stays in its hour of the night when clocks go back", () => {
  const night = { ...event, beginAt: "2026-10-25T01:30:00.000Z", endAt: "2026-10-25T02:00:00.000Z" };
  expect(movedEvent(night, { ...still, to: 5 }).dateInput).toEqual({ beginAt: night.beginAt, endAt: night.endAt });
});
