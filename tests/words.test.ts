import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pages } from "#app/paths/all.ts";
import { locales } from "#rules/codes.ts";

const read = (file: string) => readFileSync(file, "utf8");
const areas = readdirSync("app/i18n/cs").map((file) =>
  file.replace(/\.ts$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
const quoted = (list: string) => [...list.matchAll(/"(\w+)"/g)].map((match) => match[1]!);

const words = await Promise.all(
  areas.map(async (area) => {
    const file = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [area, Object.values((await import(`../app/i18n/cs/${file}.ts`)) as object)[0] as object] as const;
  }),
);

/** The modules that a module draws with, at once or later: not those of the server, nor types. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/^import (?!type )[^"']*?from "([^"]+\.tsx?)"|import\("([^"]+\.tsx?)"\)/gm)]
    .map((match) => (match[1] ?? match[2])!)
    .filter(
      (specifier) =>
        !specifier.includes(".server.") && /^(\.|#app\/(components|enhance|http|route-error-page))/.test(specifier),
    )
    .map((specifier) => (specifier.startsWith("#") ? specifier.slice(1) : path.join(path.dirname(file), specifier)));
}

/** The areas of words that a module names, for itself or before a key (`forms:back`). */
function wordsNamed(code: string): string[] {
  const hooks = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap((match) => quoted(match[1]!));
  const keyed = words.filter(([area, keys]) =>
    [...code.matchAll(new RegExp(`["\`]${area}:(\\w+)`, "g"))].some(([, key]) => key! in keys),
  );
  return [...hooks, ...keyed.map(([area]) => area)];
}

function wordsUsed(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  return new Set([...wordsNamed(read(file)), ...importsOf(file).flatMap((next) => [...wordsUsed(next, seen)])]);
}

const handleOf = (file: string) => quoted(/handle\b[^=]*= \{[^[]*i18n: \[([^\]]*)\]/.exec(read(file))?.[1] ?? "");

// A page that draws with words it does not declare waits for them during hydration, and React discards it; or it shows
// their keys.
test("every page names the words it draws with", () => {
  const lacking = Object.values(pages).flatMap(({ module, layout }) => {
    const file = `app/routes/${module}.tsx`;
    if (layout === "none" || module === "site/sampler") return [];
    const named = new Set(["common", ...handleOf(file), ...handleOf(`app/routes/${layout}-layout.tsx`)]);
    return [...wordsUsed(file)].filter((area) => !named.has(area)).map((area) => `${file} lacks ${area}`);
  });
  expect(lacking, "name the area in the handle of the page, or of its layout").toEqual([]);
});

test("every area of words has a file in each language and its type in app/i18n/areas.d.ts", () => {
  const files = locales.flatMap((locale) => readdirSync(`app/i18n/${locale}`));
  const lacking = [...new Set(files)].flatMap((file) =>
    locales.map((locale) => `app/i18n/${locale}/${file}`).filter((place) => !existsSync(place)),
  );
  expect(lacking, "add the file").toEqual([]);
  const types = read("app/i18n/areas.d.ts");
  expect(
    areas.filter((area) => !types.includes(`${area}: typeof ${area};`)),
    "add the area to app/i18n/areas.d.ts",
  ).toEqual([]);
});

test("a question ends with its mark in every language", async () => {
  const said = await Promise.all(
    locales.flatMap((locale) =>
      readdirSync(`app/i18n/${locale}`).map(async (file) => {
        const [keys] = Object.values((await import(`../app/i18n/${locale}/${file}`)) as object);
        return questionsOf(keys as object).map((text) => [locale, text]);
      }),
    ),
  );
  expect(said.flat().length).toBeGreaterThan(100);
  expect(said.flat().filter(([, text]) => !text!.endsWith("?"))).toEqual([]);
});

const questionsOf = (keys: object): string[] =>
  Object.entries(keys).flatMap(([key, said]) =>
    typeof said === "object" ? questionsOf(said as object) : key.endsWith("Question") ? [said as string] : [],
  );
