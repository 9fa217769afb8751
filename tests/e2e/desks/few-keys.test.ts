import type { Page } from "@playwright/test";
import { choosePatient, countKeys, expect, logIn, newPatient, ready, test, waitForCommands } from "../kit.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** A visit at eight, and its tile in the focus of that day's calendar. */
async function withTile(page: Page, surname: string, date: string) {
  await page.goto(`/nova-udalost?from=${date}`);
  await choosePatient(page, surname);
  await page.getByLabel("Služba").selectOption({ label: "Individuální LTV, 45 min" });
  await page.getByLabel("Začátek").fill("8");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await page.waitForURL(/\?date=/);
  const focus = async () => {
    await page.goto(`/?view=resource-week&date=${date}`);
    await ready(page);
    await waitForCommands(page);
    await tile.focus();
  };
  const tile = page.locator(".open .t", { hasText: surname });
  await focus();
  return { tile, focus };
}

test("few keys move a visit by an hour, and give its slot to a waiting patient when it is freed", async ({ page }) => {
  const { press, expectKeys } = countKeys(page);
  await logIn(page, "paramedic");
  await newPatient(page, { name: "Eva", surname: "Stisková" });
  const { tile } = await withTile(page, "Stisková", "2049-05-03");
  await press("m", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
  await expect(tile).toHaveText(/^9:00/);
  await expect(page.getByRole("status").filter({ hasText: "Přesunuto" })).toContainText("9:00–9:45");
  expectKeys(6);

  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await press("2");
  await expect(dialog(page).getByRole("button", { name: "omluva" })).toHaveAttribute("aria-pressed", "true");
  await press("f");
  const best = page.getByRole("link", { name: /^Objednat / }).first();
  await expect(best).toBeFocused();
  const waiting = (await best.innerText()).replace(/^Objednat\s+/, "").split(" ")[0]!;
  await press("Enter");
  await expect(dialog(page).getByRole("textbox", { name: "Datum (povinné)" })).toBeFocused();
  await press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Zapsáno: " })).toContainText("3. 5. 2049 9:00–9:45");
  await expect(page.locator(".open .t", { hasText: waiting })).toBeVisible();
  expectKeys(5);
});

test("few keys write, sign and print a report", async ({ page }) => {
  const { press, expectKeys } = countKeys(page);
  await page.context().addInitScript("window.print = () => { document.title = 'printed' }");
  const print = async () => {
    await press("v");
    await page.waitForURL(/\/zaznam\/[\w-]+$/);
    await press("Enter");
    await expect(page).toHaveTitle("printed");
  };
  const heading = page.getByRole("heading", { level: 1 });
  await logIn(page, "paramedic");
  await newPatient(page, { name: "Iva", surname: "Klávesová" });
  const { focus } = await withTile(page, "Klávesová", "2020-05-04");
  await press("Enter");
  await expect(dialog(page)).toBeVisible();
  await press("z");
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text zprávy" })).toBeFocused();
  await page.keyboard.type("Bez bolesti, cvičí doma.");
  await press("ControlOrMeta+Enter");
  await expect(heading).toHaveText("Podepsat zprávu?");
  await expect(heading).toBeFocused();
  await press("Tab", "Tab", "Enter");
  await expect(page.getByText("Zpráva je podepsaná.")).toBeVisible();
  expectKeys(12);
  await print();
  expectKeys(2);

  await focus();
  await press("Enter");
  await expect(dialog(page)).toBeVisible();
  await press("z");
  await expect(page.getByText("Bez bolesti, cvičí doma.")).toBeVisible();
  await print();
  expectKeys(6);
});
