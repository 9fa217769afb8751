import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("reception adds an applicant of FT vouchers, repairs its number, finds it and archives it", async ({ page }) => {
  await logIn(page, "receptionist", "/nastaveni/osobni");
  await page.getByRole("link", { name: /^Žadatelé poukazů FT/ }).press("Enter");
  await expect(page.getByRole("row", { name: /^MUDr\. Blanka Kalinová/ })).toContainText("32181001");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Přidat žadatele" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nový žadatel poukazů FT");
  await ready(page);

  const name = "MUDr. Zora Jedličková st.";
  await page.getByLabel("Jméno").fill(name);
  await page.getByLabel("IČP").fill("3218100");
  await page.getByLabel("Odbornost").fill("201");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await alert.getByRole("link", { name: /^IČP/ }).press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("32 181 001");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} je mezi žadateli.`)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByLabel("Jméno nebo IČP").fill("jedlick");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "MUDr. Blanka Kalinová", exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: `Archivovat ${name}` }).press("Enter");
  await page.getByRole("button", { name: "Archivovat žadatele" }).press("Enter");
  await expect(page.getByText(`${name} je v archivu.`)).toBeVisible();
  await page.getByRole("link", { name: "Archiv", exact: true }).press("Enter");
  await expect(page.getByRole("row", { name: new RegExp(`^${name}`) })).toContainText("32181001");
});
