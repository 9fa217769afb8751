import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { dataFolder } from "#tests/kit/processes/data-folder.ts";
import { isLeaked } from "./leaked.ts";

const hash = (text: string) => createHash("sha1").update(text).digest("hex").toUpperCase();

/** A list as it is downloaded: lines of different lengths, and perhaps no end of the last one. */
function listOf(passwords: string[], end: string, last = end) {
  const file = path.join(dataFolder(), "leaked");
  writeFileSync(
    file,
    passwords
      .map((text, at) => `${hash(text)}:${7 ** (at % 9)}`)
      .sort()
      .join(end) + last,
  );
  return file;
}

test.each(["\n", "\r\n"])(
  "each password of a list is found, with lines that end with %j, and no other",
  async (end) => {
    for (const [count, last] of [
      [1, end],
      [2, ""],
      [3, end],
      [500, ""],
    ] as const) {
      const passwords = Array.from({ length: count }, (_, at) => `heslo ${at}`);
      const file = listOf(passwords, end, last);
      for (const password of passwords) expect(await isLeaked(file, password)).toBe(true);
      for (let at = 0; at < 200; at++) expect(await isLeaked(file, `jiné ${at}`)).toBe(false);
    }
  },
);

test("an empty list holds nothing, and a composed and a decomposed password are the same", async () => {
  expect(await isLeaked(listOf([], "\n", ""), "heslo")).toBe(false);
  expect(await isLeaked(listOf(["příliš"], "\n"), "příliš".normalize("NFD"))).toBe(true);
});
