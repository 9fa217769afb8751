import { expect, logIn, logins, password, ready, test } from "./kit.ts";

test("a wrong password is told at the top, with the address kept; the right one leads on", async ({ page }) => {
  await page.goto("/prihlaseni?redirect=%2Fkartoteka");
  await page.getByLabel("E-mail").fill(logins.receptionist);
  await page.getByLabel("Heslo", { exact: true }).fill("something else entirely");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle(/^Chyba: /);
  await expect(page.getByLabel("E-mail")).toHaveValue(logins.receptionist);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/kartoteka$/);
});

test("whoever logs out is out", async ({ page }) => {
  await logIn(page, "receptionist");
  await page.goto("/odhlaseni");
  await page.getByRole("main").getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL(/\/prihlaseni/);
  await page.goto("/kartoteka");
  await expect(page).toHaveURL(/\/prihlaseni\?redirect=/);
});

test("the language of the door changes with its links", async ({ page }) => {
  await page.goto("/prihlaseni");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/prihlaseni/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmeldung");
});

test("a stranger is never told whether an address has an account", async ({ page }) => {
  const ask = async (address: string) => {
    await page.goto("/zapomenute-heslo");
    await page.getByLabel("E-mail").fill(address);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podívejte se do pošty");
    return page.getByRole("main").innerText();
  };
  expect(await ask(logins.admin)).toBe(await ask("nobody@demo.example"));
});

test("what is typed while the page comes to life stays", async ({ page, context, javaScriptEnabled }) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/prihlaseni", { waitUntil: "commit" });
  const address = page.getByLabel("E-mail");
  const typed = "nekdo.s.dlouhou.adresou@klinika.example".repeat(3);
  await address.focus();
  await page.keyboard.type(typed);
  await ready(page, javaScriptEnabled);
  await expect(address).toHaveValue(typed);
  await expect(address).toBeFocused();
});
