import { expect, test } from "vitest";
import { fillTokens } from "./report-tokens.ts";

test("tokens become the day in ten characters and the time in five, as they are in Prague", () => {
  expect(fillTokens("Dne #datum# v #cas#, #datum#", new Date("2026-03-05T23:05:00Z"))).toBe(
    "Dne 06.03.2026 v 00:05, 06.03.2026",
  );
  expect(fillTokens("#datum # #DATUM# $&", new Date("2026-07-01T06:00:00Z"))).toBe("#datum # #DATUM# $&");
});
