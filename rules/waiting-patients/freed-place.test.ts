import { expect, test } from "vitest";
import { freedPlace } from "./freed-place.ts";
import { instantOf } from "../time/time.ts";

const at = (time: string) => instantOf("2026-03-18", time).toISOString();
const event = {
  id: 7,
  beginAt: at("09:00"),
  endAt: at("10:00"),
  allDay: false,
  owner: { id: 3 },
  procedure: null,
  patientAttendances: [{ state: "NOT_SET" }, { state: "EXCUSED" }, { state: "PRESENT" }],
};
const freed = (change: object) => freedPlace(event, { ...event, ...change });

test("a moved event frees all its time, one that stays about frees the longest stretch", () => {
  expect(freed({ beginAt: at("14:00"), endAt: at("15:00") })).toEqual(event);
  expect(freed({ owner: { id: 4 } })).toEqual(event);
  expect(freed({ owner: null })).toEqual(event);
  expect(freed({ beginAt: at("09:15"), endAt: at("10:15") })).toEqual({ ...event, endAt: at("09:15") });
  expect(freed({ beginAt: at("09:10"), endAt: at("09:40") })).toEqual({ ...event, beginAt: at("09:40") });
});

test("with fewer patients, there is a place in the event; a longer event or an earlier excuse frees none", () => {
  const fewer = { patientAttendances: event.patientAttendances.slice(0, 2) };
  expect(freed(fewer)).toEqual({ ...event, ...fewer, event: 7 });
  expect(freed({ endAt: at("11:00") })).toBeNull();
  expect(freed({ patientAttendances: [{ state: "NOT_SET" }, { state: "NOT_SET" }] })).toBeNull();
});
