import { expect, logIn, test, waitForCommands } from "../kit.ts";

test("a receptionist enters a patient and an event with the keyboard alone", async ({ page }) => {
  await logIn(page, "receptionist", "/kartoteka/novy");
  await page.getByLabel("Příjmení (povinné)").fill("Tichá");
  await page.getByLabel("Jméno (povinné)").fill("Ludmila");
  await page.getByLabel("Rodné číslo").fill("9051011233");
  await page.getByLabel("Telefon").fill("601 000 37");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Příjmení (povinné)")).toHaveValue("Tichá");

  await page.getByLabel("Telefon").fill("+420 601 222 333");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kartoteka\/[0-9a-f-]{36}/);
  await expect(page.getByRole("main")).toContainText("1. 1. 1990");
  await expect(page).toHaveTitle("Karta pacienta | Motus");

  await page.goto(`/kartoteka?q=${encodeURIComponent("ludm tic")}`);
  await expect(page.getByRole("link", { name: /Tichá/ })).toBeVisible();
});

test("a search without results offers the next steps", async ({ page }) => {
  await logIn(page, "receptionist", "/kartoteka?q=xyzzy");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /karta|kartu/i })
      .first(),
  ).toBeVisible();
});

test("the week shows the clinic, a day opens by its head, and two keys print it", async ({ page }) => {
  await logIn(page, "admin", "/?view=resource-week");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kalendář");
  await expect.poll(() => page.locator(".lane .t").count()).toBeGreaterThan(100);
  await page.context().addInitScript("window.print = () => { document.title = 'printed' }");
  await waitForCommands(page);
  await page.keyboard.press("v");
  await page.waitForURL(/tisk-kalendare/);
  await expect(
    page.locator("script:not([src='/print.js']), link:is([rel=modulepreload], [rel=after-paint])"),
  ).toHaveCount(0);
  await expect(page.getByText("Tisk: Ctrl")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("printed");
});

test("the calendar's week steps back, forth and to today", async ({ page }) => {
  await logIn(page, "admin", "/?view=resource-week");
  const week = () => page.locator(".head .num").first().innerText();
  const now = await week();
  await page.getByRole("link", { name: /Další týden/ }).click();
  await expect.poll(week).not.toBe(now);
  await page.getByRole("link", { name: "Dnes", exact: true }).click();
  await expect.poll(week).toBe(now);
});
