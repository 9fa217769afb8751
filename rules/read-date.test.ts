import { expect, test } from "vitest";
import { readBirthDate, readDate } from "./read-date.ts";

// A Saturday.
const today = "2026-11-21";
const read = (...texts: string[]) => texts.map((text) => readDate(text, today));

test("DateField types like 14.3., 14. 3. 2026, zítra, or ISO: digits with a year", () => {
  for (const text of [
    "14.3.2026",
    "14. 3. 2026",
    "14.\u00a03.\u00a02026",
    " 14.03.2026 ",
    "14.3.26",
    "14/3/2026",
    "14 3 2026",
    "14-3-26",
    "14032026",
    "2026-03-14",
    "2026-3-14",
  ]) {
    expect([text, readDate(text, today)]).toEqual([text, "2026-03-14"]);
  }
});

test("without a year it is this year, or the next when the day is more than six months back", () => {
  expect(read("14.3.", "14. 3.", "14.3", "14/3")).toEqual(Array(4).fill("2027-03-14"));
  expect(read("20.5.", "21.5.", "21.11.", "24.12.")).toEqual(["2027-05-20", "2026-05-21", "2026-11-21", "2026-12-24"]);
  expect(readDate("28.12.", "2026-01-10")).toBe("2026-12-28");
  expect(readDate("29.2.", "2027-11-21")).toBe("2028-02-29");
});

test("two digits of a year reach 79 years back and 20 ahead", () => {
  expect(read("1.1.46", "1.1.47", "1.1.99", "1.1.00")).toEqual([
    "2046-01-01",
    "1947-01-01",
    "1999-01-01",
    "2000-01-01",
  ]);
});

test("words for days in four languages, diacritics optional", () => {
  expect(read("dnes", "heute", "Today")).toEqual(Array(3).fill("2026-11-21"));
  expect(read("zítra", "ZITRA", "zajtra", "morgen", "tomorrow")).toEqual(Array(5).fill("2026-11-22"));
  expect(read("pozítří", "pozajtra", "übermorgen")).toEqual(Array(3).fill("2026-11-23"));
  expect(read("včera", "vcera", "gestern", "yesterday")).toEqual(Array(4).fill("2026-11-20"));
  expect(read("předevčírem", "predvčerom", "vorgestern")).toEqual(Array(3).fill("2026-11-19"));
  expect(read("+3", "+ 3", "+0")).toEqual(["2026-11-24", "2026-11-24", "2026-11-21"]);
});

test("a weekday is the next such day, never today", () => {
  expect(read("pondělí", "po", "Po.", "pon", "Montag", "mon", "pondelok")).toEqual(Array(7).fill("2026-11-23"));
  expect(read("út", "ut", "út.", "utorok", "Di", "tue")).toEqual(Array(6).fill("2026-11-24"));
  expect(read("st", "středa", "Mi", "wed")).toEqual(Array(4).fill("2026-11-25"));
  expect(read("čt", "ct", "št", "štvrtok", "Do", "thu")).toEqual(Array(6).fill("2026-11-26"));
  expect(read("pá", "pa", "pi", "Fr", "fri")).toEqual(Array(5).fill("2026-11-27"));
  expect(read("sobota", "so", "Sa", "sat")).toEqual(Array(4).fill("2026-11-28"));
  expect(read("ne", "neděle", "nedela", "sun", "Sonntag")).toEqual(Array(5).fill("2026-11-22"));
});

test("a beginning that fits several languages is read in the reader's own first", () => {
  expect([readDate("so", today, "de"), readDate("so", today, "sk")]).toEqual(["2026-11-22", "2026-11-28"]);
});

test("an unreadable date is null", () => {
  const rubbish = [
    "",
    " ",
    ".",
    "31.2.2026",
    "29.2.2026",
    "0.1.2026",
    "14.13.",
    "14.3.226",
    "14.3.1066",
    "14.3.0026",
    "0026-03-14",
    "140326",
    "12345678",
    "p",
    "xx",
    "+",
    "+99999",
    "constructor",
    "__proto__",
    "\0",
    "1".repeat(500),
  ];
  for (const text of rubbish) expect([text, readDate(text, today)]).toEqual([text, null]);
});

test("a birth date needs its year, and two digits of it never mean the future", () => {
  const birth = (text: string) => readBirthDate(text, today);
  expect(["23.6.1985", "23. 6. 85", "23061985", "1985-06-23"].map(birth)).toEqual(Array(4).fill("1985-06-23"));
  expect(["14.3.26", "21.11.26", "22.11.26", "24.12.26"].map(birth)).toEqual([
    "2026-03-14",
    "2026-11-21",
    "1926-11-22",
    "1926-12-24",
  ]);
  expect(["14.3.", "dnes", "po", "+1", "1.1.2027", "30.2.85", "0001-01-01", ""].map(birth)).toEqual(
    Array(8).fill(null),
  );
});
