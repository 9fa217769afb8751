import { expect, test } from "vitest";
import {
  dateInput,
  formatDate,
  formatDateTime,
  formatIban,
  formatMoney,
  formatNumber,
  formatPersonalNumber,
  formatPhone,
  formatPsc,
  formatTime,
  moneyInput,
} from "./format.ts";
import { readBirthDate } from "./read-date.ts";

/** Non-breaking spaces are written `_` in expected texts. */
const nb = (text: string) => text.replace(/_/g, "\u00a0");

test("dates D. M. YYYY with variants", () => {
  expect(formatDate("2026-03-14", "cs")).toBe(nb("14._3._2026"));
  expect(formatDate("2026-03-14", "cs", "short")).toBe(nb("14._3."));
  expect(formatDate("2026-03-16", "cs", "weekday")).toBe(nb("po 14._3.".replace("14", "16")));
  expect(formatDate("2026-03-16", "cs", "long")).toBe(nb("pondělí 16._března 2026"));
  expect(formatDate("2026-03-16", "cs", "month")).toBe("březen 2026");
});

test("dates by language", () => {
  expect(formatDate("2026-03-16", "sk")).toBe(nb("16._3._2026"));
  expect(formatDate("2026-03-16", "sk", "long")).toBe(nb("pondelok 16._marca 2026"));
  expect(formatDate("2026-03-16", "de")).toBe("16.3.2026");
  expect(formatDate("2026-03-16", "de", "weekday")).toBe("Mo 16.3.");
  expect(formatDate("2026-03-16", "de", "long")).toBe(nb("Montag, 16._März 2026"));
  expect(formatDate("2026-09-16", "en")).toBe(nb("16_Sep_2026"));
  expect(formatDate("2026-03-16", "en", "weekday")).toBe(nb("Mon 16_Mar"));
  expect(formatDate("2026-03-16", "en", "long")).toBe(nb("Monday 16_March 2026"));
});

test("times H:mm or H:mm:ss, in Europe/Prague, in every language", () => {
  const instant = new Date("2026-07-14T06:05:09Z");
  expect([formatTime(instant), formatTime(instant, true)]).toEqual(["8:05", "8:05:09"]);
  expect([formatTime("08:30"), formatTime("00:00"), formatTime("12:00:00")]).toEqual(["8:30", "0:00", "12:00"]);
  expect(formatTime("2026-07-14T06:05:09.000Z")).toBe("8:05");
  expect(formatDateTime("2026-12-31T23:30:00Z", "cs")).toBe(nb("1._1._2027 0:30"));
  expect(formatDateTime(instant, "en")).toBe(nb("14_Jul_2026 8:05"));
});

test("thousands separator non-breaking space, decimal comma", () => {
  expect([formatNumber(1234567.5, "cs"), formatNumber(-1250, "sk"), formatNumber(999, "cs")]).toEqual([
    nb("1_234_567,5"),
    nb("-1_250"),
    "999",
  ]);
  expect([formatNumber(1234.5, "de"), formatNumber(1234.5, "en")]).toEqual(["1.234,5", "1,234.5"]);
  expect([formatNumber(12, "cs", 1), formatNumber(1 / 3, "cs"), formatNumber(0, "cs")]).toEqual(["12,0", "0,333", "0"]);
});

test("CZK number, non-breaking space, Kč; EUR symbol after amount; USD symbol before amount; others by code", () => {
  expect(formatMoney({ amount: 125000, currency: "CZK" }, "cs")).toBe(nb("1_250_Kč"));
  expect(formatMoney({ amount: 1250, currency: "EUR" }, "sk")).toBe(nb("12,50_€"));
  expect(formatMoney({ amount: 125050, currency: "USD" }, "en")).toBe("$1,250.50");
  expect(formatMoney({ amount: 125050, currency: "USD" }, "cs")).toBe(nb("$1_250,50"));
  expect(formatMoney({ amount: 125000, currency: "CHF" }, "de")).toBe(nb("1.250_CHF"));
  expect(formatMoney({ amount: 1250, currency: "JPY" }, "cs", { decimals: 2 })).toBe(nb("1_250_JPY"));
});

test("CZK prices show 0 decimals when whole and 2 otherwise; documents always 2", () => {
  const show = (amount: number, decimals?: "auto" | 0 | 2) =>
    formatMoney({ amount, currency: "CZK" }, "cs", { decimals });
  expect([show(0), show(5), show(125000), show(125050), show(-125050)].map((text) => text.slice(0, -3))).toEqual([
    "0",
    "0,05",
    nb("1_250"),
    nb("1_250,50"),
    nb("-1_250,50"),
  ]);
  expect([show(0, 2), show(125000, 2)]).toEqual([nb("0,00_Kč"), nb("1_250,00_Kč")]);
  expect([show(125050, 0), show(-40, 0)]).toEqual([nb("1_251_Kč"), nb("0_Kč")]);
  expect(show(Number.MAX_SAFE_INTEGER)).toBe(nb("90_071_992_547_409,91_Kč"));
});

test("a form field holds the amount without sign and thousands", () => {
  expect(moneyInput({ amount: 125000, currency: "CZK" }, "cs")).toBe("1250");
  expect([
    moneyInput({ amount: 125050, currency: "CZK" }, "cs"),
    moneyInput({ amount: 125050, currency: "CZK" }, "en"),
  ]).toEqual(["1250,50", "1250.50"]);
});

test("phones, personal numbers, postcodes, IBANs", () => {
  expect(formatPhone("+420601000377")).toBe(nb("+420_601_000_377"));
  expect(formatPhone("+12025550123")).toBe(nb("+1_202_555_0123"));
  expect(formatPhone("+4915112345678")).toBe(nb("+49_151_123_456_78"));
  expect(formatPhone("601 000")).toBe("601 000");
  expect([formatPersonalNumber("8556230414"), formatPersonalNumber("991231123"), formatPersonalNumber("A12")]).toEqual([
    "855623/0414",
    "991231/123",
    "A12",
  ]);
  expect([formatPsc("17000"), formatPsc("170 00"), formatPsc("SW1A")]).toEqual([nb("170_00"), nb("170_00"), "SW1A"]);
  expect(formatIban("CZ6508000000192000145399")).toBe("CZ65 0800 0000 1920 0014 5399");
});

test("a date as a form field holds it is read back in every language", () => {
  for (const locale of ["cs", "de", "en", "sk"] as const) {
    const typed = dateInput("1985-06-03", locale);
    expect(typed).toMatch(/^[\d./\s]+$/);
    expect(readBirthDate(typed, "2026-03-16")).toBe("1985-06-03");
  }
});
