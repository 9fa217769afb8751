import type { Locator } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test(
  "an owner opens the statistics by keyboard, types a day, chooses a quarter and a person, and saves the numbers",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    await logIn(page);
    await page.getByRole("link", { name: "Statistiky" }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Statistiky");
    await page.getByLabel("Den v období").fill("1. 1. 1999");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Zadejte den z let 2000 až 2100.")).toBeVisible();
    await page.getByLabel("Den v období").fill("15. 10. 2026");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toContainText("říjen 2026");
    await page.getByRole("link", { name: "Čtvrtletí" }).press("Enter");
    await expect(page.getByRole("main")).toContainText("4. čtvrtletí 2026");
    for (const tab of ["Finance", "Návštěvy", "ÚZIS"]) {
      await page.getByRole("link", { name: tab, exact: true }).press("Enter");
      await expect(page.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
      await ready(page);
      if (scripts) await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.getByRole("link", { name: "Návštěvy", exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: "Návštěvy", level: 2, exact: true })).toBeVisible();
    await page.getByText("Lidé").first().click();
    await page.getByRole("checkbox", { name: "Bukovská" }).press("Space");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/staff=\d+/);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "CSV" }).first().press("Enter");
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  },
);

test("a chart with the focus has the bars that the server drew, and its numbers by the arrow keys", async ({
  page,
}) => {
  await logIn(page, "admin", "/statistiky?tab=navstevy&period=YEAR");
  const chart = page.locator(".plot").first();
  const drawn = await heightsOf(chart.locator("svg > rect"));
  expect(drawn.length).toBeGreaterThan(0);
  await chart.focus();
  await expect(chart.locator(".recharts-bar-rectangle").first()).toBeVisible();
  expect(await heightsOf(chart.locator(".recharts-bar-rectangle path"))).toEqual(drawn);
  await page.keyboard.press("Tab");
  const numbers = chart.locator(".recharts-tooltip-wrapper");
  await expect(numbers).toContainText(/leden 2026.*: \d/);
  const first = await numbers.textContent();
  await page.keyboard.press("ArrowRight");
  await expect(numbers).not.toHaveText(first!);
  await expectAccessible(page);
});

/** The heights of bars in whole pixels, the smallest first. */
const heightsOf = async (bars: Locator) =>
  (
    await bars.evaluateAll((found) =>
      found.map((bar) => Math.round(Number(bar.getAttribute("height")))).filter((height) => height > 0),
    )
  ).sort((one, other) => one - other);
