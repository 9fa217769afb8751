import { expect, test } from "vitest";
import { easterSunday, holidayOn } from "./holidays.ts";
import { addDays } from "./dates.ts";

test("Easter Sunday, 2024 to 2040", () => {
  const sundays = [
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2029-04-01",
    "2030-04-21",
    "2031-04-13",
    "2032-03-28",
    "2033-04-17",
    "2034-04-09",
    "2035-03-25",
    "2036-04-13",
    "2037-04-05",
    "2038-04-25",
    "2039-04-10",
    "2040-04-01",
  ];
  expect(sundays.map((_, i) => easterSunday(2024 + i))).toEqual(sundays);
});

function holidaysOf(year: number, country: "CZ" | "SK"): string[] {
  const days = Array.from({ length: 366 }, (_, i) => addDays(`${year}-01-01`, i)).filter((day) =>
    day.startsWith(`${year}`),
  );
  return days.filter((day) => holidayOn(day, country)).map((day) => day.slice(5));
}

test("Czech holidays of 2026; Good Friday since 2016", () => {
  expect(holidaysOf(2026, "CZ")).toEqual([
    "01-01",
    "04-03",
    "04-06",
    "05-01",
    "05-08",
    "07-05",
    "07-06",
    "09-28",
    "10-28",
    "11-17",
    "12-24",
    "12-25",
    "12-26",
  ]);
  expect([holidayOn("2015-04-03", "CZ"), holidayOn("2016-03-25", "CZ")]).toEqual([null, "Velký pátek"]);
  expect(holidayOn("2026-09-28", "CZ")).toBe("Den české státnosti");
});

test("in Slovakia 8 May and 15 September are working days in 2026 alone, and 30 October 2018 was none", () => {
  const free = (day: string) => [2025, 2026, 2027].map((year) => holidayOn(`${year}-${day}`, "SK") !== null);
  expect([free("05-08"), free("09-15")]).toEqual([
    [true, false, true],
    [true, false, true],
  ]);
  expect(["2024-11-17", "2025-11-17", "2018-10-30", "2019-10-30"].map((day) => holidayOn(day, "SK") !== null)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test("Slovak holidays on which people do not work, 2023 and 2026", () => {
  expect(holidaysOf(2023, "SK")).toEqual([
    "01-01",
    "01-06",
    "04-07",
    "04-10",
    "05-01",
    "05-08",
    "07-05",
    "08-29",
    "09-01",
    "09-15",
    "11-01",
    "11-17",
    "12-24",
    "12-25",
    "12-26",
  ]);
  expect(holidaysOf(2026, "SK")).toEqual([
    "01-01",
    "01-06",
    "04-03",
    "04-06",
    "05-01",
    "07-05",
    "08-29",
    "11-01",
    "12-24",
    "12-25",
    "12-26",
  ]);
});
