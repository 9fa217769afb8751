import { heic } from "#tests/kit/heic.ts";
import { expect, logIn, newPatient, ready, test } from "../kit.ts";

const pdf = {
  name: "nález z ortopedie.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n"),
};
const png = {
  name: "koleno.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const photo = { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer: heic() };

test(
  "two files are attached at once, one is viewed, shown to reception and removed",
  { tag: "@without-scripts" },
  async ({ page }) => {
    await logIn(page, "paramedic");
    await newPatient(page, { name: "Bedřich", surname: "Přiložený" });
    await page.getByRole("link", { name: "Přílohy" }).click();
    await page.getByRole("link", { name: "Přidat přílohy" }).click();
    await ready(page);
    await page.getByLabel("Soubory", { exact: true }).setInputFiles([pdf, png]);
    await page.getByRole("button", { name: "Nahrát přílohy" }).click();
    await expect(page.getByText("2 přílohy jsou uložené.")).toBeVisible();

    await page.getByRole("link", { name: png.name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(png.name);
    await expect
      .poll(() => page.getByRole("img", { name: png.name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1);
    await ready(page);
    await page.getByRole("radio", { name: /^administrativní/ }).check();
    await page.getByRole("button", { name: "Změnit druh" }).click();
    await expect(page.getByText("Druh přílohy je změněný.")).toBeVisible();
    await expect(page.getByRole("row", { name: png.name })).toContainText("administrativní");
    await expect(page.getByRole("row", { name: pdf.name })).toContainText("zdravotnická");

    await page.getByRole("link", { name: pdf.name }).click();
    await expect(page.locator("iframe.preview")).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Stáhnout" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe(pdf.name);
    await page.getByRole("link", { name: "Odebrat přílohu" }).click();
    await page.getByRole("button", { name: "Odebrat přílohu" }).click();
    await expect(page.getByText("Příloha je odebraná.")).toBeVisible();
    await expect(page.getByRole("row", { name: pdf.name })).toHaveCount(0);
    await expect(page.getByRole("row", { name: png.name })).toBeVisible();
  },
);

test("a therapist who writes a report attaches a photographed referral to it, and removes another file", async ({
  page,
}) => {
  await logIn(page, "paramedic");
  await newPatient(page, { name: "Bedřich", surname: "Doporučený" });
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).click();
  await ready(page);
  await page.getByRole("textbox", { name: "Text zprávy" }).fill("Vstupní vyšetření podle přiložené žádanky.");
  await page.getByRole("button", { name: "Uložit a doplnit přílohy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Přílohy ke zprávě");
  await ready(page);
  await page.getByLabel("Soubory", { exact: true }).setInputFiles([photo, pdf]);
  await page.getByRole("button", { name: "Nahrát přílohy" }).click();
  await expect(page.getByText("2 přílohy jsou uložené.")).toBeVisible();
  await expect(page.getByText("Vstupní vyšetření podle přiložené žádanky.")).toBeVisible();

  await page.getByRole("link", { name: pdf.name }).click();
  await page.getByRole("link", { name: "Odebrat přílohu" }).click();
  await page.getByRole("button", { name: "Odebrat přílohu" }).click();
  await expect(page.getByText("Příloha je odebraná.")).toBeVisible();
  await expect(page.getByRole("link", { name: pdf.name })).toHaveCount(0);
  await page.getByRole("link", { name: photo.name }).click();
  await expect
    .poll(() => page.getByRole("img", { name: photo.name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64);
  await page.getByRole("main").locator(".facts").getByRole("link").click();
  await page.getByRole("link", { name: "Přiložit soubory" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Přílohy ke zprávě");
});
