import type { Page } from "@playwright/test";
import {
  choosePatient,
  countKeys,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  newPatient,
  ready,
  test,
  waitForCommands,
} from "../kit.ts";

test(
  "a visit is paid by few keys, its amount is reversed, and a payment by hand is canceled",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    await logIn(page, "admin", "/platby?tab=nezaplacene");
    const unpaid = (await page.locator("tbody th a").last().getAttribute("href"))!;
    await logIn(page, "receptionist", unpaid);
    await page.goto((await page.getByRole("link", { name: /^Návštěva/ }).getAttribute("href"))!);
    await ready(page);
    const pay = page.getByRole("link", { name: /^Zaplatit/ }).first();
    const count = { keys: 0 };
    const press = async (key: string) => {
      count.keys++;
      await page.keyboard.press(key);
    };
    await pay.focus();
    await press("Enter");
    await expect(page).toHaveURL(/\/platby\/\d+$/);
    await ready(page);
    if (scripts) await expect(page.getByLabel("Hotově")).toBeFocused();
    else await page.getByLabel("Hotově").focus();
    await press("ArrowRight");
    await expect(page.getByLabel("Kartou")).toBeChecked();
    await press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Zaplaceno." }).first()).toBeVisible();
    expect(count.keys).toBe(3);
    await expect(page.getByRole("row", { name: /Kartou/ })).toContainText("Renata");

    await page.getByRole("link", { name: "Stornovat" }).press("Enter");
    await ready(page);
    if (scripts) {
      await expect(page.getByRole("dialog")).toContainText("Stornovat přijatou částku?");
      await expect(page.locator(".load")).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.getByRole("button", { name: "Stornovat částku" }).press("Enter");
    await expect(page.getByRole("alert")).toBeFocused();
    await page.getByLabel("Důvod").fill("Platba hotově");
    await page.getByLabel("Důvod").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Částka je stornovaná." }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Přijmout platbu" })).toBeVisible();

    await page.goto("/platby/nova");
    await ready(page);
    await page.getByLabel("Plátce", { exact: true }).fill("Bytové družstvo");
    await page.getByLabel("1. položka", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Text: 2. položka").fill("Kopie zprávy");
    await page.getByLabel("Sazba DPH: 2. položka").selectOption("základní");
    await page.getByLabel("Cena: 2. položka").fill("50,50");
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Cena: 2. položka").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Platba je přidaná." }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Zrušit platbu" }).press("Enter");
    await ready(page);
    await page.getByLabel("Důvod").fill("Omyl");
    await page.getByLabel("Důvod").press("Enter");
    await expect(page.getByRole("main")).toContainText("Zrušena");
    await expect(page.getByRole("main")).toContainText("Omyl");
  },
);

test("few keys lead from an arrived patient to the printed receipt", async ({ page }) => {
  const { press, expectKeys } = countKeys(page);
  await page.context().addInitScript("window.print = () => { document.title = 'printed' }");
  await logIn(page, "paramedic");
  const surname = "Hotová";
  await newPatient(page, { name: "Iva", surname });
  await page.goto("/nova-udalost?from=2020-05-05");
  await ready(page);
  await choosePatient(page, surname);
  await page.getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await page.getByLabel("Začátek").fill("8");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await page.waitForURL(/\?date=/);
  const tile = page.locator(".t", { hasText: surname }).first();
  await page.goto((await tile.getAttribute("href")) ?? (await tile.locator("a").first().getAttribute("href"))!);
  await ready(page);

  const act = async (key: string) => {
    await waitForCommands(page);
    await press(key);
  };
  await act("1");
  await expect(page.locator(`[data-key="1"][aria-pressed="true"]`)).toBeVisible();
  await byInsurerAndBack(page);
  await act("u");
  await expect(page).toHaveURL(/\/platby\/\d+$/);
  await ready(page);
  await expect(page.getByLabel("Hotově")).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Zaplaceno." }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Vytisknout doklad" })).toBeVisible();
  await act("v");
  await page.waitForURL(/\/pokladna\/doklad\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/P1-\d{4}-\d{4}/);
  await expectAccessible(page);
  await press("Enter");
  await expect(page).toHaveTitle("printed");
  expectKeys(8);
  expect(await sheetsOf(page)).toEqual([
    ["A6", "105 × 148"],
    ["A4", "210 × 297"],
    ["80 mm", "80 × 200"],
  ]);
});

/** The sheets that the receipt on the page is printed on, in whole millimetres, of each size of paper. */
async function sheetsOf(page: Page) {
  const sheets: string[][] = [];
  for (const size of ["A6", "A4", "80 mm"]) {
    await page.getByRole("link", { name: size, exact: true }).click();
    await expect(page.locator("[aria-current]").filter({ hasText: size })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sizes = pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
    const inMillimetres = (points = "") => Math.round((Number(points) / 72) * 25.4);
    for (const [, width, height] of sizes) sheets.push([size, `${inMillimetres(width)} × ${inMillimetres(height)}`]);
  }
  return sheets;
}

/** The visit on the page is put on an FT voucher, and back to its patient. */
async function byInsurerAndBack(page: Page) {
  for (const word of ["Hradí pojišťovna", "Zaplatit"]) {
    await page.keyboard.press("j");
    await expect(page.getByRole("main").locator(".visits")).toContainText(word);
  }
}
