import { expect, test } from "vitest";
import { WaitingPatientInput } from "./waiting-patient.ts";

const input = WaitingPatientInput("2026-03-16");
const faults = (given: object) =>
  input.safeParse({ patientCard: 1, ...given }).error?.issues.map((issue) => [issue.path.join("."), issue.message]);

test("typed values and the API's input give the same result", () => {
  const typed = {
    patientCard: "7",
    phone: "601 000 377",
    email: " JANA@example.com ",
    procedures: ["2", "1", "2"],
    profiles: ["3"],
    weekdays: ["5", "1"],
    timeFrom: "8",
    timeTo: "1230",
    availableFrom: "zítra",
    availableTo: "1.4.",
    urgent: true,
  };
  const given = {
    patientCard: 7,
    phone: "+420601000377",
    email: "jana@example.com",
    note: null,
    procedures: [1, 2],
    profiles: [3],
    weekdays: [1, 5],
    timeFrom: "08:00",
    timeTo: "12:30",
    availableFrom: "2026-03-17",
    availableTo: "2026-04-01",
    urgent: true,
  };
  expect(input.parse(typed)).toEqual(given);
  expect(input.parse(given)).toEqual(given);
  expect(
    WaitingPatientInput("2026-03-16", "en").parse({ patientCard: 7, availableFrom: "tomorrow" }).availableFrom,
  ).toBe("2026-03-17");
});

test("only the patient is required, and every day is any day", () => {
  const open = {
    patientCard: 7,
    phone: null,
    email: null,
    note: null,
    procedures: [],
    profiles: [],
    weekdays: [],
    timeFrom: null,
    timeTo: null,
    availableFrom: null,
    availableTo: null,
    urgent: false,
  };
  expect(input.parse({ patientCard: 7 })).toEqual(open);
  expect(input.parse({ ...open, weekdays: [7, 6, 5, 4, 3, 2, 1] })).toEqual(open);
});

test("each fault is reported at its field", () => {
  expect(faults({ patientCard: undefined })).toEqual([["patientCard", "required"]]);
  expect(faults({ patientCard: "x", procedures: [0], profiles: ["a"], weekdays: [8] })).toEqual([
    ["patientCard", "choiceInvalid"],
    ["procedures.0", "choiceInvalid"],
    ["profiles.0", "choiceInvalid"],
    ["weekdays.0", "choiceInvalid"],
  ]);
  expect(faults({ phone: "12", email: "jana", note: "x".repeat(4001) })).toEqual([
    ["phone", "phoneInvalid"],
    ["email", "emailInvalid"],
    ["note", "tooLong"],
  ]);
  expect(faults({ timeFrom: "ráno", availableTo: "31. 2." })).toEqual([
    ["timeFrom", "timeInvalid"],
    ["availableTo", "dateInvalid"],
  ]);
  expect(faults({ timeFrom: "12", timeTo: "8", availableFrom: "1.4.", availableTo: "31.3." })).toEqual([
    ["timeTo", "endBeforeStart"],
    ["availableTo", "endBeforeStart"],
  ]);
  expect(faults({ timeFrom: "8", timeTo: "8:00" })).toEqual([["timeTo", "endBeforeStart"]]);
});
