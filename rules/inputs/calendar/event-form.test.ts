import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { eventForm } from "./event-form.ts";

const typed = (fields: Record<string, string | string[]>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ eventType: "EVENT", date: "zítra", from: "830", owner: "3", ...fields }))
    for (const one of [value].flat()) form.append(name, one);
  return parseWithZod(form, { schema: eventForm("2026-03-16", "cs") });
};
const value = (fields: Record<string, string | string[]>) => {
  const submission = typed(fields);
  return submission.status === "success" ? submission.value : submission.error;
};

test("days and times are read as people write them", () => {
  expect(value({ patient: "7", staffs: ["4", "5"], facilities: "2", procedure: "", note: " x " })).toEqual({
    eventType: "EVENT",
    beginAt: "2026-03-17T07:30:00.000Z",
    endAt: null,
    allDay: null,
    patientCards: [7],
    procedure: null,
    owner: 3,
    staffs: [4, 5],
    facilities: [2],
    name: null,
    note: "x",
    issue: null,
    color: null,
    ftVoucher: null,
    newPatient: null,
    recurrence: null,
    override: null,
  });
  expect([value({ ftVoucher: "5" }), value({ ftVoucher: "-5" })]).toMatchObject([
    { ftVoucher: 5 },
    { ftVoucher: null },
  ]);
  expect(value({ patients: ["7", "8"], patient: "8" })).toMatchObject({ patientCards: [7, 8] });
});

test("the end is the typed one, or follows from the length", () => {
  expect(value({ to: "9.15" })).toMatchObject({ endAt: "2026-03-17T08:15:00.000Z" });
  expect(value({ duration: "50" })).toMatchObject({ endAt: "2026-03-17T08:20:00.000Z" });
  expect(value({ to: "9.15", duration: "50" })).toMatchObject({ endAt: "2026-03-17T08:15:00.000Z" });
});

test("an end up to twelve hours over midnight is on the next day, also when the clocks change", () => {
  expect(value({ from: "23:30", to: "0:30" })).toMatchObject({
    beginAt: "2026-03-17T22:30:00.000Z",
    endAt: "2026-03-17T23:30:00.000Z",
  });
  expect(value({ date: "28. 3. 2026", from: "22", to: "4" })).toMatchObject({
    beginAt: "2026-03-28T21:00:00.000Z",
    endAt: "2026-03-29T02:00:00.000Z",
  });
  expect(value({ from: "14", to: "13:30" })).toEqual({ to: ["endBeforeStart"] });
  expect(value({ from: "22", to: "6" })).toMatchObject({
    beginAt: "2026-03-17T21:00:00.000Z",
    endAt: "2026-03-18T05:00:00.000Z",
  });
  expect(value({ from: "20", to: "8" })).toMatchObject({ endAt: "2026-03-18T07:00:00.000Z" });
  expect(value({ from: "20", to: "8:15" })).toEqual({ to: ["endBeforeStart"] });
  expect(value({ from: "20", duration: "735" })).toMatchObject({ endAt: "2026-03-18T07:15:00.000Z" });
});

test("whole days need no times", () => {
  expect(value({ allDay: "on", from: "", date: "27.3." })).toMatchObject({
    beginAt: null,
    endAt: null,
    allDay: { from: "2026-03-27", to: "2026-03-27" },
  });
  expect(value({ allDay: "on", lastDate: "30. 3. 2026", date: "27.3." })).toMatchObject({
    allDay: { from: "2026-03-27", to: "2026-03-30" },
  });
});

test("invalid input is reported by field, all of it at once", () => {
  expect(value({ date: "", from: "" })).toEqual({ date: ["required"] });
  expect(value({ date: "31. 2.", from: "25:00", to: "ráno" })).toEqual({
    date: ["dateInvalid"],
    from: ["timeInvalid"],
    to: ["timeInvalid"],
  });
  expect(value({ from: "", to: "9" })).toEqual({ from: ["required"] });
  expect(value({ to: "8:00" })).toEqual({ to: ["endBeforeStart"] });
  expect(value({ owner: "x", duration: "hodina", eventType: "BOOKING", patient: "99999999999" })).toEqual({
    owner: ["choiceInvalid"],
    duration: ["notANumber"],
    eventType: ["choiceInvalid"],
    patient: ["choiceInvalid"],
  });
  expect(value({ override: "on" })).toEqual({ overrideReason: ["required"] });
  expect(value({ allDay: "on", lastDate: "nikdy" })).toEqual({ lastDate: ["dateInvalid"] });
});

test("a new patient needs a name and a surname; one who turned out to have a card is that card", () => {
  const lucie = { "newPatient.surname": "Nová", "newPatient.name": "Lucie", "newPatient.dateOfBirth": "28.2.1999" };
  expect(value(lucie)).toMatchObject({
    patientCards: [],
    newPatient: { surname: "Nová", name: "Lucie", phone: null, dateOfBirth: "1999-02-28", confirmDuplicate: false },
  });
  expect(value({ ...lucie, sameAs: "new" })).toMatchObject({ newPatient: { confirmDuplicate: true } });
  expect(value({ ...lucie, sameAs: "5", patients: "7" })).toMatchObject({ patientCards: [7, 5], newPatient: null });
  expect(
    value({ "newPatient.surname": "", "newPatient.name": "", "newPatient.phone": "", "newPatient.dateOfBirth": "" }),
  ).toMatchObject({ newPatient: null });
  expect(value({ "newPatient.phone": "601 222 333" })).toEqual({
    "newPatient.surname": ["required"],
    "newPatient.name": ["required"],
  });
  expect(value({ ...lucie, "newPatient.dateOfBirth": "1.1.2099" })).toEqual({
    "newPatient.dateOfBirth": ["birthDateInFuture"],
  });
  expect(value({ ...lucie, "newPatient.dateOfBirth": "1.1.1850" })).toEqual({
    "newPatient.dateOfBirth": ["birthDateTooEarly"],
  });
});

test("a time the clocks skip or pass twice is one moment", () => {
  expect(value({ date: "2026-03-29", from: "2:30" })).toMatchObject({ beginAt: "2026-03-29T01:30:00.000Z" });
  expect(value({ date: "2026-10-25", from: "2:30", to: "3:30" })).toMatchObject({
    beginAt: "2026-10-25T00:30:00.000Z",
    endAt: "2026-10-25T02:30:00.000Z",
  });
});

test("in the night when clocks go back, an end that reads as before the begin is in the hour that comes again", () => {
  const night = (from: string, to: string) => value({ date: "2026-10-25", from, to });
  expect(night("2:30", "2:45")).toMatchObject({
    beginAt: "2026-10-25T00:30:00.000Z",
    endAt: "2026-10-25T00:45:00.000Z",
  });
  expect(night("2:30", "2:00")).toMatchObject({
    beginAt: "2026-10-25T00:30:00.000Z",
    endAt: "2026-10-25T01:00:00.000Z",
  });
  expect(night("2:30", "2:30")).toMatchObject({
    beginAt: "2026-10-25T00:30:00.000Z",
    endAt: "2026-10-25T01:30:00.000Z",
  });
  expect(value({ date: "2026-10-24", from: "22:00", to: "2:30" })).toMatchObject({
    beginAt: "2026-10-24T20:00:00.000Z",
    endAt: "2026-10-25T00:30:00.000Z",
  });
});
