import { expect, test } from "vitest";
import { bestFirst, fitOf, type FreePlace, type Preference } from "./suits.ts";

const therapy = { id: 1, minutes: 45 };
const examination = { id: 2, minutes: 60 };
const at = (time: string, date = "2026-03-16") => new Date(`${date}T${time}:00+01:00`);
/** A free hour and a half with person 3 on a Monday. */
const place: FreePlace = { from: at("09:00"), to: at("10:30"), profile: 3, services: [therapy, examination] };
const anything: Preference = {
  procedures: [],
  profiles: [],
  weekdays: [],
  timeFrom: null,
  timeTo: null,
  availableFrom: null,
  availableTo: null,
  urgent: false,
  createdAt: at("08:00"),
};
const from = (time: string, minutes: number, procedure: number | null) => ({
  procedure,
  beginAt: at(time),
  endAt: new Date(at(time).getTime() + minutes * 60_000),
});

test.each<[what: string, preference: Partial<Preference>, fit: object | null]>([
  ["nothing said: the longest service fits, which one is open", {}, from("09:00", 60, null)],
  ["a service it offers", { procedures: [1] }, from("09:00", 45, 1)],
  ["two services: the longer", { procedures: [1, 2] }, from("09:00", 60, 2)],
  ["a service it does not offer", { procedures: [7] }, null],
  ["its person", { profiles: [9, 3], procedures: [1] }, from("09:00", 45, 1)],
  ["another person", { profiles: [9] }, null],
  ["its weekday", { weekdays: [1, 3] }, from("09:00", 60, null)],
  ["another weekday", { weekdays: [2] }, null],
  ["from an hour within it", { timeFrom: "09:30", procedures: [2] }, from("09:30", 60, 2)],
  [
    "too late an hour for the longer service, not for the shorter",
    { timeFrom: "09:40", procedures: [1, 2] },
    from("09:40", 45, 1),
  ],
  ["an hour after which nothing fits", { timeFrom: "09:50" }, null],
  ["until an hour before which it fits", { timeTo: "09:45", procedures: [1] }, from("09:00", 45, 1)],
  ["until an hour too early", { timeTo: "09:40" }, null],
  ["hours beside it", { timeFrom: "13:00", timeTo: "15:00" }, null],
  [
    "the first and the last possible day",
    { availableFrom: "2026-03-16", availableTo: "2026-03-16" },
    from("09:00", 60, null),
  ],
  ["not yet", { availableFrom: "2026-03-17" }, null],
  ["no longer", { availableTo: "2026-03-15" }, null],
])("%s", (_what, preference, fit) => {
  expect(fitOf({ ...anything, ...preference }, place)).toEqual(fit);
});

test("a patient with another event comes before or after it", () => {
  expect(fitOf({ ...anything, procedures: [1] }, place, [{ from: at("08:00"), to: at("09:30") }])).toEqual(
    from("09:30", 45, 1),
  );
  expect(fitOf({ ...anything, procedures: [1] }, place, [{ from: at("10:00"), to: at("11:00") }])).toEqual(
    from("09:00", 45, 1),
  );
  expect(fitOf({ ...anything, procedures: [1] }, place, [{ from: at("09:30"), to: at("10:00") }])).toBeNull();
});

test("a slot for one service names it", () => {
  expect(fitOf(anything, { ...place, services: [therapy] })).toEqual(from("09:00", 45, 1));
  expect(fitOf(anything, { ...place, services: [] })).toBeNull();
  expect(fitOf(anything, { ...place, to: at("09:44") })).toBeNull();
});

test("for a slot over midnight the first day counts, and hours are those of the wall clock after the clocks changed", () => {
  expect(
    fitOf({ ...anything, procedures: [1] }, { ...place, from: at("23:15"), to: at("01:00", "2026-03-17") }),
  ).toEqual(from("23:15", 45, 1));
  expect(
    fitOf({ ...anything, procedures: [2] }, { ...place, from: at("23:15"), to: at("01:00", "2026-03-17") }),
  ).toBeNull();
  const spring = { ...place, from: new Date("2026-03-29T01:00:00+01:00"), to: new Date("2026-03-29T12:00:00+02:00") };
  expect(fitOf({ ...anything, timeFrom: "09:00", procedures: [1] }, spring)?.beginAt).toEqual(
    new Date("2026-03-29T09:00:00+02:00"),
  );
});

test("best first: urgent, then those with more preferences, then the longest waiting", () => {
  const preferences: Record<string, Preference> = {
    yesterday: { ...anything, createdAt: at("08:00", "2026-03-15") },
    today: anything,
    mornings: { ...anything, timeTo: "12:00" },
    herMornings: { ...anything, timeTo: "12:00", weekdays: [1], profiles: [3] },
    herTherapyMornings: { ...anything, weekdays: [1], profiles: [3], procedures: [1] },
    urgent: { ...anything, urgent: true },
  };
  const order = Object.entries(preferences)
    .sort(([, a], [, b]) => bestFirst(a, b))
    .map(([name]) => name);
  expect(order).toEqual(["urgent", "herTherapyMornings", "herMornings", "mornings", "yesterday", "today"]);
});
