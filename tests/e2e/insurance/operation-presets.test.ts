import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("a therapist puts operations under one name, repairs a code that no list has, and removes the preset", async ({
  page,
}) => {
  await logIn(page, "paramedic", "/nastaveni/osobni");
  await page.getByRole("link", { name: /^Šablony kódů výkonů/ }).press("Enter");
  await expect(page.getByRole("row", { name: /^KR \+ LTV 902/ })).toContainText("21002");
  await page.getByRole("link", { name: "Přidat šablonu" }).press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Nová šablona výkonů");
  await ready(page);

  await expect(page.getByLabel("Odbornost")).toHaveValue("902");
  await page.getByLabel("Název").fill("Masáž a LTV");
  const row = (number: number) => page.getByRole("group", { name: `${number}. výkon` });
  await row(1).getByLabel("Kód").fill("21413");
  await row(2).getByLabel("Kód").fill("99999");
  await row(2).getByLabel("Počet").fill("2");
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(row(1)).toContainText("TECHNIKY MĚKKÝCH TKÁNÍ");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await alert.getByRole("link", { name: /^2\. výkon/ }).press("Enter");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("21221");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Šablona Masáž a LTV je přidaná.")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Odebrat Masáž a LTV" }).press("Enter");
  await page.getByRole("button", { name: "Odebrat šablonu" }).press("Enter");
  await expect(page.getByText("Šablona výkonů je odebraná.")).toBeVisible();
});
