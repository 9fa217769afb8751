import { expect, test } from "vitest";
import { findInsurer, insurers } from "./insurers.ts";

test("Insurer codes: 111 (general insurer), 201, 205, 207, 209, 211, 213", () => {
  expect(insurers.map(({ code }) => code)).toEqual(["111", "201", "205", "207", "209", "211", "213"]);
  expect(findInsurer("111")?.abbreviation).toBe("VZP");
});

test("333 is known but not offered; others are unknown", () => {
  expect(findInsurer("333")?.name).toContain("cizinců");
  expect(findInsurer("999")).toBeUndefined();
});
