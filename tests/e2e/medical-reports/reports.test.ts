import { expect, logIn, ready, test } from "../kit.ts";

test("a therapist writes a report with the keyboard alone, signs it and sees it as it will be printed", async ({
  page,
  javaScriptEnabled,
}) => {
  await logIn(page, "paramedic", "/kartoteka");
  await page.locator("tbody a").first().click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).click();
  await ready(page, javaScriptEnabled);
  await page.getByRole("textbox", { name: "Text zprávy" }).focus();
  await page.keyboard.type("## Objektivně");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- flexe 115 stupňů");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Zpráva je uložená.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Objektivně" })).toBeVisible();
  await page.getByRole("link", { name: "Podepsat" }).click();
  await page.getByRole("button", { name: "Podepsat" }).click();
  await expect(page.getByText("Podepsáno", { exact: false }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Tisk" }).click();
  await expect(page.getByText("Podpis a razítko")).toBeVisible();
});
