import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("a deactivated colleague stays in the calendar with future events; a mistake is undone", async ({ page }) => {
  await logIn(page, "admin", "/nastaveni/zdravotnicke-zarizeni");
  await page.getByRole("link", { name: "Zaměstnanci" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zaměstnanci");
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Jedlička" }).click();
  await page.getByRole("link", { name: "Ukončit přístup" }).click();
  await expect(page.getByText("zůstane naplánovaných s")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Ukončit přístup" }).click();
  await expect(page.getByText("Přístup je ukončený.")).toBeVisible();
  await expect(page.locator("dl")).toContainText("odešel");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: "Ukázat v kalendáři" }).click();
  await expect(page.getByRole("main")).toContainText("Jedlička");
  await page.goBack();
  await page.getByRole("link", { name: "Vrátit přístup" }).click();
  await page.getByRole("button", { name: "Vrátit přístup" }).click();
  await expect(page.getByText("Přístup je vrácený.")).toBeVisible();
  await expect(page.locator("dl")).toContainText("má přístup");
});
