import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("diacritics folded, lower case, anything but letters and digits is a space", () => {
  expect(fold("  Příliš ŽLUŤOUČKÝ kůň ")).toBe("prilis zlutoucky kun");
  expect(fold("Łukasz Straße Đorđe Øre Æsir ĽUBOŠ Größe ẞ")).toBe("lukasz strasse dorde ore aesir lubos grosse ss");
  expect(fold("Nováková-Svobodová, MUDr.")).toBe("novakova svobodova mudr");
  expect(fold("+420 601 000 377")).toBe("420 601 000 377");
  expect(fold("a\0b_%'\\c")).toBe("a b c");
  expect(fold("😀 \u0301")).toBe("");
});

test("composed and decomposed text fold alike, and folding twice changes nothing", () => {
  const text = "Šárka Őry";
  expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
  expect(fold(fold(text))).toBe(fold(text));
});
