import { expect, test } from "vitest";
import { freePlacesForm } from "./free-places.ts";

const read = (typed: object) => freePlacesForm("2026-03-16", "cs").safeParse(typed);
const faults = (typed: object) =>
  Object.fromEntries(read(typed).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

test("days are read as people write them; by default two weeks from today, at any hour", () => {
  expect(read({ procedure: 1 }).data).toEqual({
    procedure: 1,
    profiles: [],
    duration: null,
    from: "2026-03-16",
    to: "2026-03-29",
    timeFrom: null,
    timeTo: null,
    weekdays: [],
    facilities: [],
    patientCard: null,
    first: 20,
  });
  expect(
    read({ procedure: 0, duration: "50 min", from: "zítra", to: "20.3.", part: "afternoon", all: 1 }).data,
  ).toMatchObject({
    procedure: null,
    duration: 50,
    from: "2026-03-17",
    to: "2026-03-20",
    timeFrom: "12:00",
    timeTo: null,
    first: 50,
  });
  expect(read({ procedure: 1, from: "1.4.", part: "morning" }).data).toMatchObject({
    from: "2026-04-01",
    to: "2026-04-14",
    timeTo: "12:00",
  });
});

test("unreadable and invalid input is reported by field", () => {
  expect(faults({ procedure: 1, from: "někdy", to: "31. 2." })).toEqual({ from: "dateInvalid", to: "dateInvalid" });
  expect(faults({ duration: "hodinu" })).toEqual({ duration: "notANumber" });
  expect(faults({})).toEqual({ duration: "required" });
  expect(faults({ procedure: 1, from: "20.3.", to: "19.3." })).toEqual({ to: "endBeforeStart" });
});
