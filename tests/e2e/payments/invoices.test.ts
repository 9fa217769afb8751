import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("the invoice of a payment is issued by few keys, printed, and gets an internal note", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await logIn(page, "receptionist", "/platby/nova");
  await page.getByLabel("Plátce", { exact: true }).fill("Bytové družstvo");
  await page.getByLabel("Text: 1. položka").fill("Přednáška");
  await page.getByLabel("Cena: 1. položka").fill("2000");
  await page.getByLabel("Cena: 1. položka").press("Enter");
  await ready(page, javaScriptEnabled);
  await page.getByRole("link", { name: "Vystavit fakturu" }).press("Enter");
  await ready(page, javaScriptEnabled);
  await page.getByRole("button", { name: "Vystavit fakturu" }).press("Enter");
  await expect(page.getByRole("status").first()).toContainText(/Faktura \d{4}-\d{4} je vystavená\./);
  await expect(page.getByRole("link", { name: "Zrušit platbu" })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  if (scripts) await expectAccessible(page);

  await page.getByRole("link", { name: "Přidat poznámku" }).press("Enter");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Interní poznámka").fill("Poslat poštou");
  await page.getByRole("button", { name: "Uložit poznámku" }).press("Enter");
  await expect(page.getByRole("main")).toContainText("Poslat poštou");

  await page.getByRole("link", { name: "Vytisknout fakturu" }).press("Enter");
  await expect(page).toHaveURL(/\/kartoteka\/faktura\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Faktura \d{4}-\d{4}$/);
  await expect(page.getByRole("img", { name: "QR kód pro platbu" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Poslat poštou");
  await expectNoSidewaysScroll(page);
  if (scripts) await expectAccessible(page);
  await page.getByRole("link", { name: "Zpět na platbu" }).click();
  await expect(page).toHaveURL(/\/platby\/\d+$/);
});
