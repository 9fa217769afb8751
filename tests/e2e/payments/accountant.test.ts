import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("an owner books a statement of the bank, decides of what waits, and saves the month for the accountant", async ({
  page,
}) => {
  const add = async (payer: string) => {
    await page.goto("/platby/nova");
    await ready(page);
    await page.getByLabel("Plátce", { exact: true }).fill(payer);
    await page.getByLabel("Text: 1. položka").fill("Přednáška");
    await page.getByLabel("Cena: 1. položka").fill("1970");
    await page.getByLabel("Sazba DPH: 1. položka").selectOption("bez DPH");
    await page.getByLabel("Cena: 1. položka").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Platba je přidaná." }).first()).toBeVisible();
    return (await page.getByRole("main").innerText()).match(/symbol\s+(\d+)/i)![1];
  };
  await logIn(page, "admin");
  const [first, second] = [await add("Bytové družstvo"), await add("Spolek rodičů")];

  await page.goto("/platby/vypisy");
  await page.getByRole("link", { name: "Načíst výpis" }).press("Enter");
  await ready(page);
  const today = new Date().toLocaleDateString("cs-CZ", { timeZone: "Europe/Prague" }).replaceAll(/\s/g, "");
  const rows = [
    "Den;Kolik;Značka;Kdo",
    `${today};1970,00;${first};Bytové družstvo`,
    `${today};970,00;${second};Spolek rodičů`,
  ];
  const file = { name: "vypis.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.getByLabel("Soubor výpisu").setInputFiles(file);
  await page.getByRole("button", { name: "Načíst" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sloupce výpisu");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const [label, column] of [
    ["Datum zaúčtování", "Den"],
    ["Částka", "Kolik"],
    ["Variabilní symbol", "Značka"],
    ["Jméno protistrany", "Kdo"],
  ])
    await page.getByLabel(label!, { exact: true }).selectOption({ label: column! });
  await page.getByRole("button", { name: "Načíst" }).press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "Zaúčtováno: 1, čeká na rozhodnutí: 1." }).first(),
  ).toBeVisible();
  await page
    .getByRole("row", { name: /Spolek rodičů/ })
    .getByRole("link")
    .first()
    .press("Enter");
  await ready(page);
  await page.getByRole("radio", { name: /Spolek rodičů/ }).check();
  await page.getByRole("button", { name: "Zaúčtovat" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Pohyb je zaúčtovaný." }).first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Nic nečeká");

  await page.goto("/platby/export");
  await ready(page);
  await page.getByLabel("Formát").selectOption({ label: "Přijaté platby (CSV)" });
  await page.getByRole("button", { name: "Vytvořit export" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Export se připravuje." }).first()).toBeVisible();
  const saved = page.waitForEvent("download");
  const link = page.getByRole("link", { name: /^prijate-platby-.*\.csv$/ }).first();
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/^prijate-platby-[\d-]+\.csv$/);
});
