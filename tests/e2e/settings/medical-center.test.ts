import { expect, logIn, newPatient, ready, test } from "../kit.ts";

const png = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const pdf = { name: "logo.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };

test("an administrator sets the centre's address and logo: paper carries both, until the logo is removed", async ({
  page,
}) => {
  await logIn(page, "admin");
  const card = await newPatient(page, { name: "Hlavička", surname: "Tištěná" });
  const form = async () => {
    await page.goto("/nastaveni/zdravotnicke-zarizeni");
    await page.getByRole("link", { name: /^Údaje zařízení/ }).click();
    await ready(page);
  };
  await form();
  await page.getByLabel("Telefon").fill("381 200 300");
  await page.getByLabel("Obec").fill("Tábor");
  await page.getByLabel("E-mail").fill("kdesi");
  await page.getByLabel("Logo").setInputFiles(pdf);
  await page.getByLabel("Název").press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^E-mail/ })
    .click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("Obec")).toHaveValue("Tábor");

  await page.getByLabel("E-mail").fill("recepce@ulipy.example");
  await page.getByLabel("Logo").setInputFiles(pdf);
  await page.getByRole("button", { name: "Uložit údaje" }).click();
  await expect(page.getByRole("alert")).toContainText("Logo musí být obrázek PNG, JPEG nebo WebP.");
  await page.getByLabel("Logo").setInputFiles(png);
  await page.getByRole("button", { name: "Uložit údaje" }).click();
  await expect(page.getByText("Údaje zařízení jsou uložené.")).toBeVisible();
  await page.goto(`${card}/titulni-list`);
  const letter = page.locator(".letter header");
  await expect(letter).toContainText("recepce@ulipy.example");
  await expect(letter).toContainText("Tábor");
  await expect.poll(() => letter.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);

  await form();
  await page.getByLabel("Logo odebrat").check();
  await page.getByRole("button", { name: "Uložit údaje" }).click();
  await expect(page.getByText("Údaje zařízení jsou uložené.")).toBeVisible();
  await page.goto(`${card}/titulni-list`);
  await expect(letter.locator("img")).toHaveCount(0);
});
