import { expect, test } from "vitest";
import { axisOf, partsOf, stacksOf, type Series } from "./geometry.ts";

const series = (...data: number[][]): Series[] => data.map((one, at) => ({ key: `${at}`, label: `${at}`, data: one }));

test("an axis has round steps that hold all stacked bars, and no halves of visits", () => {
  expect(axisOf(series([3, 8], [4, 9]), 1)).toEqual({ ticks: [0, 5, 10, 15, 20], low: 0, high: 20 });
  expect(axisOf(series([0, 0]), 1).ticks).toEqual([0, 1]);
  expect(axisOf(series([2]), 1).ticks).toEqual([0, 1, 2]);
  expect(axisOf(series([300_000, -120_000]), 100)).toMatchObject({ low: -200_000, high: 400_000 });
  expect(axisOf(series([3]), 1, 40).high).toBe(40);
});

test("bars are stacked from zero, those below it downwards", () => {
  const axis = { ticks: [-10, 0, 10], low: -10, high: 10 };
  const bars = stacksOf(series([4, 0], [6, -10]), axis, 200, 40);
  expect(bars.map(({ y, height, series }) => [y, height, series])).toEqual([
    [70, 40, 0],
    [10, 60, 1],
    [110, 100, 1],
  ]);
});

test("labels of many parts are drawn where they have room", () => {
  expect(
    partsOf(
      Array.from({ length: 31 }, (_, n) => `${n + 1}. 3.`),
      660,
    ).each,
  ).toBeGreaterThan(1);
  expect(partsOf(["2026"], 660)).toMatchObject({ each: 1, step: 64 });
});
