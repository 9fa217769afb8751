import { expect, test } from "vitest";
import { codeBeginning, dottedCode, readDiagnosisCode } from "./diagnosis-code.ts";

test.each([
  ["M54.5", "M545"],
  ["m54 5", "M545"],
  [" m545 ", "M545"],
  ["S52.50", "S5250"],
  ["A00", "A00"],
  ["M5", null],
  ["54.5", null],
  ["M54.501", null],
  ["bolest", null],
  ["", null],
])("the code in %j is %j", (typed, code) => expect(readDiagnosisCode(typed)).toBe(code));

test.each([
  ["m5", "M5"],
  ["M54.", "M54"],
  ["m", null],
  ["ma", null],
  ["M545", "M545"],
])("%j begins the codes with %j", (typed, beginning) => expect(codeBeginning(typed)).toBe(beginning));

test("the dot comes after the third character", () => {
  expect(["A00", "A000", "M5456"].map(dottedCode)).toEqual(["A00", "A00.0", "M54.56"]);
});
