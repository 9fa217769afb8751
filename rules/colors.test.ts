import { expect, test } from "vitest";
import { contrast } from "./colors.ts";

test("contrast by WCAG: black on white 21, equal 1, either way round the same", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#0666db", "#0666DB")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#ffffff", "#0666db")).toBe(contrast("#0666db", "#ffffff"));
});
