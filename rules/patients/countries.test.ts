import { expect, test } from "vitest";
import { locales } from "../codes.ts";
import { countryCodes, countryOptions } from "./countries.ts";

test("about 250 countries keyed by two-letter code, with CZ, SK, PL, DE, AT first", () => {
  expect(countryCodes.slice(0, 5)).toEqual(["CZ", "SK", "PL", "DE", "AT"]);
  expect(countryCodes).toHaveLength(250);
  expect(new Set(countryCodes).size).toBe(250);
});

test("each has a name in each language, sorted as that language sorts", () => {
  for (const locale of locales) {
    const options = countryOptions(locale);
    expect(options.map(({ code }) => code).sort()).toEqual([...countryCodes].sort());
    expect(options.every(({ code, name }) => name !== code)).toBe(true);
    const names = options.slice(5).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
  }
  expect(
    countryOptions("cs")
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(["Česko", "Slovensko"]);
});
