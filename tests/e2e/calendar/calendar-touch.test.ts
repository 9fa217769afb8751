import type { Locator, Page } from "@playwright/test";
import { expect, logIn, ready, test } from "../kit.ts";

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

type Point = { x: number; y: number };

/** A finger on the glass. */
async function finger(page: Page) {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    glass.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  const glide = async (from: Point, to: Point) => {
    for (let step = 1; step <= 8; step++) {
      await touch("touchMove", { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 });
      await page.waitForTimeout(20);
    }
  };
  return {
    async tap(at: Point) {
      await touch("touchStart", at);
      await touch("touchEnd");
    },
    async swipe(from: Point, to: Point) {
      await touch("touchStart", from);
      await glide(from, to);
      await touch("touchEnd");
    },
    /** Holds until the page has noticed and any menu of the browser would have come, then moves, stays and drops. */
    async hold(from: Point, to: Point, stay = 0) {
      await touch("touchStart", from);
      await page.waitForTimeout(900);
      await expect(page.locator(".moving, .drawn").first()).toBeVisible();
      if (to !== from) await glide(from, to);
      await page.waitForTimeout(stay);
      await touch("touchEnd");
    },
  };
}

const tile = (page: Page, name: string) => page.locator(".open .t", { hasText: name });
/** Where it is, away from the bar at the bottom and the message above it. */
const boxOf = async (target: Locator) => {
  await target.evaluate((one) => one.scrollIntoView({ block: "center", inline: "nearest" }));
  // The page after the move.
  let box = null as Awaited<ReturnType<Locator["boundingBox"]>>;
  await expect.poll(async () => (box = await target.boundingBox())).not.toBeNull();
  return box!;
};
const columnOf = (target: Locator) => target.evaluate((one) => one.closest(".col")!.querySelector("h3")!.textContent);
const movedMessage = (page: Page) => page.getByRole("status").filter({ hasText: "Přesunuto" });
const SLOT = 24;

/** Each test has a day of its own, far from the demo clinic's weeks. */
async function withEvent(page: Page, date: string, name: string) {
  await logIn(page, "paramedic", `/nova-udalost?from=${date}&tab=free-time`);
  await page.getByLabel("Začátek").fill("9:00");
  await page.getByLabel("Délka v minutách").fill("60");
  await page.getByLabel("Název").fill(name);
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await page.waitForURL(/\?date=/);
  await page.goto(`/?view=resource-week&date=${date}`);
  await ready(page);
}

test("held, an event moves with the finger; held at its lower edge, it gets longer", async ({ page }) => {
  await withEvent(page, "2048-03-09", "Dotyková porada");
  const { hold } = await finger(page);
  const box = await boxOf(tile(page, "Dotyková"));
  expect(box.height).toBeGreaterThan(4 * SLOT - 4);
  const at = { x: box.x + 40, y: box.y + 20 };
  await hold(at, at);
  await expect(page.locator(".moving")).toHaveCount(0);
  await hold(at, { x: at.x, y: at.y + 4 * SLOT });
  await expect(movedMessage(page)).toContainText("10:00–11:00");
  await expect(tile(page, "Dotyková")).toHaveText(/^10:00/);

  const now = await boxOf(tile(page, "Dotyková"));
  const edge = { x: now.x + 40, y: now.y + now.height - 20 };
  await hold(edge, { x: edge.x, y: edge.y + 2 * SLOT });
  await expect(movedMessage(page)).toContainText("10:00–11:30");
  await page.reload();
  await expect(tile(page, "Dotyková")).toHaveText(/^10:00/);
});

test("in the next column, an event belongs to another person; held near the end of the window, the day scrolls under the finger", async ({
  page,
}) => {
  await withEvent(page, "2048-03-12", "Odložená porada");
  const { hold } = await finger(page);
  const porada = tile(page, "Odložená");
  const box = await boxOf(porada);
  const whose = await columnOf(porada);
  const at = { x: box.x + 40, y: box.y + 20 };
  // The own column is the first one.
  await hold(at, { x: at.x + box.width, y: at.y });
  await expect(movedMessage(page)).toBeVisible();
  expect(await columnOf(porada)).not.toBe(whose);
  const now = await boxOf(porada);
  await hold({ x: now.x + 40, y: now.y + 20 }, { x: now.x + 40, y: 800 }, 2000);
  await expect(porada).toHaveText(/^1[4-9]:|^20:/);
});

test("a swipe scrolls and moves nothing; a tap opens the event", async ({ page }) => {
  await withEvent(page, "2048-03-10", "Klidná porada");
  const { tap, swipe } = await finger(page);
  const box = await boxOf(tile(page, "Klidná"));
  const scrolled = () => page.evaluate(() => window.scrollY + document.querySelector(".open .cols")!.scrollTop);
  const before = await scrolled();
  await swipe({ x: box.x + 40, y: box.y + 20 }, { x: box.x + 40, y: box.y - 130 });
  await expect.poll(scrolled).toBeGreaterThan(before + 60);
  await expect(tile(page, "Klidná")).toHaveText(/^9:00/);
  await expect(movedMessage(page)).toHaveCount(0);
  await page.waitForTimeout(500);
  const now = await boxOf(tile(page, "Klidná"));
  await tap({ x: now.x + 40, y: now.y + 20 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klidná porada");
});

test("holding a free slot draws an event, a tap presses it", async ({ page }) => {
  await logIn(page, "paramedic", "/?view=resource-week&date=2048-03-11");
  await ready(page);
  const { hold, tap } = await finger(page);
  const place = page.locator(".open .laid").first();
  const box = (await place.boundingBox())!;
  const at = { x: box.x + 40, y: box.y + 8 * SLOT + 6 };
  await hold(at, { x: at.x + 3, y: at.y + 2 * SLOT });
  await expect(page).toHaveURL(/from=2048-03-11T08%3A00&to=2048-03-11T08%3A45/);
  await expect(page.getByLabel("Konec")).toHaveValue("8:45");
  await page.goBack();
  await expect(place).toBeVisible();
  await ready(page);
  await tap(at);
  await expect(page).toHaveURL(/nova-udalost\?staffs=\d+&from=2048-03-11T08%3A00/);
});
