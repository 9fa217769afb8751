import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("reception plans the visits of a voucher by keyboard, exchanges one, and books them together", async ({
  page,
}) => {
  const surname = "Plánová";
  await logIn(page, "receptionist", "/kartoteka/novy");
  for (const [name, value] of Object.entries({ name: "Iva", surname, insuranceNumber: "8556230419" }))
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByLabel("Zdravotní pojišťovna").selectOption("111");
  await page.getByRole("button", { name: "Založit kartu" }).press("Enter");
  await expect(page.getByText("Karta je založená.")).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/novy-poukaz-ft`);
  await ready(page);
  await page.getByLabel("Vystaveno").fill("dnes");
  await page.getByLabel("Počet návštěv").fill("3");
  await page.getByText("Lékař v seznamu není").press("Enter");
  await page.getByLabel("Jméno lékaře").fill(`MUDr. Petra ${surname}`);
  await page.getByLabel("IČP").last().fill("32181001");
  await page.getByLabel("Odbornost lékaře").fill("201");
  await page.getByLabel("Hlavní diagnóza").fill("M54.5");
  await page.getByRole("button", { name: "Uložit poukaz" }).press("Enter");
  await expect(page.getByText("Poukaz FT je zadaný.")).toBeVisible();

  await page.getByRole("link", { name: "Naplánovat návštěvy" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plán návštěv");
  await ready(page);
  await expect(page.getByRole("heading", { name: "Vyberte službu" })).toBeVisible();
  await page.getByLabel("Služba").selectOption({ index: 1 });
  // Days of its own, long after the limits of the voucher.
  await page.getByLabel("Od", { exact: true }).fill("1. 3. 2049");
  await page.getByLabel("Počet návštěv").fill("4");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Poukaz FT už tolik návštěv nemá.").first()).toBeVisible();
  await ready(page);
  await page.getByLabel("Počet návštěv").fill("2");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/kdy má péče skončit, se 2 návštěvy nevejdou/)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Objednat návštěvy" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Zaškrtněte aspoň jednu návštěvu.");
  await ready(page);
  for (const number of [1, 2]) await page.getByRole("checkbox", { name: `${number}. návštěva` }).press("Space");
  await page.getByLabel("Termín 2. návštěvy").focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: "Objednat návštěvy" }).press("Enter");
  await expect(page.getByText(/^Objednali jsme 2 návštěvy, poslední je/)).toBeVisible();
  await expect(page.getByText("0 využito, 2 objednáno, 1 zbývá")).toBeVisible();
  await expect(page.getByRole("table", { name: "Návštěvy na poukazu" }).getByRole("row")).toHaveCount(3);
  await expectNoSidewaysScroll(page);
});
