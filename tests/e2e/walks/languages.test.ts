import { expect, expectNoSidewaysScroll, logIn, test } from "../kit.ts";
import { enter, pages } from "./addresses.ts";
import { drawIn, expectWhole } from "./layout.ts";

test.describe.configure({ mode: "parallel" });

const [one, other] = [0, 1].map((half) => pages.filter((_, index) => index % 2 === half));

/** German, whose words are the longest: Slovak ones are as long as Czech, English shorter. */
for (const [half, part] of [
  ["first", one!],
  ["second", other!],
] as const)
  test(`long words of German break nothing, ${half} half of the pages`, async ({ page }) => {
    for (const address of await enter(page, part)) {
      expect((await page.goto(`/de${address === "/" ? "" : address}`))!.status(), address).toBeLessThan(500);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await drawIn(page, "wide");
      await expectWhole(page, address.startsWith("/?") ? [360, 768, 1280] : [360, 1280]);
    }
  });

for (const language of ["de", "en", "sk"])
  test(`every component of the sampler has room for long words of ${language}`, async ({ page }) => {
    await page.goto(`/${language}/vzornik`);
    await expect(page.locator("section")).not.toHaveCount(0);
    await drawIn(page, "wide");
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });

test("strips of attendance break on a phone into rows of two equal buttons, high enough for a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, "receptionist", "/?view=resource-day&date=2026-11-24");
  const event = await page.locator(".open .t:not(.rest)").first().getAttribute("href");
  await page.goto(`/de${event}`);
  await drawIn(page, "wide");
  const strips = await page.locator(".visits .seg").evaluateAll((all) =>
    all.map((strip) => {
      const boxes = [...strip.querySelectorAll("button")].map((one) => one.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => top))];
      return tops.map((top) => boxes.filter((one) => one.top === top).map(({ width, height }) => ({ width, height })));
    }),
  );
  expect(strips.map((rows) => rows.map((row) => row.length))).toEqual([
    [2, 2],
    [2, 1],
  ]);
  for (const row of strips.flat()) {
    expect(Math.min(...row.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.abs(row[0]!.width - row.at(-1)!.width)).toBeLessThanOrEqual(1);
  }
});
