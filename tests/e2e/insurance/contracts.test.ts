import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("an administrator enters a contract with an insurer by keyboard, and its price from a later day", async ({
  page,
}) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
  await page.getByRole("link", { name: /^Smlouvy se zdravotními pojišťovnami/ }).press("Enter");
  await expect(page.getByRole("table", { name: "Pracoviště" })).toContainText("902 Samostatné pracoviště");
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Přidat smlouvu 902/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nová smlouva");
  await ready(page);

  // The numbers of the provider are those of the contracts before.
  await expect(page.getByLabel("IČZ")).toHaveValue("32917000");
  await expect(page.getByLabel("IČP")).toHaveValue("32917001");
  await page.getByLabel("Pojišťovna").focus();
  await page.keyboard.type("207");
  await page.getByLabel("IČP").fill("329170");
  await page.getByLabel("Cena bodu v Kč").fill("0,74");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("IČP: Číslo má osm číslic.");
  await alert.getByRole("link", { name: /IČP/ }).press("Enter");
  await page.getByLabel("IČP").fill("32917001");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Smlouva je přidaná.")).toBeVisible();

  await page.getByRole("link", { name: "207 OZP" }).press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Smlouva: OZP, odbornost 902");
  await page.getByRole("link", { name: "Přidat cenu od jiného dne" }).press("Enter");
  await expect(heading).toHaveText("Cena od dne");
  await ready(page);
  await page.getByLabel("Platí od").fill("1. 1. 2030");
  await page.getByLabel("Cena bodu v Kč").fill("0,81");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cena od 1. 1. 2030 je uložená.")).toBeVisible();
  await expect(page.getByRole("row", { name: "1. 1. 2030" })).toContainText("0,81 Kč");

  await page.getByRole("link", { name: "Změnit výkony" }).press("Enter");
  await expect(heading).toHaveText("Výkony smlouvy: OZP, odbornost 902");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel(/^21001/).press("Space");
  await page.getByRole("button", { name: "Uložit", exact: true }).press("Enter");
  await expect(page.getByText("Nasmlouvané výkony: 30.")).toBeVisible();
});
