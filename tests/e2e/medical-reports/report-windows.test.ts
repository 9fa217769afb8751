import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, ready, test } from "../kit.ts";
import { openReport, pass } from "./typed-report.ts";

test("a second window learns that the first has saved, and neither text is lost", async ({ page, context }) => {
  await openReport(page, 3);
  await page.getByRole("textbox", { name: "Text zprávy" }).click();
  await page.keyboard.type("Společný začátek");
  await pass(page);
  await expect(page).toHaveURL(/\/upravit$/);
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  const saved = page.waitForResponse((answer) => answer.url().includes("rozepsana-zprava") && answer.ok());
  await page.keyboard.type(", první okno");
  await pass(page);
  await saved;
  await other.bringToFront();
  await other.getByRole("textbox", { name: "Text zprávy" }).click();
  await other.keyboard.press("Control+End");
  await other.keyboard.type(", druhé okno");
  await pass(other);
  await expect(other.getByRole("status").filter({ hasText: "mezitím uložila v jiném okně" })).toBeVisible();
  await other.getByRole("button", { name: "Porovnat obě znění" }).click();
  await expect(other.getByRole("row", { name: /Text zprávy/ })).toHaveText(/, druhé okno.*, první okno/);
});

test("copies on a device are sealed, and go when their author logs out: from a save on its way, and from another window too", async ({
  page,
  context,
}) => {
  const copies = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith("motus:report:"))
        .map(([, copy]) => copy),
    );
  const text = (window: Page) => window.getByRole("textbox", { name: "Text zprávy" });
  await openReport(page, 5);
  let line: "down" | "slow" = "down";
  const held: Route[] = [];
  await context.route(/rozepsana-zprava/, (route) => (line === "down" ? route.abort() : void held.push(route)));
  await text(page).click();
  await page.keyboard.type("Tajná bolest");
  await pass(page);
  await expect(page.getByRole("status").filter({ hasText: "Text zůstává v" })).toBeVisible();
  const other = await context.newPage();
  await openReport(other, 6);
  await text(other).click();
  await other.keyboard.type("Tajný otok");
  await expect.poll(copies).toHaveLength(2);
  expect((await copies()).join()).not.toMatch(/Tajn|VGFqb/);

  // The line is back, but slow: a save is on its way all the while its author logs out.
  line = "slow";
  await page.bringToFront();
  await page.keyboard.type(", v noci");
  await pass(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole("banner").getByText("Mgr. Ondřej Vrba").click();
  await page.getByRole("link", { name: "Odhlásit se" }).click();
  await expect(page.getByText("V\u00a0tomto zařízení je text zprávy, který server ještě nemá")).toBeVisible();
  await page.getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL(/prihlaseni/);
  line = "down";
  for (const route of held) await route.abort();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Přihlášení skončilo");
  expect(await other.content()).not.toContain("Tajn");
  expect(await copies()).toEqual([]);
});
