import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("an owner brings in patients from a table, decides of a known one, and undoes the import @without-scripts", async ({
  page,
}, { project }) => {
  const word = project.name === "without-js" ? "Bezskriptová" : "Skriptová";
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/import");
  const rows = [
    "Příjmení;Jméno;Narození",
    `${word};Ida;1. 2. 1970`,
    `${word};Ida;1. 2. 1970`,
    `${word};Eva;31. 2. 1970`,
  ];
  await page.getByLabel("Tabulka", { exact: true }).setInputFiles({
    name: "pacienti.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await page.getByRole("button", { name: "Načíst tabulku" }).press("Enter");
  await page.waitForURL(/import\/\d+$/);
  /** A job takes the step; without scripts the page is asked for again. */
  const until = (heading: string) =>
    expect(async () => {
      await page.reload();
      await expect(page.getByRole("heading", { name: heading })).toBeVisible({ timeout: 500 });
    }).toPass();
  await until("Sloupce");
  await ready(page);
  await expect(page.getByLabel("Datum narození")).toHaveValue("2");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Zkontrolovat řádky" }).press("Enter");
  await until("Výsledek kontroly");
  await ready(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Vynechat", exact: true }).press("Enter");
  await expect(page.getByText("Rozhodnuto.")).toBeVisible();
  await ready(page);
  await expect(page.getByRole("row", { name: /31\. 2\. 1970/ })).toContainText("Takové datum neexistuje");
  await page.getByRole("button", { name: "Založit karty: 1" }).press("Enter");
  await expect(page.getByText("Zapisuje se.")).toBeVisible();
  await until("Výsledek kontroly");
  await ready(page);
  await page.getByRole("link", { name: "Vrátit import" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Vrátit import?" })).toBeVisible();
  await ready(page);
  await page.getByRole("button", { name: "Vrátit import" }).press("Enter");
  await expect(page.getByText("Import se vrací.")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main")).toContainText("vráceno", { timeout: 500 });
  }).toPass();
});
