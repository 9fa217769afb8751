import { expect, test } from "vitest";
import { chartOf, findingHistories } from "./finding-history.ts";
import type { Finding } from "./findings.ts";

const knee = (value: string): Finding => ({ kind: "ROM", what: "KNEE_S", side: "LEFT", value });
const pain = (value: string): Finding => ({ kind: "VAS", what: "LOAD", side: null, value });
const muscle = (what: string, value: string): Finding => ({ kind: "STRENGTH", what, side: null, value });

test("one measurement of one side is followed through examinations, gaps kept", () => {
  const [rom, strength, vas] = findingHistories([
    [pain("6"), knee("0-0-80")],
    [muscle("M. Soleus", "3+")],
    [knee("0-0-110"), muscle("m. soleus", "4"), { ...knee("0-0-130"), side: "RIGHT" }],
  ]);
  expect(rom!.histories.map(({ finding, values }) => [finding.side, values])).toEqual([
    ["LEFT", ["0-0-80", null, "0-0-110"]],
    ["RIGHT", [null, null, "0-0-130"]],
  ]);
  expect(strength!.histories.map(({ values }) => values)).toEqual([[null, "3+", "4"]]);
  expect(vas).toMatchObject({ kind: "VAS", histories: [{ values: ["6", null, null] }] });
  expect(findingHistories([])).toEqual([]);
});

test("a chart shows the whole scale of a value that has one, and of a range its extent, with its zero", () => {
  expect(chartOf({ finding: pain(""), values: ["10", null, "2.5"] })).toEqual({
    points: [
      { at: 0, low: 1, high: 1 },
      { at: 1, low: 0.25, high: 0.25 },
    ],
    zero: null,
  });
  expect(chartOf({ finding: muscle("m. soleus", ""), values: ["5"] }).points).toEqual([{ at: 0.5, low: 1, high: 1 }]);
  const { points, zero } = chartOf({ finding: knee(""), values: ["10-0-90", "0-20-90"] });
  expect([zero, points]).toEqual([
    0.1,
    [
      { at: 0, low: 0, high: 1 },
      { at: 1, low: 0.3, high: 1 },
    ],
  ]);
});

test("a difference of a few millimetres of girth does not fill the chart, and no value is outside of it", () => {
  const girth = (value: string): Finding => ({ kind: "GIRTH", what: "CALF", side: "LEFT", value });
  const { points } = chartOf({ finding: girth(""), values: ["38", "38.4"] });
  expect(points[1]!.low - points[0]!.low).toBeCloseTo(0.1);
  for (const value of ["0-0-0", "180-0-180", "90-10-0"])
    for (const { low, high } of chartOf({ finding: knee(""), values: [value] }).points)
      expect([low >= 0, high <= 1, low <= high]).toEqual([true, true, true]);
});
