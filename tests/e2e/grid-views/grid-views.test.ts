import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test(
  "a user arranges the columns of the card file by keyboard, returns to all of them, and removes the view",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    const name = scripts ? "Pošta" : "Pošta na papíře";
    const heads = page.locator("thead th");
    const views = page.getByRole("navigation", { name: "Pohledy" });
    await logIn(page, scripts ? "admin" : "receptionist", "/kartoteka?insurer=111");
    const before = await heads.allTextContents();
    await page.getByRole("link", { name: "Upravit sloupce" }).press("Enter");
    await ready(page);
    await page.getByLabel("Název pohledu").fill(name);
    await page.getByRole("checkbox", { name: "E-mail" }).press("Space");
    const up = page.getByRole("button", { name: "Posunout výš: E-mail" });
    const place = page.locator("tbody tr", { hasText: "E-mail" }).locator("input[type=hidden]");
    const from = await place.getAttribute("name");
    await up.press("Enter");
    await expect(place).not.toHaveAttribute("name", from!);
    await expect(page.getByLabel("Název pohledu")).toHaveValue(name);
    if (scripts) {
      await expect(up).toBeFocused();
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel("Název pohledu").press("Enter");

    await expect(page.getByText(`Pohled ${name} je uložený.`)).toBeVisible();
    await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
    await expect(heads.filter({ hasText: "E-mail" })).toBeVisible();
    expect(await heads.count()).toBe(before.length + 1);
    await page.goto("/kartoteka");
    await expect(heads.filter({ hasText: "E-mail" })).toBeVisible();
    await views.getByRole("link", { name: "Všechny sloupce" }).press("Enter");
    await expect(heads.filter({ hasText: "E-mail" })).toHaveCount(0);

    await views.getByRole("link", { name, exact: true }).press("Enter");
    await expect(page).toHaveURL(/insurer=111/);
    await page.getByRole("link", { name: "Upravit sloupce" }).press("Enter");
    await ready(page);
    await page.getByRole("link", { name: "Odstranit pohled" }).press("Enter");
    await page.getByRole("button", { name: "Odstranit pohled" }).press("Enter");
    await expect(page.getByText("Pohled je odstraněný.")).toBeVisible();
    await expect(views.getByRole("link", { name, exact: true })).toHaveCount(0);
  },
);
