import type { Page } from "@playwright/test";
import { expect, logIn, newPatient, ready, test } from "../kit.ts";

/** Writes a report of a patient of its own, and answers the address of the card. */
async function writeReport(page: Page, surname: string, text: string) {
  await logIn(page, "paramedic");
  const card = await newPatient(page, { name: "Otakar", surname });
  await page.goto(`${card}/nova-zprava`);
  await ready(page);
  await page.locator("textarea[name=content]").fill(text);
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await expect(page.getByText("Zpráva je uložená.")).toBeVisible();
  return card;
}

async function sign(page: Page) {
  await page.getByRole("link", { name: "Podepsat" }).click();
  await page.getByRole("button", { name: "Podepsat" }).click();
  await expect(page.getByText("Zpráva je podepsaná.")).toBeVisible();
}

test(
  "a body is drawn on and a knee measured; signed, both are on paper",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled }) => {
    await writeReport(page, "Nakreslený", "Bez otoku");
    await page.getByRole("link", { name: "Diagnózy a nákres" }).click();
    await ready(page);
    const front = page.getByRole("group", { name: "Zepředu" });
    if (!javaScriptEnabled) {
      await front.getByText("Oblasti ze seznamu").click();
      await front.getByLabel("koleno vlevo").selectOption("červená");
      await page.getByRole("group", { name: "Značka 1" }).getByLabel("Kde").selectOption({ label: "koleno vlevo" });
    } else {
      await front.locator("[data-region=FRONT_KNEE_LEFT]").first().click();
      await expect(front.getByLabel("koleno vlevo")).toHaveValue("RED");
      await page.getByText("přidá značku").click();
      await front.locator("[data-region=FRONT_KNEE_LEFT]").first().click();
    }
    await page.getByRole("group", { name: "Značka 1" }).getByLabel("Poznámka").fill("jizva po artroskopii");
    await page.getByRole("button", { name: "Uložit nákres" }).click();
    await expect(page.getByText("Diagnózy a nákres jsou uložené.")).toBeVisible();

    await page.getByRole("link", { name: "Naměřené hodnoty" }).click();
    await ready(page);
    const row = page.getByRole("group", { name: "Rozsah pohybu, 1. řádek" });
    await row.getByLabel("Co").selectOption("koleno S");
    await row.getByLabel("Strana").selectOption("vlevo");
    await row.getByLabel("Hodnota").fill("0-0-300");
    await page.getByRole("button", { name: "Uložit hodnoty" }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /^Rozsah pohybu, 1\. řádek/ })
      .click();
    await expect(row.getByLabel("Hodnota")).toBeFocused();
    await expect(row.getByLabel("Hodnota")).toHaveValue("0-0-300");
    await row.getByLabel("Hodnota").fill("0-5-115");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Naměřené hodnoty jsou uložené.")).toBeVisible();

    await sign(page);
    await expect(page.getByRole("link", { name: "Naměřené hodnoty" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Tisk", exact: true }).click();
    await expect(page.locator("figure [data-region=FRONT_KNEE_LEFT]").first()).toHaveAttribute("fill", /RED/);
    await expect(page.locator(".letter")).toContainText("jizva po artroskopii");
    await expect(page.locator(".letter")).toContainText("koleno S vlevo 0–5–115");
  },
);

test("signed reports are summed up, and each sentence leads to its report", async ({ page }) => {
  const said = "Omezená flexe levého kolene po artroskopii, VAS 3/10.";
  await writeReport(page, "Shrnutý", `## Závěr\n${said}`);
  await sign(page);
  await page.getByRole("link", { name: "Všechny zprávy" }).click();
  await page.getByRole("link", { name: "Shrnutí" }).click();
  await ready(page);
  await page.getByRole("button", { name: "Shrnout zprávy" }).click();
  await expect(page.getByText("Shrnutí je hotové.")).toBeVisible();
  const sentence = page.getByRole("listitem").filter({ hasText: said });
  await expect(sentence).toBeVisible();
  await sentence.getByRole("link").click();
  await expect(page.locator(".written")).toContainText(said);
});
