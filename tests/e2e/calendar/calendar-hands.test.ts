import type { Page } from "@playwright/test";
import { choosePatient, colleagues, expect, logIn, newPatient, ready, test, waitForCommands } from "../kit.ts";

/** Each test has a day of its own, far from the demo clinic's weeks. */
async function withEvent(page: Page, date: string, from: string, name: string) {
  await page.goto(`/nova-udalost?from=${date}&tab=free-time`);
  await page.getByLabel("Začátek").fill(from);
  await page.getByLabel("Délka v minutách").fill("45");
  await page.getByLabel("Název").fill(name);
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await page.waitForURL(/\?date=/);
  if (await page.getByRole("alert").count()) throw new Error(await page.getByRole("alert").innerText());
  await page.goto(`/?view=resource-week&date=${date}`);
}
const tile = (page: Page, name: string) => page.locator(".open .t", { hasText: name });

test("an event is moved and resized with the mouse, and the move is undone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await logIn(page, "paramedic");
  await withEvent(page, "2048-03-02", "9:00", "Přesouvaná porada");
  await ready(page);
  const moved = tile(page, "Přesouvaná");
  const box = (await moved.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 10);
  await expect(moved).toHaveAttribute("title", "9:00–9:45\nPřesouvaná porada");
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 10 + 64, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "Přesunuto" })).toContainText("10:00–10:45");
  await expect(moved).toHaveText(/^10:00 Přesouvaná/);
  const now = (await moved.boundingBox())!;
  await page.mouse.move(now.x + 30, now.y + now.height - 3);
  await page.mouse.down();
  await page.mouse.move(now.x + 30, now.y + now.height - 3 + 32, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "Přesunuto" })).toContainText("10:00–11:15");
  await page.getByRole("button", { name: "Vrátit" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Přesunuto" })).toContainText("10:00–10:45");
  await page.reload();
  await expect(moved).toHaveText(/^10:00 Přesouvaná/);
});

test("an event is moved by keys alone, and another user sees it without a reload", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await logIn(page, "paramedic");
  await withEvent(page, "2048-03-03", "9:00", "Klávesová porada");
  await ready(page);
  const other = await browser.newPage({ baseURL, viewport: { width: 1280, height: 1000 } });
  await logIn(other, "receptionist", "/?view=resource-week&date=2048-03-03");
  await expect(tile(other, "Klávesová")).toHaveText(/^9:00/);
  await ready(other);
  await tile(other, "Klávesová").focus();
  await tile(page, "Klávesová").focus();
  for (const key of ["m", "ArrowDown", "ArrowDown", "Shift+ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("status").filter({ hasText: "Přesunuto" })).toContainText("9:30–10:30");
  await expect(tile(other, "Klávesová")).toHaveText(/^9:30/);
  // Both the mouse and the keyboard user keep the event without searching.
  await expect(tile(other, "Klávesová")).toBeFocused();
  await other.close();
  await expect(tile(page, "Klávesová")).toBeFocused();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  await expect(tile(page, "Klávesová")).toHaveText(/^9:30/);
  await expect(page.locator("p[aria-live]")).toHaveText("Přesun zrušen.");
  await waitForCommands(page);
  await page.keyboard.press("o");
  await expect(page).toHaveURL(/view=month-grid/);
  await page.keyboard.press("w");
  await expect(page).toHaveURL(/view=resource-week/);
  const week = page.locator(".jump summary");
  await page.getByRole("link", { name: "Další týden" }).click();
  await expect(week).toHaveText(/^9\./);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/nova-udalost\?from=/);
  await page.goBack();
  await expect(week).toHaveText(/^9\./);
  await page.getByRole("link", { name: "Předchozí týden" }).click();
  await expect(week).toHaveText(/^2\./);
  await tile(page, "Klávesová").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Klávesová porada");
  await page.goBack();
  await expect(tile(page, "Klávesová")).toBeFocused();
});

