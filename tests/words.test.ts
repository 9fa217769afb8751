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

/** The modules that a module draws with at once: not those of the server, nor types, nor those loaded later. */
function importsOf(file: string): string[] {
  return [...read(file).matchAll(/^import (?!type )[^"']*?from "([^"]+\.tsx?)"/gm)]
    .map((match) => match[1]!)
    .filter(
      (specifier) =>
        !specifier.includes(".server.") && /^(\.|#app\/(components|enhance|http|trouble-page))/.test(specifier),
    )
    .map((specifier) => (specifier.startsWith("#") ? specifier.slice(1) : path.join(path.dirname(file), specifier)));
}

function wordsUsed(file: string, seen = new Set<string>()): Set<string> {
  const used = new Set<string>();
  if (seen.has(file)) return used;
  seen.add(file);
  const code = read(file);
  for (const match of code.matchAll(/useTranslation\(([^)]*)\)/g)) for (const area of quoted(match[1]!)) used.add(area);
  for (const next of importsOf(file)) for (const area of wordsUsed(next, seen)) used.add(area);
  return used;
}

const handleOf = (file: string) => quoted(/handle\b[^=]*= \{[^[]*i18n: \[([^\]]*)\]/.exec(read(file))?.[1] ?? "");

// A page that draws with words it does not declare waits for them during hydration, and React discards it.
test("every page names the words it draws with", () => {
  const lacking = Object.values(pages).flatMap(({ module, layout }) => {
    const file = `app/routes/${module}.tsx`;
    if (layout === "none" || module === "site/sampler") return [];
    const named = new Set(["common", ...handleOf(file), ...handleOf(`app/routes/${layout}.tsx`)]);
    return [...wordsUsed(file)].filter((area) => !named.has(area)).map((area) => `${file} lacks ${area}`);
  });
  expect(lacking, "name the area in the handle of the page, or of its layout").toEqual([]);
});

test("the sampler names all words", () => {
  expect(
    areas.filter((area) => area !== "common" && !handleOf("app/routes/site/sampler.tsx").includes(area)),
    "name the area in app/routes/site/sampler.tsx",
  ).toEqual([]);
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
