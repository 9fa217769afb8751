import { expect, test } from "vitest";
import { leaveForm } from "./leave.ts";

const read = (typed: object) => leaveForm("2026-03-16", "cs").safeParse(typed);
const faults = (typed: object) => read(typed).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("whole days, one or several, and a part of one day", () => {
  expect(read({ date: "zítra", name: " Dovolená " }).data).toEqual({
    eventType: "FREE_TIME",
    name: "Dovolená",
    override: null,
    beginAt: null,
    endAt: null,
    allDay: { from: "2026-03-17", to: "2026-03-17" },
  });
  expect(read({ date: "27.3.", lastDate: "30.3." }).data).toMatchObject({
    name: null,
    allDay: { from: "2026-03-27", to: "2026-03-30" },
  });
  expect(read({ date: "17.3.", lastDate: "17. 3. 2026", from: "8", to: "1130" }).data).toMatchObject({
    allDay: null,
    beginAt: "2026-03-17T07:00:00.000Z",
    endAt: "2026-03-17T10:30:00.000Z",
  });
});

test("a part of a day may end in the morning of the next one", () => {
  const night = { allDay: null, beginAt: "2026-03-18T21:00:00.000Z", endAt: "2026-03-19T05:00:00.000Z" };
  expect(read({ date: "18.3.", from: "22", to: "6" }).data).toMatchObject(night);
  expect(read({ date: "18.3.", lastDate: "19.3.", from: "22", to: "6" }).data).toMatchObject(night);
});

test("on the days on which the clocks change, times are those of the clock", () => {
  expect(read({ date: "29.3.2026", from: "1", to: "4" }).data).toMatchObject({
    beginAt: "2026-03-29T00:00:00.000Z",
    endAt: "2026-03-29T02:00:00.000Z",
  });
  expect(read({ date: "25.10.2026", from: "1", to: "4" }).data).toMatchObject({
    beginAt: "2026-10-24T23:00:00.000Z",
    endAt: "2026-10-25T03:00:00.000Z",
  });
});

test("each fault is at its own field", () => {
  expect(faults({})).toEqual(["date: required"]);
  expect(faults({ date: "31. 2.", lastDate: "x" })).toEqual(["date: dateInvalid", "lastDate: dateInvalid"]);
  expect(faults({ date: "18.3.", lastDate: "17.3." })).toEqual(["lastDate: endBeforeStart"]);
  expect(faults({ date: "18.3.", from: "9" })).toEqual(["to: required"]);
  expect(faults({ date: "18.3.", from: "ráno", to: "25" })).toEqual(["from: timeInvalid", "to: timeInvalid"]);
  expect(faults({ date: "18.3.", from: "14", to: "13:30" })).toEqual(["to: endBeforeStart"]);
  expect(faults({ date: "18.3.", lastDate: "19.3.", from: "8", to: "9" })).toEqual(["lastDate: eventTooLong"]);
  expect(faults({ date: "18.3.", lastDate: "20.3.", from: "22", to: "6" })).toEqual(["lastDate: eventTooLong"]);
  expect(faults({ date: "18.3.", override: true })).toEqual(["overrideReason: required"]);
});
