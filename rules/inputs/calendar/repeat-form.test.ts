import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { eventForm } from "./event-form.ts";

/** A Monday in March at half past eight, repeated as typed. */
const repeated = (fields: Record<string, string | string[]>, more: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    eventType: "EVENT",
    date: "16. 3. 2026",
    from: "830",
    owner: "3",
    ...more,
  }))
    form.append(name, value);
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(`repeat.${name}`, one);
  const submission = parseWithZod(form, { schema: eventForm("2026-03-10", "cs") });
  return submission.status === "success" ? submission.value.recurrence : submission.error;
};

test("an event repeats until a day or for a number of times", () => {
  expect(
    repeated({ frequency: "WEEKLY", interval: "2", weekdays: ["2", "4"], monthlyBy: "DATE", count: "10" }),
  ).toEqual({
    frequency: "WEEKLY",
    interval: 2,
    weekdays: [2, 4],
    monthlyBy: "DATE",
    until: null,
    count: 10,
    exceptions: [],
  });
  expect(
    repeated({ frequency: "MONTHLY", interval: "", monthlyBy: "WEEKDAY", weekdays: ["2"], until: "17. 6." }),
  ).toMatchObject({
    frequency: "MONTHLY",
    interval: undefined,
    monthlyBy: "WEEKDAY",
    weekdays: undefined,
    until: "2026-06-17",
    count: null,
  });
  expect(repeated({ frequency: "", until: "nikdy" })).toBe(null);
});

test("a date is left out or moved, by the last typed choice", () => {
  const exceptions = (fields: Record<string, string | string[]>, more = {}) =>
    (repeated({ frequency: "WEEKLY", count: "5", ...fields }, more) as { exceptions: object[] }).exceptions;
  expect(
    exceptions({
      leaveOut: ["2026-03-16", "2026-03-23"],
      leftOut: ["2026-03-30", "2026-04-06"],
      "moves.2026-03-23.at": "10",
      "moves.2026-04-06.at": "10",
    }),
  ).toEqual([
    { date: "2026-03-16", leaveOut: true },
    { date: "2026-03-23", leaveOut: true },
    { date: "2026-03-30", leaveOut: true },
    { date: "2026-04-06", beginAt: "2026-04-06T08:00:00.000Z" },
  ]);
  expect(exceptions({ "moves.2026-03-23.to": "", "moves.2026-03-23.at": "" })).toEqual([]);
  expect(
    exceptions({ "moves.2026-03-23.to": "+1", "moves.2026-03-30.to": "čt", "moves.2026-12-28.to": "4.1." }),
  ).toEqual([
    { date: "2026-03-23", beginAt: "2026-03-24T07:30:00.000Z" },
    { date: "2026-03-30", beginAt: "2026-04-02T06:30:00.000Z" },
    { date: "2026-12-28", beginAt: "2027-01-04T07:30:00.000Z" },
  ]);
  expect(exceptions({ "moves.2026-03-23.to": "24.3." }, { allDay: "on" })).toEqual([
    { date: "2026-03-23", beginAt: "2026-03-23T23:00:00.000Z" },
  ]);
});

test("invalid input is reported by field", () => {
  expect(repeated({ frequency: "DAILY" })).toEqual({ "repeat.until": ["required"] });
  expect(repeated({ frequency: "DAILY", until: "nikdy" })).toEqual({ "repeat.until": ["dateInvalid"] });
  expect(repeated({ frequency: "DAILY", until: "20.3.", count: "3" })).toEqual({ "repeat.count": ["eitherEnd"] });
  expect(repeated({ frequency: "DAILY", count: "401", interval: "0", weekdays: "8" })).toEqual({
    "repeat.count": ["seriesTooLong"],
    "repeat.interval": ["valueInvalid"],
    "repeat.weekdays[0]": ["valueInvalid"],
  });
  expect(repeated({ frequency: "HOURLY", count: "3" })).toMatchObject({ "repeat.frequency": ["choiceInvalid"] });
  expect(
    repeated({ frequency: "DAILY", count: "3", "moves.2026-03-18.to": "32.1.", "moves.2026-03-18.at": "25" }),
  ).toEqual({ "repeat.moves.2026-03-18.to": ["dateInvalid"], "repeat.moves.2026-03-18.at": ["timeInvalid"] });
  expect(Object.keys(repeated({ frequency: "DAILY", count: "3", "moves.x.to": "1.1." })!)).toEqual(["repeat.moves.x"]);
});
