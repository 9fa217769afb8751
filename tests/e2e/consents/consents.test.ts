import { expect, logIn, test } from "../kit.ts";

test("a patient is asked for consent by e-mail, gives it, and withdraws it at the desk", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = "souhlas-na-papire@example.com";
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/informace-o-zpracovani-osobnich-udaju/nove-zneni");
  await page.getByLabel("Text").fill(`Co o vás víme.\n\nSouhlasím s připomínkami na ${email}.`);
  await page.getByRole("button", { name: "Vydat nové znění" }).click();
  await expect(page.getByText(/^Platí znění č\.\s\d+\./)).toBeVisible();

  await page.goto("/kartoteka/novy");
  await page.getByLabel("Jméno (povinné)").fill("Božena");
  await page.getByLabel("Příjmení (povinné)").fill("Papírová");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Založit kartu" }).click();
  await page.getByRole("link", { name: "Základní údaje" }).click();
  await page.getByRole("link", { name: "Požádat o souhlas e-mailem" }).click();
  await page.getByRole("button", { name: "Požádat o souhlas e-mailem" }).click();
  await expect(page.getByText(`E-mail s odkazem odchází na ${email}.`)).toBeVisible();
  const card = page.url();

  await page.goto("/nastaveni/zdravotnicke-zarizeni/odeslana-posta");
  await page.getByRole("row", { name: email }).getByRole("link").click();
  const link = /\/souhlas\/[\w-]+/.exec(await page.locator(".lines").innerText())![0];
  const patient = await browser.newContext({ baseURL });
  const tab = await patient.newPage();
  await tab.goto(link);
  await expect(tab.getByRole("main")).toContainText(`Souhlasím s připomínkami na ${email}.`);
  await tab.getByRole("button", { name: "Souhlasím" }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Děkujeme, souhlas je zaznamenaný");
  await tab.goto(link);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Tento odkaz už neplatí");
  await patient.close();

  await page.goto(card);
  await expect(page.getByRole("main")).toContainText("odkazem v e-mailu");
  await page.getByRole("link", { name: "Odvolat souhlas" }).click();
  await page.getByRole("button", { name: "Odvolat souhlas" }).click();
  await page.getByRole("link", { name: "Historie souhlasů" }).click();
  await expect(page.getByRole("row", { name: email })).toContainText("Odvolán");
});
