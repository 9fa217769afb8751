import { expect, test } from "vitest";
import { extentOf, findingKey, isMeasured, measuredOf, readFinding, sidesOf } from "./findings.ts";

test.each([
  ["ROM", "10-0-120", "10-0-120"],
  ["ROM", " 10° – 0° – 120° ", "10-0-120"],
  ["ROM", "0 10 90", "0-10-90"],
  ["ROM", "90/10/0", "90-10-0"],
  ["ROM", "0-0-0", "0-0-0"],
  ["ROM", "180-0-180", "180-0-180"],
  ["ROM", "120", null],
  ["ROM", "10-5-120", null],
  ["ROM", "0-90-10", null],
  ["ROM", "0-0-181", null],
  ["ROM", "0-0-x", null],
  ["STRENGTH", "4+", "4+"],
  ["STRENGTH", "3−", "3-"],
  ["STRENGTH", "0", "0"],
  ["STRENGTH", "5-", "5-"],
  ["STRENGTH", "5+", null],
  ["STRENGTH", "0-", null],
  ["STRENGTH", "6", null],
  ["STRENGTH", "4++", null],
  ["VAS", "6", "6"],
  ["VAS", "6/10", "6"],
  ["VAS", "4,5", "4.5"],
  ["VAS", "10", "10"],
  ["VAS", "11", null],
  ["VAS", "-1", null],
  ["VAS", "4,55", null],
  ["GIRTH", "42,5 cm", "42.5"],
  ["GIRTH", "300", "300"],
  ["GIRTH", "0", null],
  ["GIRTH", "301", null],
  ["GIRTH", "42.0", "42"],
] as const)("%s: %s is stored as %s", (kind, typed, kept) => expect(readFinding(kind, typed)).toBe(kept));

test("measurements and their sides", () => {
  expect(measuredOf("ROM")).toContain("KNEE_S");
  expect([isMeasured("ROM", "KNEE_T"), isMeasured("GIRTH", "THIGH_15"), isMeasured("STRENGTH", "m. soleus")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([
    sidesOf("ROM", "KNEE_S"),
    sidesOf("ROM", "TRUNK_F"),
    sidesOf("GIRTH", "WAIST"),
    sidesOf("VAS", "REST"),
    sidesOf("STRENGTH", "m. soleus"),
  ]).toEqual(["one", "none", "none", "none", "any"]);
  expect(findingKey({ kind: "STRENGTH", what: "M. Soleus", side: "LEFT" })).toBe(
    findingKey({ kind: "STRENGTH", what: "m. soleus", side: "LEFT" }),
  );
});

test("a range is from one end to the other, and stays on its side of zero where it does not reach it", () => {
  const extent = (kind: "ROM" | "STRENGTH" | "GIRTH", value: string) => extentOf({ kind, value });
  expect([
    extent("ROM", "10-0-120"),
    extent("ROM", "0-10-90"),
    extent("ROM", "90-10-0"),
    extent("ROM", "0-0-95"),
  ]).toEqual([
    [-10, 120],
    [10, 90],
    [-90, -10],
    [0, 95],
  ]);
  expect([extent("STRENGTH", "4")[0], extent("GIRTH", "42.5")[0]]).toEqual([4, 42.5]);
  expect(extent("STRENGTH", "4-")[0]).toBeLessThan(extent("STRENGTH", "4")[0]);
  expect(extent("STRENGTH", "3+")[0]).toBeLessThan(extent("STRENGTH", "4-")[0]);
});
