import { expect, logIn, test } from "../kit.ts";

test("an administrator switches reminders on, and writes their text with the preview next to it", async ({ page }) => {
  await logIn(page, "admin");
  await page.goto("/nastaveni/zdravotnicke-zarizeni");
  await page.getByRole("link", { name: /^Upozornění/ }).click();
  const day = page.getByRole("row", { name: /^Den předem/ });
  await day.getByRole("link", { name: /Zapnout\s+E-mail/ }).click();
  await page.getByRole("button", { name: "Zapnout" }).click();
  await expect(day.getByText("Zapnuto")).toHaveCount(1);

  const text = page.getByRole("link", { name: /česky\s*,\s*Připomínka,\s*SMS/ });
  await text.click();
  await page.getByRole("textbox", { name: "Text" }).fill("Prijdte #datum# v #cas#, #slovo#");
  await page.getByRole("button", { name: "Uložit text" }).click();
  await expect(page.getByRole("alert")).toContainText("Tohle slovo mezi křížky neznáme.");
  const preview = page.getByRole("complementary");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("textbox", { name: "Text" }).fill("Prijdte #datum# v #cas#");
  await page.getByRole("button", { name: "Ukázat náhled" }).click();
  await expect(preview.getByText(/Prijdte \d+\.\s\d+\.\s\d{4} v 9:30/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Uložit text" }).click();
  await expect(page.getByText("Text je uložený.")).toBeVisible();
  await expect(preview.getByText(/Prijdte \d+\.\s\d+\.\s\d{4} v 9:30/)).toBeVisible();
  await expect(preview).toContainText(/1 SMS/);

  // The text of the product comes back by an empty field.
  await page.getByRole("textbox", { name: "Text" }).fill("");
  await page.getByRole("button", { name: "Uložit text" }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(/pripominame vas termin/);
});

test("an administrator chooses by the keyboard who of the staff gets which e-mails", async ({ page }) => {
  await logIn(page, "admin");
  await page.goto("/nastaveni/zdravotnicke-zarizeni/upozorneni");
  await expect(page.getByText("Motus nemá nastavený poštovní server")).toBeVisible();
  const renata = page.getByRole("row", { name: /^Renata Březinová/ });
  await expect(renata.getByText("ano")).toHaveCount(1);
  await page.getByRole("link", { name: "Změnit e-maily zaměstnancům" }).click();
  const sheet = page.getByRole("group", { name: /^Rozpis na zítřek/ });
  await sheet.getByRole("checkbox", { name: /^Březinová Renata/ }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Kdy rozpis odchází").selectOption("20:00");
  await page.getByRole("button", { name: "Uložit" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("E-maily zaměstnancům jsou nastavené.")).toBeVisible();
  await expect(renata.getByText("ano")).toHaveCount(2);
  await expect(page.getByText(/odchází každý večer v\s20:00/)).toBeVisible();
});
