import fc from "fast-check";
import { emails, ids, uuids } from "#tests/cast/people.ts";
import { thorough } from "#tests/kit/chance/part-of-commit.ts";
import { turnOfCommit } from "#tests/kit/chance/turn-of-commit.ts";
import { dates, typed } from "./values.ts";

/**
 * The suite tries a few; forms and inputs pass with MOTUS_FUZZ=100000. MOTUS_SEED=2 tries others, and the same number
 * the same.
 */
export const tries = Number(process.env.MOTUS_FUZZ ?? 50);
export const seed = Number(process.env.MOTUS_SEED ?? 1);

const TURNS = 8;
const turn = turnOfCommit(TURNS);
/** Whether a place is tried: the suite tries every eighth, by the hash of the commit, and a thorough run each. */
export const isTried = (nth: number) => thorough || nth % TURNS === turn;

/** Meaningful values: days, times, numbers, addresses, ids of the own and of another centre. */
const meant = [
  "20. 3. 2026",
  "29. 2. 2027",
  "31. 3.",
  "2026-03-20",
  "20.3.26",
  "1. 1. 1900",
  "31. 12. 9999",
  "8:30",
  "08.30",
  "24:00",
  "23:59",
  "2:30",
  "830",
  "0",
  "1",
  "-1",
  "1,5",
  "1.5",
  "1e9",
  "0x10",
  "007",
  "1 000",
  "1\u00a0000,00 Kč",
  "2147483647",
  "2147483648",
  "4294967296",
  "9007199254740993",
  "NaN",
  "Infinity",
  "true",
  "false",
  "null",
  "undefined",
  "on",
  "off",
  "ONE",
  "SERIES",
  "FOLLOWING",
  "WEEKLY",
  "CZ",
  "SK",
  "111",
  "8556230419",
  "601 000 200",
  "+420601000377",
  "00421905000000",
  emails.admin,
  "JANA@EXAMPLE.COM",
  "a@b",
  "373 81",
  "#datum#",
  "https://evil.example/",
  "//evil.example",
  "/kartoteka",
  "cs",
  "xx",
  ...Object.values(uuids),
  ...[
    ids.profiles.foreign,
    ids.patients.foreign,
    ids.procedures.foreign,
    ids.facilities.foreignRoom,
    ids.events.foreignEvent,
    901,
    999_000,
  ].map(String),
];
const rubbish = [
  ...typed,
  ...dates,
  "\ud800",
  "\u202Egnp.exe\u200B",
  "\u0000",
  "\ufeff",
  "\u{1F469}\u200D\u{1F467}",
  "a\r\nb\tc",
  "e\u0301",
  "%00",
  "%s",
  "[object Object]",
  "\\",
  "'",
  '"',
  "<!--",
  "]]>",
  "&lt;",
  "*",
  "%",
  "_",
  "a".repeat(201),
  "ž".repeat(100_000),
];

export const of = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;
const within = (value: string, pick: number, put: string) =>
  value.slice(0, pick % (value.length + 1)) + put + value.slice(pick % (value.length + 1));

const cyrillic: Record<string, string> = { a: "а", e: "е", o: "о", p: "р", c: "с", x: "х" };
/** Mutations of a text. */
export const bends = {
  emptied: () => "",
  rubbish: (_value, pick) => of(rubbish, pick),
  meant: (_value, pick) => of(meant, pick),
  random: (_value, _pick, text) => text,
  cut: (value, pick) => value.slice(0, pick % (value.length + 1)),
  doubled: (value) => value + value,
  halfCharacter: (value, pick) => within(value, pick, "\ud83d"),
  nul: (value, pick) => within(value, pick, "\u0000"),
  turned: (value, pick) => within(value, pick, "\u202e"),
  broken: (value, pick) => within(value, pick, "\r\n"),
  otherAlphabet: (value) =>
    value
      .replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
      .replace(/[aeopcx]/g, (letter) => cyrillic[letter]!),
  long: (value, pick) => (value || "x").repeat(1 + (pick % 400)),
  stepped: (value, pick) => String(Number(value) + (pick % 2 ? 1 : -1)),
} satisfies Record<string, (value: string, pick: number, text: string) => string>;
export type Bend = keyof typeof bends;

/** By chance: which place, what is done to it, with what. Fewer and smaller where that fails as well. */
export const changes = <How extends string>(hows: How[]) =>
  fc.array(
    fc.record({
      at: fc.nat(9999),
      how: fc.constantFrom(...hows),
      pick: fc.nat(9999),
      text: fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })),
    }),
    { minLength: 1, maxLength: 4 },
  );
export type Change<How extends string> = { at: number; how: How; pick: number; text: string };
