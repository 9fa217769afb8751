import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("an administrator finds the invoice of a batch, enters the version of its F-dávka, and replaces it once it is returned", async ({
  page,
}) => {
  await logIn(page, "admin", "/vyuctovani-pro-pojistovny/detail-davky/1");
  await page.getByRole("link", { name: "Vyúčtování pro pojišťovny" }).first().press("Enter");
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zapsat verzi F-dávky" }).press("Enter");
  await page.getByLabel("Celé číslo verze").fill("6");
  await page.getByLabel("Dvě desetinná místa verze").fill("20");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Smlouvy se zdravotními pojišťovnami");
  await page.goto("/vyuctovani-pro-pojistovny/detail-davky/1");
  await ready(page);
  const number = await page.getByRole("link", { name: /^\d{6}$/ }).innerText();
  await page.getByRole("link", { name: number }).press("Enter");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Uložit F-dávku" }).press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^FDAVKA\.\d{3}$/);

  await page.getByRole("link", { name: "Vráceno pojišťovnou" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Faktura vrácená pojišťovnou");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Vystavit novou fakturu" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Napište důvod");
  await page.getByLabel("Důvod").fill("Chybné IČO");
  await page.getByRole("button", { name: "Vystavit novou fakturu" }).press("Enter");
  await expect(page.getByText(/^Vystavena je nová faktura \d{6}\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: `Faktura ${number}` })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Dobropis/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Uložit F-dávku" })).toHaveCount(1);
});
