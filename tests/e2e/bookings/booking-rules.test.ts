import { expect, expectAccessible, logIn, test } from "../kit.ts";

const section = "/nastaveni/zdravotnicke-zarizeni/rezervacni-udaje";

test("an administrator sets online booking up for patients", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
  await page.getByRole("link", { name: /^Online rezervace/ }).click();
  await expect(page.getByRole("link", { name: /\/rezervace\/rehabilitace-u-lipy$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Vypnout Online rezervace" }).click();
  await page.getByRole("button", { name: "Vypnout" }).click();
  await expect(page.getByText("Online rezervace jsou vypnuté.")).toBeVisible();
  await page.getByRole("link", { name: "Zapnout Online rezervace" }).click();
  await page.getByRole("button", { name: "Zapnout" }).click();
  await expect(page.getByText("Online rezervace jsou zapnuté.")).toBeVisible();

  await page.getByRole("link", { name: "Upravit pravidla" }).click();
  await page.getByLabel("Začátky návštěv").selectOption("30");
  await page.getByLabel("Kolik dní dopředu").fill("0");
  await page.getByLabel("Weby, které smějí stránku vložit").fill("lipa.example");
  await page.getByRole("button", { name: "Uložit pravidla" }).click();
  await expect(page.getByRole("alert")).toContainText("Weby, které smějí stránku vložit");
  await expect(page.getByLabel("Začátky návštěv")).toHaveValue("30");
  await expectAccessible(page);
  await page.getByLabel("Kolik dní dopředu").fill("21");
  await page.getByLabel("Weby, které smějí stránku vložit").fill("https://lipa.example");
  await page.getByRole("button", { name: "Uložit pravidla" }).click();
  await expect(page.getByText("každých 30 minut, na 21 dní dopředu")).toBeVisible();
  await expect(page.getByLabel("Stránka vložená do vašeho webu")).toHaveValue(/^<iframe src="http/);

  const massage = page.getByRole("row", { name: /^Klasická masáž/ });
  await massage.getByRole("button", { name: "Nabídnout" }).click();
  await expect(page.getByText("Klasická masáž: pacientům se teď nabízí.")).toBeVisible();
  await expect(massage).toContainText("Lze rezervovat");
  const vrba = page.getByRole("row", { name: /Vrba/ });
  await vrba.getByRole("button", { name: "Nenabízet" }).click();
  await expect(vrba).toContainText("Nenabízí se");
  await vrba.getByRole("button", { name: "Nabídnout" }).click();
  await expect(vrba).toContainText("Lze rezervovat");
  await massage.getByRole("button", { name: "Nenabízet" }).click();
  await expect(massage).toContainText("Nenabízí se");
});

test("the address for patients is changed, and can be changed back", async ({ page }) => {
  await logIn(page, "admin", section);
  for (const slug of ["u-lipy-budejovice", "rehabilitace-u-lipy"]) {
    await page.getByRole("link", { name: "Změnit adresu" }).click();
    await page.getByLabel("Konec adresy").fill(slug);
    await page.getByRole("button", { name: "Uložit adresu" }).click();
    await expect(page.getByRole("link", { name: new RegExp(`/rezervace/${slug}$`) })).toBeVisible();
  }
});
