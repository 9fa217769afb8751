import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("a visit is paid by few keys, its amount is reversed, and a payment by hand is canceled", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripts = javaScriptEnabled !== false;
  await logIn(page, "admin", "/platby?tab=nezaplacene");
  const unpaid = (await page.locator("tbody th a").first().getAttribute("href"))!;
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
