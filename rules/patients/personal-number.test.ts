import { expect, test } from "vitest";
import { differencesFromNumber, readInsuranceNumber, readPersonalNumber } from "./personal-number.ts";

const today = "2026-11-21";
const read = (text: string) => readPersonalNumber(text, today);

test.each([
  ["7103192745", "1971-03-19", "MALE", undefined],
  ["8801251680", "1988-01-25", "MALE", "remainder10"],
  ["991231123", "1899-12-31", "MALE", undefined],
  ["9001011239", "1990-01-01", "MALE", undefined],
  ["9051011233", "1990-01-01", "FEMALE", undefined],
  ["0521011238", "2005-01-01", "MALE", undefined],
  ["0571011232", "2005-01-01", "FEMALE", undefined],
  ["5401011231", "1954-01-01", "MALE", undefined],
  ["7801010020", "1978-01-01", "MALE", "remainder10"],
  ["9207230000", "1992-07-23", "MALE", "remainder10"],
  ["0001010010", "2000-01-01", "MALE", "remainder10"],
])("personal identification number %s gives the birth date and sex", (value, birthDate, sex, warning) => {
  expect(read(value)).toEqual({ value, birthDate, sex, ...(warning && { warning }) });
});

test("the slash and spaces are only for display", () => {
  expect(read(" 710319/2745 ")?.value).toBe("7103192745");
  expect(read("710319 2745")?.value).toBe("7103192745");
});

test.each([
  ["7103192746", "a wrong check digit"],
  ["1103492745", "month 49"],
  ["590312/123", "9 digits after 1953"],
  ["9013011239", "month 13"],
  ["9021011238", "month + 20 before 2004"],
  ["9002301230", "30 February"],
  ["abc", "no digits"],
  ["", "nothing"],
  ["71031927450", "11 digits"],
])("%s is refused: %s", (text) => {
  expect(read(text)).toBeNull();
});

test("the date must not lie in the future", () => {
  expect(readPersonalNumber("0521011238", "2005-01-01")).not.toBeNull();
  expect(readPersonalNumber("0521011238", "2004-12-31")).toBeNull();
});

test("the insured number is validated softly: 9 or 10 digits, a warning when it is no personal number", () => {
  expect(readInsuranceNumber("710319/2745", today)).toEqual({ value: "7103192745" });
  expect(readInsuranceNumber("7103192746", today)).toEqual({ value: "7103192746", warning: "notPersonalNumber" });
  expect(readInsuranceNumber("999999999", today)).toEqual({ value: "999999999", warning: "notPersonalNumber" });
  expect(["", "12345678", "12345678901", "AB12345678"].map((text) => readInsuranceNumber(text, today))).toEqual(
    Array(4).fill(null),
  );
});

test("a personal number is read however its digits are parted", () => {
  for (const text of ["800512-0013", "800512/0013", "800512 0013", "800512\u00a0\u2013\u00a00013", "80 05 12.0013"])
    expect(readPersonalNumber(text, "2026-11-21")?.value).toBe("8005120013");
});

test("a birth date or sex that contradicts the personal number is named, and a missing one is not", () => {
  const card = { personalNumber: "8005120013", birthDate: "1980-05-13", sex: "FEMALE" as const };
  expect(differencesFromNumber(card)).toEqual([
    { field: "dateOfBirth", entered: "1980-05-13", byNumber: "1980-05-12" },
    { field: "sex", entered: "FEMALE", byNumber: "MALE" },
  ]);
  expect(differencesFromNumber({ ...card, birthDate: "1980-05-12", sex: null })).toEqual([]);
  expect(differencesFromNumber({ ...card, personalNumber: null })).toEqual([]);
});
