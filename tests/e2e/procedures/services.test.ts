import { colleagues, expect, logIn, test } from "../kit.ts";

test(
  "an administrator sets up a room and a group in it, and removes them again",
  { tag: "@without-scripts" },
  async ({ page }) => {
    const [room, service] = ["Sál na papíře", "Jóga na papíře"];
    await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
    await page.getByRole("link", { name: /^Místnosti a vybavení/ }).click();
    await page.getByRole("link", { name: "Přidat místnost nebo vybavení" }).click();
    await page.getByLabel("Název").fill(room);
    await page.getByLabel(colleagues.ondrej).check();
    await page.getByRole("button", { name: "Uložit" }).click();
    await expect(page.getByRole("row", { name: room })).toContainText("Vrba");

    await page.goto("/nova-sluzba");
    await expect(page.getByLabel("Počet míst")).toBeHidden();
    await page.getByLabel("Název").fill(service);
    await page.getByLabel("skupinová").check();
    await page.getByLabel("Počet míst").fill("1");
    await page.getByLabel("Délka v minutách").fill("60");
    await page.getByLabel("léčebná tělesná výchova").check();
    await page.getByLabel("Cena", { exact: true }).fill("250,50 Kč");
    await page.getByLabel("bez DPH").check();
    await page.getByLabel(colleagues.ondrej).check();
    await page.getByLabel(room).check();
    await page.getByRole("group", { name: "Barva" }).getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowRight");
    const color = await page
      .getByRole("group", { name: "Barva" })
      .getByRole("radio", { checked: true })
      .getAttribute("value");
    await page.getByRole("button", { name: "Uložit službu" }).click();

    await expect(page.getByRole("alert")).toContainText("Počet míst: Skupina má 2 až 100 míst.");
    await expect(page.getByLabel(room)).toBeChecked();
    await expect(page.getByRole("group", { name: "Barva" }).getByRole("radio", { checked: true })).toHaveAttribute(
      "value",
      color!,
    );
    await page.getByLabel("Počet míst").fill("6");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row", { name: service })).toContainText("skupinová, 6 míst");
    await expect(page.getByRole("row", { name: service })).toContainText("250,50 Kč");

    await page.goto("/nova-udalost");
    await expect(page.getByLabel("Služba").locator("option", { hasText: service })).toHaveCount(1);
    await page.goto("/nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni");
    await page.getByRole("row", { name: room }).getByRole("link", { name: "Odebrat" }).click();
    await expect(page.getByText(`Služby, které se bez toho obejdou: ${service}`)).toBeVisible();
    await page.getByRole("button", { name: "Odebrat z kalendáře" }).click();
    await expect(page.getByRole("row", { name: room })).toHaveCount(0);
    await page.goto("/nastaveni/zdravotnicke-zarizeni/sluzby");
    await page.getByRole("row", { name: service }).getByRole("link", { name: "Odebrat" }).click();
    await page.getByRole("button", { name: "Odebrat službu" }).click();
    await expect(page.getByText(`Služba ${service} už není v nabídce.`)).toBeVisible();
    await expect(page.getByRole("row", { name: service })).toHaveCount(0);
  },
);

test("a product is sold for a new price", async ({ page }) => {
  const product = "Roller";
  await logIn(page, "admin", "/nova-doplnkova-sluzba");
  await page.getByLabel("Název").fill(product);
  await page.getByLabel("Cena", { exact: true }).fill("399");
  await page.getByLabel("základní").check();
  await page.getByRole("button", { name: "Uložit" }).click();
  await page.getByRole("link", { name: product, exact: true }).click();
  await page.getByLabel("Cena", { exact: true }).fill("1 049");
  await page.getByRole("button", { name: "Uložit" }).click();
  await expect(page.getByRole("row", { name: product })).toContainText("1 049 Kč");
});
