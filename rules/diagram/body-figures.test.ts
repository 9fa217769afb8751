import { expect, test } from "vitest";
import { bodyFigures, centerOf, viewOf } from "./body-figures.ts";
import { bodyRegions, bodyViews, PLANE, regionsOf } from "./body-regions.ts";

test.each(bodyViews)("%s: every region has one closed outline on the plane, with its middle on it", (view) => {
  const { outlines } = bodyFigures[view];
  expect(outlines.map(({ region }) => region).sort()).toEqual(regionsOf[view].map(({ region }) => region).sort());
  for (const { region, d } of outlines) {
    expect(d).toMatch(/^M[^MZ]+Z$/);
    const numbers = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    expect(
      numbers.every(
        ([, x, y]) => Number(x) >= 0 && Number(x) <= PLANE.width && Number(y) >= 0 && Number(y) <= PLANE.height,
      ),
    ).toBe(true);
    const { x, y } = centerOf(view, region);
    expect([x > 0 && x < PLANE.width, y > 0 && y < PLANE.height]).toEqual([true, true]);
    expect(viewOf(region)).toBe(view);
  }
});

test("right is the patient's: left in the picture from the front, right from the back; from the right they look to the right", () => {
  expect(centerOf("FRONT", "FRONT_KNEE_RIGHT").x).toBeLessThan(centerOf("FRONT", "FRONT_KNEE_LEFT").x);
  expect(centerOf("BACK", "BACK_KNEE_RIGHT").x).toBeGreaterThan(centerOf("BACK", "BACK_KNEE_LEFT").x);
  expect(centerOf("RIGHT", "RIGHT_FOOT").x).toBeGreaterThan(centerOf("RIGHT", "RIGHT_ANKLE").x);
  expect(centerOf("LEFT", "LEFT_FOOT").x).toBeLessThan(centerOf("LEFT", "LEFT_ANKLE").x);
  expect(new Set(bodyRegions).size).toBe(bodyRegions.length);
});
