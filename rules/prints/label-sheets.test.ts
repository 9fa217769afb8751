import { expect, test } from "vitest";
import { labelPages, labelSheets, labelsOn, sheetName } from "./label-sheets.ts";

test("labels begin at the first free position, sheet by sheet", () => {
  const labels = Array.from({ length: 25 }, (_, at) => at);
  const [first, second, ...more] = labelPages(labels, "70x36", 4);
  expect(first!.slice(0, 5)).toEqual([null, null, null, 0, 1]);
  expect([first!.length, second, more]).toEqual([24, [21, 22, 23, 24], []]);
  expect(labelPages(labels, "70x36", 1).map((page) => page.length)).toEqual([24, 1]);
  expect(labelPages(labels.slice(0, 24), "70x36", 1)).toHaveLength(1);
  expect(labelPages([], "70x36", 1)).toEqual([]);
});

test("a sheet is no larger than A4", () => {
  for (const sheet of labelSheets) {
    const [width, height] = sheet.split("x").map(Number);
    const [, columns, rows] = /, (\d+) × (\d+)/.exec(sheetName(sheet).replaceAll("\u00a0", " "))!.map(Number);
    expect(columns! * rows!).toBe(labelsOn(sheet));
    expect(columns! * width!).toBeLessThanOrEqual(210);
    // 29,7 mm are called 30, and ten of them fill the sheet.
    expect(rows! * height!).toBeLessThanOrEqual(sheet === "52x30" ? 300 : 297);
  }
});
