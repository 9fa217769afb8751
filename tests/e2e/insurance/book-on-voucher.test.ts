import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test(
  "reception enters a voucher from its paper, books a visit on it by keyboard, and sees the days that are left",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    const surname = scripts ? "Poukazová" : "Poukázková";
    await logIn(page, "receptionist", "/kartoteka/novy");
    for (const [name, value] of Object.entries({ name: "Olga", surname, insuranceNumber: "8556230419" }))
      await page.locator(`main [name="${name}"]`).fill(value);
    await page.getByLabel("Zdravotní pojišťovna").selectOption("111");
    await page.getByRole("button", { name: "Založit kartu" }).press("Enter");
    await expect(page.getByText("Karta je založená.")).toBeVisible();
    const card = new URL(page.url()).pathname;

    await page.goto(`${card}?tab=ft-poukazy`);
    await page.getByRole("link", { name: "Zadat poukaz" }).first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nový poukaz FT");
    await ready(page);
    await page.getByLabel("Objednáno").fill("");
    await page.getByLabel("Počet návštěv").fill("3");
    await page.getByText("Lékař v seznamu není").press("Enter");
    await page.getByLabel("Jméno lékaře").fill(`MUDr. Hana ${surname}`);
    await page.getByLabel("IČP").last().fill("32181001");
    await page.getByLabel("Odbornost lékaře").fill("201");
    await page.getByLabel("Hlavní diagnóza").fill("M54.5");
    await page.getByLabel("Důvod a místo").fill("Bolesti bederní páteře, L4/5");
    await page.getByRole("button", { name: "Uložit poukaz" }).press("Enter");
    await expect(page.getByText("Poukaz FT je zadaný.")).toBeVisible();
    await expect(page.getByText(/objednat do .*, zbývá 14 dní/)).toBeVisible();

    await page.goto("/volne-terminy");
    await ready(page);
  },
);
