import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectSeen, logIn, ready, test, waitForCommands, wear } from "../kit.ts";
import { partOfCommit } from "#tests/kit/chance/part-of-commit.ts";
import { enter, layouts, open } from "./addresses.ts";
import { calendarTargets, drawIn, expectWhole, widths } from "./layout.ts";

// A walk changes nothing: its tests share the workers, in whatever order.
test.describe.configure({ mode: "parallel" });

/** Axe finds nothing on a dark desk. The colours of a light one are those of the components in the sampler. */
async function expectAccessibleOnDesk(page: Page, except: string[] = []) {
  await wear(page, "dark");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, { except });
}

// German has the longest words: Slovak ones are as long as Czech, English shorter. The other pages are walked by the
// complete walk, of which each landing takes a part (complete.test.ts), as of these a half.
test("each kind of layout fits every window in both fonts, and axe finds nothing, also on a light phone", async ({
  page,
}) => {
  const rows = await enter(page);
  for (const stop of partOfCommit(layouts, 2))
    await test.step(stop, async () => {
      await open(page, stop, rows, "de");
      for (const font of ["narrow", "wide"] as const) {
        await drawIn(page, font);
        await expectWhole(page, widths);
      }
      await wear(page, "light");
      await page.setViewportSize({ width: 360, height: 800 });
      await expectSeen(page);
      await expectAccessibleOnDesk(page, calendarTargets(stop));
    });
});

test("dialogs fit a phone and a desk in German, and axe finds nothing", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  const expectDialog = (name: string, address: RegExp) =>
    test.step(name, async () => {
      await page.waitForURL(address);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await drawIn(page, "wide");
      await expectWhole(page, [360, 1280]);
      await expectAccessibleOnDesk(page);
    });
  const { card } = await enter(page);
  const visits = `/de/kartoteka/${card}?tab=navstevy`;
  await page.goto(visits);
  await ready(page);
  await page.locator("main tbody th a").first().click();
  await expectDialog("an event", /editace-udalosti/);
  await waitForCommands(page);
  await page.keyboard.press("e");
  await expect(dialog.getByLabel("Beginn")).toBeVisible();
  await expectDialog("an event that is edited", /editace-udalosti/);
  await page.keyboard.press("Delete");
  await expectDialog("a question", /odstranit/);
  await page.goto(visits);
  await ready(page);
  await page.getByRole("link", { name: "Termin vergeben" }).first().click();
  await expectDialog("a new event", /nova-udalost/);
});

test("lists that are sorted by their heads are sorted on narrow windows too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, "receptionist", "/kartoteka");
  const head = page.getByRole("main").getByRole("link", { name: "Narození", exact: true });
  expect((await head.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  const sorted = (direction: string) => new RegExp(`sort=birthDate&direction=${direction}`);
  for (const [direction, next] of [
    ["asc", "desc"],
    ["desc", "asc"],
  ] as const) {
    await head.click();
    await expect(page).toHaveURL(sorted(direction));
    // The address may be there before the page.
    await expect(head).toHaveAttribute("href", sorted(next));
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
