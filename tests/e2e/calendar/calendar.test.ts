import {
  choosePatient,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectTargets,
  logIn,
  ready,
  test,
} from "../kit.ts";

test("another day of the week opens by its head, without asking the server", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, "receptionist", "/?view=resource-week&date=2026-11-18");
  await ready(page);
  await expect(page.locator("#d18 h3").first()).toBeVisible();
  await expect(page.locator("#d19 h3").first()).toBeHidden();
  const asked: string[] = [];
  // Requests that the page sends on its own once it is quiet or touched are no answer to the press.
  page.on(
    "request",
    (request) =>
      !/favicon\.svg$|\/zmeny-kalendare$|\/assets\/|\/__manifest\?/.test(request.url()) && asked.push(request.url()),
  );
  await page.locator("#d19 .day-h a").click();
  await expect(page.locator("#d19 h3").first()).toBeVisible();
  await expect(page.locator("#d18 h3").first()).toBeHidden();
  expect(asked).toEqual([]);
  // The grid is one tab stop, which the first arrow reaches.
  await page.goto("/?view=resource-week&date=2026-11-18");
  await ready(page);
  await expect(page.locator('.cal a:not([tabindex="-1"])')).toHaveCount(1);
  await expectTargets(page);
  const tools = page.locator(".plan");
  for (const width of [1280, 768, 640, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const font of ["Liberation Sans", "DejaVu Sans"]) {
      await page.evaluate((font) => document.documentElement.style.setProperty("--font", `"${font}"`), font);
      expect((await tools.boundingBox())!.height, `${width} px, ${font}`).toBeLessThan(48);
      await expectNoSidewaysScroll(page);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.removeProperty("--font"));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#d18 .t:focus")).toHaveCount(1);
  await page.keyboard.press("PageDown");
  await expect(page.locator("#d19 .t:focus")).toHaveCount(1);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("#d19 .day-h a")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#d19 .t:focus")).toHaveCount(1);
  await expect(page.locator('.cal a:not([tabindex="-1"])')).toHaveCount(1);
  await page.getByRole("link", { name: "Další týden" }).click();
  await expect(page.locator("#d25 h3").first()).toBeVisible();
});

test("the calendar's filter is a form that drops down", async ({ page }) => {
  await logIn(page, "receptionist", "/?view=resource-week&date=2026-11-18");
  await page
    .locator("summary")
    .filter({ hasText: /^Zobrazit/ })
    .click();
  await page.getByRole("checkbox", { name: /Vrba/ }).check();
  await page.getByRole("button", { name: "Zobrazit" }).click();
  await expect(page.locator(".open h3")).toHaveCount(1);
  await expect(page).toHaveURL(/staffs=\d+/);
});

test("of more than three parallel events two are tiles and the others bars, and a link leads to all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, "paramedic", "/nova-udalost?from=2049-02-01");
  const owner = await page.locator("[name=owner] option", { hasText: "Vrba" }).getAttribute("value");
  const over = { owner: owner!, override: "on", overrideReason: "zaskočení", confirmOutsideHours: "on" };
  for (const from of ["8:00", "8:05", "8:10", "8:15", "8:20"]) {
    const form = { eventType: "EVENT", name: `Od ${from}`, date: "1. 2. 2049", from, to: "9:30", ...over };
    await page.request.post("/nova-udalost", { form, headers: { "sec-fetch-site": "same-origin" } });
  }
  await page.goto("/?view=resource-week&date=2049-02-01");
  await ready(page);
  const widths = async () => {
    const tiles = page.locator(".open .t").filter({ hasText: "Od 8" });
    return tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width).toSorted((a, b) => a - b));
  };
  const [bar, , , tile] = await widths();
  expect(bar).toBeLessThan(10);
  expect(tile).toBeGreaterThan(30);
  await page.locator(".open .t", { hasText: "Od 8:05" }).focus();
  await page.keyboard.press("ArrowDown");
  // With the focus a bar is as wide as its column.
  const focused = page.locator(".slim:focus");
  await expect(focused).toHaveText("8:10 Od 8:10");
  expect((await focused.boundingBox())!.width).toBeGreaterThan(80);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".open h3 a")).toBeFocused();
  await page.getByRole("link", { name: /^\+3, zobrazit všechny: Vrba/ }).click();
  await expect(page.locator(".open h3")).toHaveCount(1);
  expect(Math.min(...(await widths()))).toBeGreaterThan(50);
  // A glance is not the selection that a calendar opens with.
  await page.goto("/?date=2049-02-01");
  await expect(page.locator(".open h3")).not.toHaveCount(1);
});

test(
  "an event is entered, an overlapping one is refused with the conflict, then entered over it with a reason",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    // An address without a selection shows the stored one, and follows changes in it.
    await logIn(page, "paramedic", "/?view=resource-week");
    await page.goto("/nova-udalost?from=2049-01-11");
    await ready(page);
    const fill = async (from: string, at: number) => {
      await page.getByLabel("Začátek").fill(from);
      await page.getByLabel("Služba").selectOption({ index: 1 });
      await choosePatient(page, "novak", at);
    };
    await fill("13", 0);
    await page.getByLabel("Poznámka").fill("Přijde s berlemi");
    await page.getByRole("button", { name: "Zapsat událost" }).click();
    await expect(page).toHaveURL(/\?date=2049-01-11/);
    await expect(page.getByRole("status").filter({ hasText: "Zapsáno: po 11. 1." }).first()).toBeVisible();
    const written = page.locator(".open .t").first();
    await expect(written).toBeInViewport({ ratio: 1 });
    if (!javaScriptEnabled) await expect(page.locator(".open .t:target")).toHaveCount(1);
    else {
      await ready(page);
      await written.focus();
      await page.keyboard.press("1");
      await expect(page.locator("p[aria-live]")).toHaveText(/: účast$/);
      // Nobody is checked in on another day by one key.
      await page.keyboard.press("5");
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.getByRole("dialog").getByRole("button", { name: /čekárně/ })).toHaveAttribute(
        "aria-pressed",
        "false",
      );
      await page.keyboard.press("Escape");
      await expect(written).toBeFocused();
      await expect(written).not.toHaveAttribute("data-k", /◔/);
      await expect(page).toHaveURL(/\?date=2049-01-11/);
    }

    await page.goto("/nova-udalost?from=2049-01-11");
    await ready(page);
    await fill("13.10", 1);
    await page.getByRole("button", { name: "Zapsat událost" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Ondřej Vrba: po 11. 1.");
    await expectAccessible(page);
    await page.getByRole("checkbox", { name: "Zapsat i přes obsazení" }).check();
    await page.getByLabel("Důvod").fill("akutní bolest");
    await page.getByRole("button", { name: "Zapsat událost" }).click();
    await expect(page).toHaveURL(/\?date=2049-01-11/);
    await expect(page.locator('.open .t[style*="left"]')).not.toHaveCount(0);
  },
);