test("a move by keys that is refused leaves the focus on its event", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await logIn(page, "paramedic");
  await withEvent(page, "2048-03-13", "10:00", "Obsazená porada");
  await withEvent(page, "2048-03-13", "9:00", "Odmítnutá porada");
  await ready(page);
  await tile(page, "Odmítnutá").focus();
  for (const key of ["m", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("alert")).toContainText("Obsazená porada");
  await expect(tile(page, "Odmítnutá")).toHaveText(/^9:00/);
  await expect(tile(page, "Odmítnutá")).toBeFocused();
});

test("a patient of today is checked in by a key on the tile", async ({ page }) => {
  await logIn(page, "paramedic");
  await newPatient(page, { name: "Dnes", surname: "Přišelová" });
  await page.goto(`/nova-udalost?from=${new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Prague" })}`);
  await choosePatient(page, "Přišelová");
  await page.getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await page.getByLabel("Začátek").fill("20");
  await page.locator("[name=owner]").selectOption({ label: colleagues.lucie });
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  // In the evening, whenever the test runs.
  await page.getByRole("checkbox", { name: "Zapsat i mimo pracovní dobu" }).check();
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await expect(tile(page, "Přišelová")).toBeFocused();
  await page.keyboard.press("5");
  await expect(tile(page, "Přišelová")).toHaveAttribute("data-k", /◔/);
  await expect(page.locator("p[aria-live]")).toHaveText(/: v\u00a0čekárně$/);
  await page.keyboard.press("5");
  await expect(tile(page, "Přišelová")).not.toHaveAttribute("data-k", /◔/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Escape cancels a drag: nothing moves, nothing opens", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await logIn(page, "paramedic");
  await withEvent(page, "2048-03-06", "9:00", "Odložená porada");
  await ready(page);
  const carried = tile(page, "Odložená");
  const box = (await carried.boundingBox())!;
  const columns = page.locator(".open .laid");
  const next = (await columns.filter({ hasNot: carried }).first().boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(next.x + 30, box.y + 74, { steps: 6 });
  await expect(columns.filter({ has: page.locator(".t.moving") })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".moving")).toHaveCount(0);
  expect(await carried.boundingBox()).toEqual(box);
  await page.mouse.move(box.x + 30, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(next.x + 30, next.y + 100);
  await page.mouse.down();
  await page.mouse.move(next.x + 30, next.y + 200, { steps: 4 });
  await expect(page.locator(".drawn")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".drawn")).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/view=resource-week/);
  await expect(page.getByRole("status").filter({ hasText: "Přesunuto" })).toHaveCount(0);
  await page.reload();
  await expect(carried).toHaveText(/^9:00/);
});

test("a change by another user waits during a drag, and comes after it", async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await logIn(page, "paramedic");
  await withEvent(page, "2048-03-05", "9:00", "Držená porada");
  await ready(page);
  const held = tile(page, "Držená");
  const box = (await held.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 10 + 64, { steps: 4 });
  const other = await browser.newPage({ baseURL, viewport: { width: 1280, height: 1000 } });
  await logIn(other, "admin");
  await withEvent(other, "2048-03-05", "12:00", "Cizí porada");
  await expect(tile(other, "Cizí")).toBeVisible();
  await other.close();
  await page.waitForTimeout(1000);
  await expect(held).toHaveClass(/moving/);
  await expect(tile(page, "Cizí")).toHaveCount(0);
  await page.mouse.move(box.x + 30, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(tile(page, "Cizí")).toBeVisible();
  await expect(held).toHaveText(/^9:00/);
});

test("a free slot is pressed or drawn, and becomes an event", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await logIn(page, "paramedic", "/?view=resource-week&date=2048-03-04");
  await ready(page);
  const place = page.locator(".open .laid input").nth(1);
  await place.click({ position: { x: 30, y: 16 * 8 + 4 } });
  await expect(page).toHaveURL(/nova-udalost\?staffs=\d+&from=2048-03-04T08%3A00/);
  await expect(page.getByLabel("Začátek")).toHaveValue("8:00");
  await page.goto("/?view=resource-week&date=2048-03-04");
  await ready(page);
  const box = (await place.boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 16 * 4 + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 34, box.y + 16 * 7 - 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/from=2048-03-04T07%3A00&to=2048-03-04T07%3A45/);
  await expect(page.getByLabel("Konec")).toHaveValue("7:45");
});
