import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("an owner orders a copy of everything, waits for it, and saves it @without-scripts", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni/kopie-dat");
  await ready(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Objednat kopii" }).press("Enter");
  await expect(page.getByText("Kopie se vytváří.")).toBeVisible();
  const save = page.getByRole("link", { name: /^Uložit/ }).first();
  /** With scripts the page loads again by itself. */
  await expect(async () => {
    const again = page.getByRole("link", { name: "Načíst znovu" });
    if (await again.isVisible()) await again.press("Enter");
    await expect(save).toBeVisible({ timeout: 500 });
    await expect(again).toBeHidden({ timeout: 500 });
  }).toPass();
  await ready(page);
  // The bar at the top covers parts of links where the page is scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await save.press("Enter");
  const files = unzipSync(readFileSync(await (await saved).path()));
  expect(Buffer.from(files["lists/patients.csv"]!).toString().split("\r\n").length).toBeGreaterThan(300);
  expect(Buffer.from(files["README.txt"]!).toString()).toContain("import/");
});
