import type { Page } from "@playwright/test";
import { choosePatient, colleagues, expect, expectAccessible, logIn, ready, test } from "../kit.ts";

/** A visit on a day of its own, and the calendar of that day. */
async function withVisit(page: Page) {
  await logIn(page, "receptionist", "/nova-udalost?from=2048-04-06");
  const [surname] = (await choosePatient(page, "novotn")).split(" ");
  await page.getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await page.getByLabel("Začátek").fill("8");
  await page.locator("[name=owner]").selectOption({ label: colleagues.lucie });
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await page.waitForURL(/\?date=/);
  const calendar = "/?view=resource-week&date=2048-04-06";
  await page.goto(calendar);
  await ready(page);
  return { calendar, tile: page.locator(".open .t", { hasText: surname! }) };
}

const dialog = (page: Page) => page.getByRole("dialog");
const place = (page: Page) => page.evaluate(() => location.pathname + location.search + window.scrollY);

/** True once the page knows the route behind a tile, which it asks for by itself. Runs in the browser. */
const knowsEvents = () =>
  Object.values(window.__remixManifest.routes).some(({ path }) => path?.endsWith("editace-udalosti/:id"));

/** The requests for pages and writes since the last look. */
function requestsOf(page: Page) {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\.data$|__manifest$/.test(pathname)) seen.push(`${request.method()} ${pathname}${decodeURIComponent(search)}`);
  });
  return () => seen.splice(0);
}

test("an event is opened, marked and moved, and the calendar is as it was", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const { calendar, tile } = await withVisit(page);
  await tile.focus();
  await tile.scrollIntoViewIfNeeded();
  const before = await place(page);
  await page.waitForFunction(knowsEvents);
  const requests = requestsOf(page);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  expect(requests().filter((one) => one.includes("/editace-udalosti/"))).toEqual([
    expect.stringMatching(/^GET \/editace-udalosti\/\d+\.data$/),
  ]);
  await expectAccessible(page);

  const strips = () =>
    dialog(page)
      .locator(".visits .seg")
      .evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().left, one.clientWidth, one.clientHeight]));
  const unset = await strips();
  for (const [key, name] of [
    ["1", /^účast$/],
    ["5", /^v\sčekárně \d/],
  ] as const) {
    const followed = page.waitForResponse(/live=1/);
    await page.keyboard.press(key);
    await expect(dialog(page).getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await followed;
  }
  // A press, and the time of a step, moves nothing.
  expect(await strips()).toEqual(unset);
  await page.keyboard.press("e");
  await dialog(page).getByLabel("Začátek").fill("8:45");
  await dialog(page).getByLabel("Začátek").blur();
  // The stream has answered the step before.
  requests();
  await expect.poll(() => requests(), { intervals: [500] }).toEqual([]);
  await dialog(page).getByRole("button", { name: "Uložit změny" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile).toHaveText(/^8:45/);
  // The stream of changes asks for nothing that the way back has brought.
  await page.waitForTimeout(1000);
  expect(requests()).toEqual([
    expect.stringMatching(/^POST \/editace-udalosti\/\d+\.data/),
    expect.stringMatching(/^GET \/_root\.data/),
  ]);
  await expect(tile).toBeFocused();
  expect(await place(page)).toBe(before);

  // The patient at a glance.
  await page.keyboard.press("i");
  await expect(dialog(page).getByRole("link", { name: "Otevřít kartu" })).toBeVisible();
  await expect(page).toHaveURL(/\/nahled\?/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tile).toBeFocused();

  // Three keys from the tile cancel it.
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(dialog(page).getByRole("button", { name: "Odstranit událost" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tile).toHaveCount(0);
  await expect(page).toHaveURL(calendar);

  // A new one comes into sight, is marked and has the focus.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("n");
  await dialog(page).getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await dialog(page).getByLabel("Začátek").fill("8");
  await dialog(page).locator("[name=owner]").selectOption({ label: colleagues.lucie });
  await dialog(page).getByRole("button", { name: "Zapsat událost" }).click();
  const booked = page.locator(".open .t", { hasText: "Individuální LTV" });
  await expect(booked).toBeFocused();
  await expect(booked).toBeInViewport({ ratio: 1 });
  expect(await booked.evaluate((one) => one.getAnimations().length)).toBe(1);
});

test("a dialog closes by Escape, Back and a press outside, except over typed text, and is a page of its own", async ({
  page,
}) => {
  await logIn(page, "receptionist", "/?view=resource-week&date=2026-11-24");
  const tile = page.locator(".open .t[href]").first();
  await tile.focus();
  const before = await place(page);
  const open = async () => {
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/editace-udalosti/);
  };
  const closed = async () => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile).toBeFocused();
    await expect.poll(() => place(page)).toBe(before);
  };
  await open();
  await page.keyboard.press("Escape");
  await closed();
  await open();
  await page.goBack();
  await closed();
  await open();
  await page.mouse.click(5, 300);
  await closed();

  await open();
  await page.keyboard.press("Delete");
  await expect(dialog(page).getByRole("heading", { level: 1 })).toHaveText("Odstranit událost?");
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog(page).locator("summary", { hasText: "Upravit" })).toBeVisible();
  await page.keyboard.press("e");
  await dialog(page).locator("textarea").first().fill("nic se neztratí");
  await page.mouse.click(5, 300);
  await expect(dialog(page).locator("textarea").first()).toHaveValue("nic se neztratí");

  await page.reload();
  await ready(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

  // On a screen that patients see, a name and the form are shown when they are asked for.
  await page.goto("/?view=resource-week&date=2026-11-24");
  await ready(page);
  await page.getByRole("group").filter({ hasText: "Skrýt jména pacientů" }).locator("summary").click();
  await page.getByRole("button", { name: "Skrýt jména pacientů" }).click();
  const hidden = page.locator(".open .t", { hasText: "•••" }).first();
  await expect(hidden).toBeVisible();
  await ready(page);
  await hidden.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("Údaje o pacientech jsou na tomto zařízení skryté.")).toBeVisible();
  const title = await dialog(page).getByRole("heading", { level: 1 }).innerText();
  await dialog(page).getByRole("link", { name: "Zobrazit jména" }).click();
  await expect(dialog(page).getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.keyboard.press("e");
  await expect(dialog(page).getByLabel("Začátek")).toHaveValue(/\d:\d\d/);
  await page.keyboard.press("Escape");
  await expect(hidden).toBeFocused();
});

test("typing the beginning of a surname finds a colleague, with the plain choice of the browser", async ({ page }) => {
  await logIn(page, "receptionist", "/nova-udalost");
  await page.locator("[name=owner]").focus();
  await page.keyboard.type("Jedli");
  await expect(page.locator("[name=owner] :checked")).toHaveText(/^Jedlička /);
});
