import { readFileSync } from "node:fs";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

const file = (name: string, text: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
});

test("an administrator saves a question to VZP, compares its answer, and corrects a card", async ({ page }) => {
  await logIn(page, "admin", "/vyuctovani-pro-pojistovny");
  await page.locator("summary", { hasText: /^Další$/ }).press("Enter");
  await page.getByRole("link", { name: "Kontrola čísel pojištěnců" }).press("Enter");
  await ready(page);
  await page.getByRole("link", { name: "Všechny karty" }).press("Enter");
  await ready(page);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Uložit \d{8}\.I01/ }).press("Enter");
  const question = await download;
  const name = question.suggestedFilename();
  const numbers = readFileSync(await question.path(), "latin1")
    .split("\r\n")
    .slice(0, -1);
  expect(numbers.every((number) => /^\d{9}[\d ]$/.test(number))).toBe(true);

  const answer = page.getByLabel("Soubor s odpovědí");
  const compare = page.getByRole("button", { name: "Porovnat s kartami" });
  await answer.setInputFiles(file(name, `${numbers[0]}\r\n`));
  await compare.press("Enter");
  await expect(page.getByText("Tohle je dotaz, jak se posílá VZP.")).toBeVisible();
  await answer.setInputFiles(file(name.replace("I", "O"), `${numbers[0]}1999N ${" ".repeat(16)}\r\n`));
  await compare.press("Enter");
  await expect(page.getByRole("heading", { name: /^Karty se od odpovědi liší v/ })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Upravit kartu" }).first().press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Úprava karty pacienta");
  await page.getByRole("button", { name: "Uložit kartu" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontrola čísel pojištěnců");
});
