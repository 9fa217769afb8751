import { lines, oneLine } from "#rules/text/visible.ts";
export const markup = `"><img src=x onerror=alert(1)>`;
export const tooMuch = "-99999999999999999999";
/** Typed values that should never be sent, and sometimes are. */
export const texts = [
  "",
  " \te\u0301\r\n ",
  "a\u0000b",
  "a\ud800b",
  "'; drop table users; --",
  markup,
  "__proto__",
  "\u202Egnp.exe\u200B",
  "\u{1F469}\u200D\u{1F467}\u{1F9B4}",
  "x".repeat(30_000),
  tooMuch,
];
/** Values that are typed into forms. */
export const typed = [
  "",
  "a\u0000b",
  "'; drop table users; --",
  markup,
  "</script></textarea></title><script>alert(1)</script>",
  "__proto__",
  "x".repeat(5_000),
  tooMuch,
];

export const dates = [
  "0000-00-00",
  "0001-01-01",
  "1850-01-01",
  "2199-12-31",
  "9999-12-31",
  "2026-03-16\u0000",
  "1 Z",
  "0000-01-01T00:00:00Z",
  "1850-01-01T00:00:00Z",
  "2199-12-31T23:59:59Z",
  "9999-12-31T23:59:59+99:99",
  "+275760-09-12T23:59:59.999Z",
];
export const numbers = [0, -1, 1.5, 2 ** 31 - 1, 2 ** 53];
/** More than a statement has parameters. */
export const tooMany = Array.from({ length: 70_000 }, (_, n) => n);
/** An object of another kind than expected. */
export const stranger: unknown = JSON.parse(`{"__proto__":{"version":1}}`);

/** A text as it may be stored: on one line, or with its lines. */
export const asKept = (text: string): string[] => [oneLine(text), lines(text)];

/** Text that only the app's internals contain: statements, tables, positions in the code. */
export const inside =
  /relation "|column "|violates|syntax error at|invalid input syntax|[Ff]ailed query|insert into|patient_cards|medical_centers|node_modules|\.[tj]s:\d/;
