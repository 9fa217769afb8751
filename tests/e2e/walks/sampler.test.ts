import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, expectTargets, test, wear } from "../kit.ts";
import { partOfCommit } from "#tests/kit/chance/part-of-commit.ts";
import { drawIn } from "./layout.ts";

test.describe.configure({ mode: "parallel" });

test("every component in every state is in the sampler, and axe finds nothing, light and dark", async ({ page }) => {
  await page.goto("/vzornik");
  await expect(page.locator("section")).not.toHaveCount(0);
  for (const font of ["wide", "narrow"] as const) {
    await drawIn(page, font);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  }
  await wear(page, "light");
  // The closed days are strips, whose tiles are as small as their time is short (WCAG 2.5.8, essential).
  const outside = [".cal"];
  await page.setViewportSize({ width: 360, height: 900 });
  await expectTargets(page, { outside });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectTargets(page, { outside });
  // The layout of the sampler and the examples of language links are both there.
  await expectAccessible(page, { except: ["landmark-unique", "heading-order", "target-size"] });
  await wear(page, "dark");
  await expectContrast(page);
});

test("the sampler prints in black on white", async ({ page }) => {
  await page.goto("/vzornik");
  await page.emulateMedia({ media: "print" });
  const { ink, background } = await page.evaluate(() => ({
    ink: getComputedStyle(document.body).color,
    background: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(ink).toBe("rgb(0, 0, 0)");
  expect(["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]).toContain(background);
});

test("every component of the sampler has room for the words of another language", async ({ page }) => {
  for (const language of partOfCommit(["de", "en", "sk"], 3)) {
    await page.goto(`/${language}/vzornik`);
    await expect(page.locator("section")).not.toHaveCount(0);
    await drawIn(page, "wide");
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  }
});
