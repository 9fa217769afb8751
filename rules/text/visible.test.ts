import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { lines, oneLine, visible, withoutSeparators } from "./visible.ts";

const invisible = [
  "\u00ad",
  "\u200b",
  "\u200c",
  "\u200d",
  "\u200e",
  "\u202e",
  "\u2060",
  "\u2066",
  "\ufeff",
  "\u061c",
  "\u034f",
  "\u115f",
  "\u1160",
  "\u17b4",
  "\u180e",
  "\u2800",
  "\u3164",
  "\uffa0",
  "\ufe0f",
  "\u{e0041}",
];

test("invisible characters of every kind are removed", () => {
  for (const character of invisible)
    expect([character, visible(`Ja${character}n`), fold(`Ja${character}n`)]).toEqual([character, "Jan", "jan"]);
  expect(visible("S\u030ca\u0301\u200brka")).toBe("Šárka");
  expect(visible("e\u200b\u0301")).toBe("é");
});

test("a name is one line, a text keeps its lines", () => {
  expect(oneLine(" \u202eJan\u00a0\n\r\n Karel\u2028Nový\t\u3164 ")).toBe("Jan Karel Nový");
  expect(lines("první\u202e\r\n\u2028druhý\u00a0řádek\t\rtřetí\u200b ")).toBe("první\n\ndruhý\u00a0řádek\t\ntřetí");
  expect(oneLine("\u200b\u202e \u3164")).toBe("");
});

test("a text keeps joined emoji, a name does not", () => {
  const joined = ["👩‍⚕️", "👨🏽‍🦽", "👨‍👩‍👧‍👦", "❤️", "🏳️‍🌈"];
  for (const emoji of joined) expect(lines(`Dítě ${emoji}\u200d a\u200b máma`)).toBe(`Dítě ${emoji} a máma`);
  expect(oneLine("Jana 👩‍⚕️")).toBe("Jana 👩⚕");
  expect(lines("a\u200db \u200d👩 1\ufe0f")).toBe("ab 👩 1");
});

test("a number loses the separators between its digits", () => {
  for (const number of [
    "800512/0013",
    "800512-0013",
    "800512 0013",
    "80.05.12 / 0013",
    "800512\u00a0\u2013\u200b0013",
    "800512\u22120013",
    "(800512)\u20110013",
  ])
    expect(withoutSeparators(number)).toBe("8005120013");
});
