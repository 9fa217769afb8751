import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("a deactivated colleague stays in the calendar with future events; a mistake is undone", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
  await page.getByRole("link", { name: "Zaměstnanci" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zaměstnanci");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Jedlička" }).click();
  await page.getByRole("link", { name: "Ukončit přístup" }).click();
  await expect(page.getByText("zůstane naplánovaných s")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Ukončit přístup" }).click();
  await expect(page.getByText("Přístup je ukončený.")).toBeVisible();
  await expect(page.locator("dl")).toContainText("odešel");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: "Ukázat v kalendáři" }).click();
  await expect(page.getByRole("main")).toContainText("Jedlička");
  await page.goBack();
  await page.getByRole("link", { name: "Vrátit přístup" }).click();
  await page.getByRole("button", { name: "Vrátit přístup" }).click();
  await expect(page.getByText("Přístup je vrácený.")).toBeVisible();
  await expect(page.locator("dl")).toContainText("má přístup");
});

test(
  "an administrator invites a colleague by keyboard, and withdraws the invitation",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/uzivatele");
    await page.getByRole("link", { name: "Pozvat kolegu" }).press("Enter");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Pozvat kolegu");
    await ready(page);
    if (scripts) await expectAccessible(page);
    await page.getByLabel("E-mail", { exact: true }).fill("iva.nova@demo.example");
    await page.getByRole("radio", { name: /^Recepční/ }).press("Space");
    await page.getByLabel("Jméno", { exact: true }).fill("Iva");
    await page.getByLabel("Jméno", { exact: true }).press("Enter");
    await expect(page.getByRole("alert").getByRole("link", { name: /příjmení/ })).toBeVisible();
    await page.getByLabel("Příjmení", { exact: true }).fill("Nová");
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText("Iva Nová");
    await expect(page.getByText("Pozvánka odešla na")).toBeVisible();
    await ready(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Poslat pozvánku znovu" }).press("Enter");
    await page.getByRole("button", { name: "Poslat pozvánku znovu" }).press("Enter");
    await expect(page.getByText("Pozvánka je odeslaná.")).toBeVisible();
    await page.getByRole("link", { name: "Odvolat pozvánku" }).press("Enter");
    await page.getByRole("button", { name: "Odvolat pozvánku" }).press("Enter");
    await expect(page.getByText("Pozvánka je odvolaná.")).toBeVisible();
  },
);

test("an administrator changes what a colleague does by keyboard", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/uzivatele");
  await page.getByRole("link", { name: "Olšová" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mgr. Ivana Olšová");
  await page.getByRole("link", { name: "Upravit" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Údaje zaměstnance");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel(/^Jméno/).fill("");
  await page.getByLabel("Místnost").fill("Ergodílna");
  await page.getByRole("checkbox", { name: "Klasická masáž" }).press("Space");
  await page.getByLabel("Místnost").press("Enter");
  await page.getByRole("alert").getByRole("link", { name: /jméno/i }).press("Enter");
  await page.getByLabel(/^Jméno/).fill("Ivana");
  await page.getByLabel(/^Jméno/).press("Enter");
  await expect(page.getByText("Údaje jsou uložené.")).toBeVisible();
  await expect(page.locator("dl")).toContainText("Ergodílna");
  await expect(page.locator("dl")).toContainText("Klasická masáž");
});

test("an administrator hands chosen work of a colleague over by keyboard, and undoes it", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/uzivatele");
  await page.getByRole("link", { name: "Vrba" }).press("Enter");
  await page.getByRole("link", { name: "Ukončit přístup" }).press("Enter");
  await page.getByRole("link", { name: "Předat práci" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Práce, která čeká");
  await page.getByLabel("Komu předat").last().selectOption("Habrová Tereza");
  await page.getByLabel("I mimo pracovní dobu").press("Space");
  await page.getByRole("button", { name: "Zjistit, co lze předat" }).press("Enter");
  const boxes = page.getByRole("checkbox", { name: /^Vybrat: / });
  await expect(boxes.first()).toBeChecked();
  await ready(page);
  await expectAccessible(page);
  const chosen = await boxes.first().getAttribute("value");
  for (const box of (await boxes.all()).slice(1)) await box.press("Space");
  await page.getByRole("button", { name: "Předat vybrané" }).press("Enter");
  await expect(page.getByText("Předáno. Událostí:")).toBeVisible();
  await expect(page.locator(`input[value="${chosen}"]`)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Zůstane (" }).press("Enter");
  await expect(page.getByText("v tu dobu je obsazeno").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole("table", { name: "Předáno dříve" })
    .getByRole("link", { name: "Vrátit zpět" })
    .first()
    .press("Enter");
  await page.getByRole("button", { name: "Vrátit předanou práci" }).press("Enter");
  await expect(page.getByText("Předaná práce je vrácená.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Předáno dříve" })).toContainText("vráceno");
});
