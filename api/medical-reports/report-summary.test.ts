import { expect, test } from "vitest";
import { reportSummary } from "./report-summary.ts";

test.each([
  ["## Kineziologický rozbor\n\nStoj na obou", "Stoj na obou"],
  ["## Kineziologický rozbor\n", "Kineziologický rozbor"],
  ["\n\n---\n| --- | --- |\n- **Bolest** beder, VAS 6", "Bolest beder, VAS 6"],
  ["| Pohyb | Vpravo |\n| --- | --- |", "Pohyb Vpravo"],
  ["1. přednožení vleže", "přednožení vleže"],
  ["> - citovaný bod", "citovaný bod"],
  ["Rozsah 5 - 10 ° a 2 * 3", "Rozsah 5 - 10 ° a 2 * 3"],
  ["", ""],
  ["##\n\n  \n***", ""],
])("%j is summed up as %j", (content, summary) => expect(reportSummary(content)).toBe(summary));

test("it never exceeds 120 characters nor cuts one in half", () => {
  expect(reportSummary("x".repeat(120))).toHaveLength(120);
  expect(reportSummary("x".repeat(500))).toBe(`${"x".repeat(119)}…`);
  expect(reportSummary(`${"x".repeat(118)}🦵🦵`)).toBe(`${"x".repeat(118)}…`);
});
