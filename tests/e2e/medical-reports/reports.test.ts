import { expect, logIn, ready, test, waitForCommands } from "../kit.ts";

test("a therapist writes a report with the keyboard alone, signs it and sees it as it will be printed", async ({
  page,
}) => {
  await logIn(page, "paramedic", "/kartoteka");
  await page.locator("tbody a").first().click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await ready(page);
  await waitForCommands(page);
  await page.keyboard.press("z");
  await page.waitForURL(/nova-zprava/);
  await ready(page);
  await page.getByRole("textbox", { name: "Text zprávy" }).focus();
  await page.keyboard.type("## Objektivně");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- flexe 115 stupňů");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Zpráva je uložená.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Objektivně" })).toBeVisible();
  await page.getByRole("button", { name: "Podepsat" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Podepsáno", { exact: false }).first()).toBeVisible();
  await page.getByRole("link", { name: "Zneplatnit" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.getByLabel("Důvod").fill("Chybí strana.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Chybí strana.")).toBeVisible();
  await page.getByRole("link", { name: "Obnovit platnost" }).click();
  await page.getByRole("button", { name: "Obnovit platnost" }).click();
  await expect(page.getByText("Chybí strana.")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Tisk" }).click();
  await expect(page.getByText("Podpis a razítko")).toBeVisible();
});
