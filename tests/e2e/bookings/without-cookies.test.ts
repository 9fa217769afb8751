import { expect, test } from "../kit.ts";

test("a browser that prefers English and keeps no cookies stays with Czech once it is chosen", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  await context.route("**/*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await context.clearCookies();
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const page = await context.newPage();
  await page.goto("/rezervace/rehabilitace-u-lipy");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Choose a service");
  await page.getByRole("link", { name: "Čeština" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Vyberte službu");
  await expect(page).toHaveURL(/\/cs\/rezervace\/rehabilitace-u-lipy$/);
  await page.getByRole("link", { name: /^Individuální LTV/ }).click();
  await page.locator(".slots a").first().click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Vaše údaje");
  await page.getByRole("button", { name: "Odeslat žádost" }).last().click();
  await expect(page.getByRole("alert")).toContainText("Vyplňte");
  await expect(page).toHaveURL(/\/cs\/rezervace\/rehabilitace-u-lipy\?/);
  await page.getByRole("link", { name: "Cookies" }).click();
  await expect(page).toHaveURL(/\/cs\/souhlas-s-cookies$/);
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
});
