import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

test("a receptionist finds a free time and books it; it is offered no more", async ({ page }) => {
  const day = "16. 2. 2049";
  await logIn(page, "receptionist", "/volne-terminy");
  await ready(page);
  const search = async () => {
    await page.getByLabel("Služba").selectOption({ index: 2 });
    await page.getByLabel("Od", { exact: true }).fill(day);
    await page.getByLabel("Do", { exact: true }).fill(day);
    await page.getByLabel("Část dne").selectOption("Odpoledne");
    await page.getByRole("button", { name: "Najít" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toContainText("února 2049");
  };
  await search();
  const first = page.locator(".places li").first();
  const offered = await first.innerText();
  const many = await page.locator(".places li").count();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await first.getByRole("link").click();
  await expect(page.getByLabel("Začátek")).toHaveValue(offered.split("–")[0]!.replace("Objednat", "").trim());
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Zapsáno:" }).first()).toBeVisible();
  await page.goto("/volne-terminy");
  await ready(page);
  await search();
  expect(await page.locator(".places li").allInnerTexts()).not.toContain(offered);
  expect(await page.locator(".places li").count()).toBeLessThan(many + 1);
});
