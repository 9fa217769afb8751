import { expect, expectAccessible, expectNoSidewaysScroll, logIn, newPatient, ready, test } from "../kit.ts";

test("the invoice of a payment is issued by few keys, printed, and gets an internal note", async ({ page }) => {
  await logIn(page, "receptionist", "/platby/nova");
  await page.getByLabel("Plátce", { exact: true }).fill("Bytové družstvo");
  await page.getByLabel("Text: 1. položka").fill("Přednáška");
  await page.getByLabel("Cena: 1. položka").fill("2000");
  await page.getByLabel("Sazba DPH: 1. položka").selectOption("bez DPH");
  await page.getByLabel("Cena: 1. položka").press("Enter");
  await ready(page);
  await page.getByRole("link", { name: "Vystavit fakturu" }).press("Enter");
  await ready(page);
  await page.getByRole("button", { name: "Vystavit fakturu" }).press("Enter");
  // A tax document names its customer's address.
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("link", { name: "Číslo popisné: Vyplňte tento údaj." }).press("Enter");
  await expect(page.getByLabel("Číslo popisné", { exact: true })).toBeFocused();
  await page.keyboard.type("12");
  await page.getByRole("link", { name: "Obec: Vyplňte tento údaj." }).press("Enter");
  await expect(page.getByLabel("Obec", { exact: true })).toBeFocused();
  await page.getByLabel("Obec", { exact: true }).fill("Písek");
  await page.getByRole("button", { name: "Vystavit fakturu" }).press("Enter");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /Faktura FV\d{4}-\d{4} je vystavená\./ })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Zrušit platbu" })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Přidat poznámku" }).press("Enter");
  await ready(page);
  await page.getByLabel("Interní poznámka").fill("Poslat poštou");
  await page.getByRole("button", { name: "Uložit poznámku" }).press("Enter");
  await expect(page.getByRole("main")).toContainText("Poslat poštou");

  await page.getByRole("link", { name: "Vytisknout fakturu" }).press("Enter");
  await expect(page).toHaveURL(/\/kartoteka\/faktura\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Faktura – daňový doklad FV\d{4}-\d{4}$/);
  await expect(page.getByRole("img", { name: "QR kód pro platbu" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Poslat poštou");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zpět na platbu" }).click();
  await expect(page).toHaveURL(/\/platby\/\d+$/);
});

test("an invoice is mailed, saved as a PDF and given back by a credit note, after which its payment can be canceled", async ({
  page,
}) => {
  await logIn(page, "receptionist", "/platby/nova");
  await page.getByLabel("Plátce", { exact: true }).fill("Bytové družstvo");
  await page.getByLabel("Text: 1. položka").fill("Přednáška");
  await page.getByLabel("Cena: 1. položka").fill("2000");
  await page.getByLabel("Sazba DPH: 1. položka").selectOption("bez DPH");
  await page.getByLabel("Cena: 1. položka").press("Enter");
  await ready(page);
  await page.getByRole("link", { name: "Vystavit fakturu" }).press("Enter");
  await ready(page);
  await page.getByLabel("Číslo popisné", { exact: true }).fill("12");
  await page.getByLabel("Obec", { exact: true }).fill("Písek");
  await page.getByRole("button", { name: "Vystavit fakturu" }).press("Enter");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Uložit jako PDF" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^FV\d{4}-\d{4}\.pdf$/);

  await page.getByRole("link", { name: "Poslat e-mailem" }).press("Enter");
  await ready(page);
  await page.getByRole("button", { name: "Poslat e-mail" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Vyplňte e-mail.");
  await page.getByLabel("E-mail", { exact: true }).fill("ucetni@druzstvo.example");
  await page.getByRole("button", { name: "Poslat e-mail" }).press("Enter");
  await expect(page.getByRole("list", { name: "Odeslané e-maily" })).toContainText("ucetni@druzstvo.example");

  await page.getByRole("link", { name: "Vystavit dobropis" }).press("Enter");
  await ready(page);
  await page.getByLabel("Důvod").fill("Přednáška se nekonala");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Vystavit dobropis" }).press("Enter");
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /Dobropis D\d{4}-\d{4} je vystavený\./ })
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("link", { name: "Zrušit platbu" })).toHaveCount(1);
});

test("payments of two patients that their employer pays for come on one invoice, which names neither", async ({
  page,
}) => {
  const employer = "Pila Borek";
  await logIn(page, "receptionist", "/");
  for (const surname of ["Pilařová", "Mlynářová"]) {
    const card = await newPatient(page, { name: "Dana", surname });
    await page.goto(`/platby/nova?card=${card.split("/").at(-1)}`);
    await page.getByLabel("Text: 1. položka").fill("Vstupní prohlídka");
    await page.getByLabel("Cena: 1. položka").fill("600");
    await page.getByLabel("Sazba DPH: 1. položka").selectOption("bez DPH");
    await page.getByLabel("Cena: 1. položka").press("Enter");
    await ready(page);
    await page.getByRole("link", { name: "Platí někdo jiný" }).press("Enter");
    await ready(page);
    await page.getByLabel("Plátce", { exact: true }).fill(employer);
    await page.getByLabel("Plátce", { exact: true }).press("Enter");
    await expect(page.getByRole("main")).toContainText(`Platí: ${employer}`);
  }
  await page.getByRole("link", { name: "Vystavit fakturu" }).press("Enter");
  await ready(page);
  await page.getByRole("link", { name: "Vyfakturovat s dalšími platbami" }).press("Enter");
  await ready(page);
  const chosen = page.getByRole("main");
  await expect(chosen).toContainText("Dana Pilařová");
  await expect(chosen).toContainText("Dana Mlynářová");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Vyfakturovat vybrané" }).press("Enter");
  await ready(page);
  await page.getByLabel("Číslo popisné", { exact: true }).fill("12");
  await page.getByLabel("Obec", { exact: true }).fill("Písek");
  await page.getByRole("button", { name: "Vystavit fakturu" }).press("Enter");
  await page.getByRole("link", { name: "Vytisknout fakturu" }).press("Enter");
  const invoice = page.getByRole("main");
  await expect(invoice).toContainText(employer);
  await expect(invoice.getByText(/Vstupní prohlídka/)).toHaveCount(2);
  await expect(invoice).toContainText("1 200,00 Kč");
  await expect(invoice).not.toContainText("Dana");
});

test("a taxed visit that is ahead has a document on its advance, and its invoice waits", async ({ page }) => {
  await logIn(page, "admin", "/platby/faktury");
  const row = page.getByRole("row", { name: /^Z\d{4}-0001/ });
  await row.getByRole("link", { name: "Klasická masáž" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Doklad k\spřijaté platbě Z\d{4}-0001$/ })).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Vystavit fakturu" }).press("Enter");
  await expect(page.getByText(/^Faktura odečte doklady k\spřijatým platbám: Z/)).toBeVisible();
  await expect(page.getByText(/^Zdaněné plnění teprve bude/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Vystavit fakturu" })).toHaveCount(0);
  await ready(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
