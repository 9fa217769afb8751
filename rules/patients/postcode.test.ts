import { expect, test } from "vitest";
import { readPsc } from "./postcode.ts";

test("postcode is 5 digits", () => {
  expect([readPsc("170 00"), readPsc("17000"), readPsc("1700"), readPsc("SW1A 1AA")]).toEqual([
    "17000",
    "17000",
    null,
    null,
  ]);
});
