import { expect, test } from "vitest";
import { lackingParts } from "./needs-address.ts";

const lacking = (address: Parameters<typeof lackingParts>[0]["address"], abroadAddress: string | null = null) =>
  lackingParts({ address, abroadAddress });

test("an address lacks its town and the number of its house, wherever the number is written", () => {
  expect(lacking({})).toEqual(["cisloDomovni", "obecNazev"]);
  expect(lacking({ uliceNazev: "Dlouhá", obecNazev: "Písek" })).toEqual(["cisloDomovni"]);
  expect(lacking({ uliceNazev: "Dlouhá 12", obecNazev: "Písek" })).toEqual([]);
  expect(lacking({ cisloOrientacni: "3a", obecNazev: "Písek" })).toEqual([]);
  expect(lacking({ cisloDomovni: "45" })).toEqual(["obecNazev"]);
  expect(lacking({}, "1 Rue de Rivoli\nParis")).toEqual([]);
});
