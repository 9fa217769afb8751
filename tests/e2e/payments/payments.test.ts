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

test("a visit is paid by few keys, its amount is reversed, and a payment by hand is canceled", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await logIn(page, "admin", "/platby?tab=nezaplacene");
  const unpaid = (await page.locator("tbody th a").last().getAttribute("href"))!;
  await logIn(page, "receptionist", unpaid);
  await page.goto((await page.getByRole("link", { name: /^Návštěva/ }).getAttribute("href"))!);
  await ready(page, javaScriptEnabled);
  const pay = page.getByRole("link", { name: /^Zaplatit/ }).first();
  const count = { keys: 0 };
  const press = async (key: string) => {
    count.keys++;
    await page.keyboard.press(key);
  };
  await pay.focus();
  await press("Enter");
  await expect(page).toHaveURL(/\/platby\/\d+$/);
  await ready(page, javaScriptEnabled);
  if (scripts) await expect(page.getByLabel("Hotově")).toBeFocused();
  else await page.getByLabel("Hotově").focus();
  await press("ArrowRight");
  await expect(page.getByLabel("Kartou")).toBeChecked();
  await press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Zaplaceno.");
  expect(count.keys).toBe(3);
  await expect(page.getByRole("row", { name: /Kartou/ })).toContainText("Renata");

  await page.getByRole("link", { name: "Stornovat" }).press("Enter");
  await ready(page, javaScriptEnabled);
  if (scripts) {
    await expect(page.getByRole("dialog")).toContainText("Stornovat přijatou částku?");
    await expect(page.locator(".load")).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Stornovat částku" }).press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByLabel("Důvod").fill("Platba hotově");
  await page.getByLabel("Důvod").press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Částka je stornovaná.");
  await expect(page.getByRole("button", { name: "Přijmout platbu" })).toBeVisible();

  await page.goto("/platby/nova");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Plátce", { exact: true }).fill("Bytové družstvo");
  await page.getByLabel("1. položka", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Text: 2. položka").fill("Kopie zprávy");
  await page.getByLabel("Sazba DPH: 2. položka").selectOption("základní");
  await page.getByLabel("Cena: 2. položka").fill("50,50");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Cena: 2. položka").press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Platba je přidaná.");
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Zrušit platbu" }).press("Enter");
  await ready(page, javaScriptEnabled);
  await page.getByLabel("Důvod").fill("Omyl");
  await page.getByLabel("Důvod").press("Enter");
  await expect(page.getByRole("main")).toContainText("Zrušena");
  await expect(page.getByRole("main")).toContainText("Omyl");
});

test("few keys lead from an arrived patient to the printed receipt", async ({ page, javaScriptEnabled }) => {
  const scripts = javaScriptEnabled !== false;
  const { press, expectKeys } = countKeys(page);
  await page.context().addInitScript("window.print = () => { document.title = 'printed' }");
  await logIn(page, "paramedic");
  const surname = scripts ? "Hotová" : "Hotovostní";
  await newPatient(page, { name: "Iva", surname });
  await page.goto(`/nova-udalost?from=${scripts ? "2020-05-05" : "2020-05-06"}`);
  await ready(page, javaScriptEnabled);
  await choosePatient(page, javaScriptEnabled, surname);
  await page.getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await page.getByLabel("Začátek").fill("8");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await page.waitForURL(/\?date=/);
  const tile = page.locator(".t", { hasText: surname }).first();
  await page.goto((await tile.getAttribute("href")) ?? (await tile.locator("a").first().getAttribute("href"))!);
  await ready(page, javaScriptEnabled);

  // Without scripts the keys are those of buttons and links that have the focus.
  const act = async (key: string) => {
    if (scripts) {
      await waitForCommands(page);
      return press(key);
    }
    await page.locator(`[data-key="${key}"]`).first().focus();
    await press("Enter");
  };
  await act("1");
  await expect(page.locator(`[data-key="1"][aria-pressed="true"]`)).toBeVisible();
  await byInsurerAndBack(page, scripts);
  await act("u");
  await expect(page).toHaveURL(/\/platby\/\d+$/);
  await ready(page, javaScriptEnabled);
  if (scripts) await expect(page.getByLabel("Hotově")).toBeFocused();
  else await page.getByLabel("Hotově").focus();
  await press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Zaplaceno.");
  await expect(page.getByRole("link", { name: "Vytisknout doklad" })).toBeVisible();
  if (scripts) await waitForCommands(page);
  else await page.getByRole("link", { name: "Vytisknout doklad" }).focus();
  await press(scripts ? "v" : "Enter");
  await page.waitForURL(/\/pokladna\/doklad\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/P1-\d{4}-\d{4}/);
  if (scripts) {
    await expectAccessible(page);
    await press("Enter");
    await expect(page).toHaveTitle("printed");
  }
  expectKeys(8);
  expect(await sheetsOf(page)).toEqual([
    ["A6", "105 × 148"],
    ["A4", "210 × 297"],
    ["80 mm", "80 × 200"],
  ]);
});

/** The sheets that the receipt on the page is printed on, in whole millimetres, on each paper. */
async function sheetsOf(page: Page) {
  const sheets: string[][] = [];
  for (const paper of ["A6", "A4", "80 mm"]) {
    await page.getByRole("link", { name: paper, exact: true }).click();
    await expect(page.locator("[aria-current]").filter({ hasText: paper })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sizes = pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
    const inMillimetres = (points = "") => Math.round((Number(points) / 72) * 25.4);
    for (const [, width, height] of sizes) sheets.push([paper, `${inMillimetres(width)} × ${inMillimetres(height)}`]);
  }
  return sheets;
}

/** The visit on the page is put on an FT voucher, and back to its patient. */
async function byInsurerAndBack(page: Page, scripts: boolean) {
  for (const word of ["Hradí pojišťovna", "Zaplatit"]) {
    if (!scripts) await page.locator(`[data-key="j"]`).first().focus();
    await page.keyboard.press(scripts ? "j" : "Enter");
    await expect(page.getByRole("main").locator(".visits")).toContainText(word);
  }
}
