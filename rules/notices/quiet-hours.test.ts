import { expect, test } from "vitest";
import { instantOf, localDate, localTime } from "../time/time.ts";
import { changeTime, remindedUntil, reminderTime, sendingTime, USUAL_QUIET } from "./quiet-hours.ts";

const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11));
const shown = (moment: Date | null) => moment && `${localDate(moment)} ${localTime(moment)}`;
const reminder = (visit: string, ahead: number) => shown(reminderTime(at(visit), ahead, USUAL_QUIET));
const change = (now: string, visit: string) => shown(changeTime(at(now), at(visit), USUAL_QUIET));

test("a reminder outside of quiet hours goes when it is wanted", () => {
  expect(reminder("2026-03-18 10:00", 60)).toBe("2026-03-18 09:00");
  expect(reminder("2026-03-18 08:00", 60)).toBe("2026-03-18 07:00");
  expect(reminder("2026-03-18 20:30", 30)).toBe("2026-03-18 19:59");
});

test("a reminder that falls into quiet hours goes in the last minute before them", () => {
  expect(reminder("2026-03-18 07:30", 60)).toBe("2026-03-17 19:59");
  expect(reminder("2026-03-18 00:10", 10)).toBe("2026-03-17 19:59");
  expect(reminder("2026-03-18 21:00", 24 * 60)).toBe("2026-03-17 19:59");
});

test("quiet hours follow the clocks of Prague over both changes", () => {
  // The night of spring has 23 hours, that of autumn 25.
  expect(reminder("2026-03-29 07:30", 60)).toBe("2026-03-28 19:59");
  expect(reminder("2026-10-25 07:30", 60)).toBe("2026-10-24 19:59");
  const spring = changeTime(at("2026-03-28 22:00"), at("2026-03-29 09:00"), USUAL_QUIET)!;
  expect(spring.toISOString()).toBe("2026-03-29T05:00:00.000Z");
  const autumn = changeTime(at("2026-10-24 22:00"), at("2026-10-25 09:00"), USUAL_QUIET)!;
  expect(autumn.toISOString()).toBe("2026-10-25T06:00:00.000Z");
  // In the gap of spring the later time counts, and of the doubled hour of autumn the first.
  const early = { from: "02:30", to: "02:45" };
  const fallen = (moment: string) =>
    sendingTime({ wanted: new Date(moment), notBefore: new Date(0), visitAt: null }, early)!.toISOString();
  expect(fallen("2026-10-25T00:40:00Z")).toBe("2026-10-25T00:29:00.000Z");
  expect(fallen("2026-10-25T01:40:00Z")).toBe("2026-10-25T01:40:00.000Z");
  expect(fallen("2026-03-29T01:35:00Z")).toBe("2026-03-29T01:29:00.000Z");
});

test("the notice of a change waits three minutes", () => {
  expect(change("2026-03-18 10:00", "2026-03-19 10:00")).toBe("2026-03-18 10:03");
  expect(change("2026-03-18 19:56", "2026-03-19 10:00")).toBe("2026-03-18 19:59");
});

test("the notice of a change made at night goes when the night ends, and none after the visit", () => {
  expect(change("2026-03-18 19:58", "2026-03-19 10:00")).toBe("2026-03-19 07:00");
  expect(change("2026-03-18 23:00", "2026-03-19 10:00")).toBe("2026-03-19 07:00");
  expect(change("2026-03-19 03:00", "2026-03-19 07:00")).toBeNull();
  expect(change("2026-03-18 10:00", "2026-03-18 10:02")).toBeNull();
});

test("reminders that have come are those whose moment is not later than now", () => {
  for (let minute = 0; minute < 2 * 24 * 60; minute += 7) {
    const now = new Date(at("2026-10-24 12:00").getTime() + minute * 60_000);
    const until = remindedUntil(now, USUAL_QUIET);
    const momentOf = (wanted: number) => reminderTime(new Date(wanted + 3_600_000), 60, USUAL_QUIET);
    expect(momentOf(until.getTime()) <= now).toBe(true);
    expect(momentOf(until.getTime() + 1) > now).toBe(true);
  }
});

test("without quiet hours everything goes when it is wanted", () => {
  expect(changeTime(at("2026-03-18 23:00"), null, null)).toEqual(at("2026-03-18 23:03"));
  expect(reminderTime(at("2026-03-18 03:00"), 10, null)).toEqual(at("2026-03-18 02:50"));
});
