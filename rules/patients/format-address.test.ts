import { expect, test } from "vitest";
import { addressLines, formatAddress } from "./format-address.ts";

const town = { psc: "17000", obecNazev: "Praha 7" };
const village = { psc: "67571", obecNazev: "Obec" };

test("street with house and orientation number, the part of the municipality behind it", () => {
  const street = { ...town, uliceNazev: "Jankovcova", cisloDomovni: "1522", cisloOrientacni: "53" };
  expect(addressLines(street)).toEqual(["Jankovcova 1522/53", "170\u00a000 Praha 7"]);
  expect(formatAddress({ ...street, castObceNazev: "Holešovice" })).toBe(
    "Jankovcova 1522/53, 170\u00a000 Praha 7 – Holešovice",
  );
  expect(addressLines({ ...town, uliceNazev: "Dlouhá", cisloDomovni: "12", cisloOrientacni: "3a" })[0]).toBe(
    "Dlouhá 12/3a",
  );
  expect(addressLines({ ...town, uliceNazev: "Dlouhá", cisloDomovni: "12", cisloOrientacni: null })[0]).toBe(
    "Dlouhá 12",
  );
});

test("no street: č. p., or the other part of the municipality, or a registration number", () => {
  expect(addressLines({ ...village, cisloDomovni: "45" })).toEqual(["č.\u00a0p.\u00a045", "675\u00a071 Obec"]);
  expect(addressLines({ ...village, castObceNazev: "Obec", cisloDomovni: "45" })[0]).toBe("č.\u00a0p.\u00a045");
  expect(addressLines({ ...village, castObceNazev: "Část", cisloDomovni: "45" })).toEqual([
    "Část 45",
    "675\u00a071 Obec",
  ]);
  expect(addressLines({ ...village, castObceNazev: "Část", cisloDomovni: "č. ev. 7" })[0]).toBe("Část č. ev. 7");
});

test("a missing part leaves nothing behind", () => {
  expect(formatAddress({})).toBe("");
  expect(formatAddress({ obecNazev: "Brno", psc: null })).toBe("Brno");
  expect(formatAddress({ uliceNazev: "Dlouhá", psc: " " })).toBe("Dlouhá");
  expect(formatAddress({ obecNazev: "Brno" }, "Landstraße 1\n1030 Wien")).toBe("Landstraße 1, 1030 Wien");
});
