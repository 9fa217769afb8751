import { expect, test } from "vitest";
import {
  isDateRange,
  isNumericText,
  isPasswordLength,
  isPasswordMatch,
  isTimeRange,
  readInteger,
  workHoursFault,
} from "./validators.ts";

test("numeric text: 'Invalid number string' (integer from non-numeric text)", () => {
  expect([readInteger("42"), readInteger("-7"), readInteger("007")]).toEqual([42, -7, 7]);
  for (const text of ["", " ", "abc", "1.5", "1e3", "0x10", "1 000", "12a", "99999999999999999", "\0"]) {
    expect(isNumericText(text)).toBe(false);
    expect(() => readInteger(text)).toThrow("Invalid number string");
  }
});

test("password length: 10 to 200 characters", () => {
  expect(["x".repeat(9), "x".repeat(10), "x".repeat(200), "x".repeat(201)].map(isPasswordLength)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isPasswordLength("😀".repeat(9)), isPasswordLength("😀".repeat(10))]).toEqual([false, true]);
});

test("password match: to the letter", () => {
  expect([isPasswordMatch("Heslo 1", "Heslo 1"), isPasswordMatch("Heslo 1", "heslo 1")]).toEqual([true, false]);
});

test("date range: from is not after to; time range: from is before to", () => {
  expect([isDateRange("2026-01-01", "2026-01-01"), isDateRange("2026-01-02", "2026-01-01")]).toEqual([true, false]);
  expect([isTimeRange("08:00", "08:15"), isTimeRange("08:00", "08:00"), isTimeRange("10:00", "09:00")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("work-hours range: within a day, breaks inside, no overlap", () => {
  const day = { from: "08:00", to: "16:00" };
  expect(workHoursFault(day)).toBeNull();
  expect(
    workHoursFault(day, [
      { from: "12:30", to: "13:00" },
      { from: "12:00", to: "12:30" },
    ]),
  ).toBeNull();
  expect(workHoursFault({ from: "16:00", to: "08:00" })).toEqual({ fault: "order" });
  expect(workHoursFault(day, [{ from: "12:30", to: "12:00" }])).toEqual({ fault: "breakOrder", at: 0 });
  expect(workHoursFault(day, [{ from: "07:30", to: "08:30" }])).toEqual({ fault: "breakOutside", at: 0 });
  expect(
    workHoursFault(day, [
      { from: "12:00", to: "13:00" },
      { from: "12:30", to: "13:30" },
    ]),
  ).toEqual({ fault: "breakOverlap", at: 1 });
  expect(
    workHoursFault(day, [
      { from: "12:00", to: "13:00" },
      { from: "12:00", to: "13:00" },
    ]),
  ).toEqual({ fault: "breakOverlap", at: 1 });
});
