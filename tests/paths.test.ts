import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { href, hrefOf } from "#app/paths/href.ts";
import { pages } from "#app/paths/all.ts";
import { locales } from "#rules/codes.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

test("«path parameters in square brackets are filled in»", () => {
  expect(href("cs", patientPages.patient, { uuid: "a b/č" })).toBe("/kartoteka/a%20b%2F%C4%8D");
});

test("«remaining parameters become a repeated-key query string»", () => {
  expect(href("cs", calendarPages.home, { staffs: [3, 5], weekend: 1, date: "2026-03-16" })).toBe(
    "/?staffs=3&staffs=5&weekend=1&date=2026-03-16",
  );
  expect(href("cs", accountPages.chooseProfile, { skipRedirect: true })).toBe("/vyber-profilu?skipRedirect=1");
  expect(href("cs", accountPages.chooseProfile, { skipRedirect: false })).toBe("/vyber-profilu");
});

test("«catch-all and optional catch-all parameters are supported»", () => {
  expect(hrefOf("cs", "soubory/*", { "*": ["a", "b c"] })).toBe("/soubory/a/b%20c");
  expect(() => hrefOf("cs", "soubory/*", {})).toThrow("Missing catch-all");
  expect(hrefOf("cs", "soubory/*?", {})).toBe("/soubory");
});

test("«each route takes a locale»: cs without a prefix, the others with theirs", () => {
  expect(locales.map((locale) => href(locale, patientPages.patients))).toEqual([
    "/kartoteka",
    "/de/kartoteka",
    "/en/kartoteka",
    "/sk/kartoteka",
  ]);
  expect(href("en", calendarPages.home)).toBe("/en");
  expect(() => href("" as "cs", calendarPages.home)).toThrow("Locale is required");
});

test("«A route with no match is an error»", () => {
  expect(() => href("cs", (calendarPages as { nowhere?: typeof calendarPages.home }).nowhere!)).toThrow(
    "Active route not found.",
  );
});

test("an address takes the parameters of its page, and no whole record", () => {
  const report = { uuid: "a", content: "Bolest" };
  expect(href("cs", reportPages.reportEdit, { uuid: report.uuid })).toBe("/kartoteka/zaznam/a/upravit");
  // @ts-expect-error What a page does not read does not compile.
  void (() => href("cs", reportPages.reportEdit, report));
});

test("a missing path parameter is an error", () => {
  expect(() => hrefOf("cs", "kartoteka/:uuid", {})).toThrow("Missing path parameter uuid");
});

test("every area of addresses and of queries is in app/paths/all.ts", () => {
  const all = readFileSync("app/paths/all.ts", "utf8");
  const areas = readdirSync("app/paths", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/^(all|href|page|public)\.ts$/.test(file))
    .map((file) => `app/paths/${file}`);
  const lacking = areas.flatMap((file) => {
    const [, name] = /export const (\w+(?:Pages|Queries)) =/.exec(readFileSync(file, "utf8")) ?? [];
    return name && !all.includes(`...${name},`) ? [`${name} of ${file}`] : [];
  });
  expect(lacking, "import it in app/paths/all.ts and spread it there").toEqual([]);
});

test("no two pages share an address", () => {
  const shapes = Object.values(pages).map(({ path }) => path.replace(/:\w+/g, ":"));
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
});
