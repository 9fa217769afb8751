import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, logins, password, ready, test } from "../kit.ts";

test("a wrong password is reported at the top, with the address kept; the right one leads on", async ({ page }) => {
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

test("a logout ends the session", async ({ page }) => {
  await logIn(page, "receptionist");
  await page.goto("/odhlaseni");
  await page.getByRole("main").getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL(/\/prihlaseni/);
  await page.goto("/kartoteka");
  await expect(page).toHaveURL(/\/prihlaseni\?redirect=/);
});

test(
  "a second factor is turned on with a telephone, asked for at the login, and turned off with a recovery code",
  { tag: "@without-scripts" },
  async ({ page }) => {
    await logIn(page, "paramedic", "/nastaveni/osobni/dvoufazove-prihlaseni");
    await page.getByRole("link", { name: "Zapnout dvoufázové přihlášení" }).click();
    await page.getByLabel("Heslo", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: "QR kód" })).toBeVisible();
    await expectAccessible(page);
    const key = (await page.locator("p.secret").innerText()).replace(/\s/g, "");
    await page.getByLabel("Kód", { exact: true }).fill(codeAt(key, new Date()));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Záložní kódy");
    const codes = await page.locator(".codes code").allInnerTexts();
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Uložit jako text" }).click();
    expect((await saved).suggestedFilename()).toBe("motus-zalozni-kody.txt");
    await page.getByRole("link", { name: "Kódy mám uložené" }).click();
    await expect(page.getByText("Zbývá vám 10")).toBeVisible();

    await page.goto("/odhlaseni");
    await page.getByRole("main").getByRole("button", { name: "Odhlásit se" }).click();
    await expect(page).toHaveURL(/\/prihlaseni/);
    await page.goto("/prihlaseni?redirect=%2Fkartoteka");
    await page.getByLabel("E-mail").fill(logins.paramedic);
    await page.getByLabel("Heslo", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    const code = page.getByLabel("Kód", { exact: true });
    await code.fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    // The code of the turning on is used up: this is the next one.
    await code.fill(codeAt(key, new Date(), 1));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/kartoteka$/);

    await page.goto("/nastaveni/osobni/dvoufazove-prihlaseni/vypnuti");
    await page.getByLabel("Heslo", { exact: true }).fill(password);
    await page.getByLabel("Kód z aplikace").fill(codes[0]!);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Dvoufázové přihlášení je vypnuté.")).toBeVisible();
  },
);

test("the language of the public pages changes with their links", async ({ page }) => {
  await page.goto("/prihlaseni");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/prihlaseni/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anmeldung");
});

test("an anonymous caller never learns whether an address has an account", async ({ page }) => {
  const ask = async (address: string) => {
    await page.goto("/zapomenute-heslo");
    await page.getByLabel("E-mail").fill(address);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podívejte se do pošty");
    return page.getByRole("main").innerText();
  };
  expect(await ask(logins.admin)).toBe(await ask("nobody@demo.example"));
});

test("text typed during hydration stays", async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/prihlaseni", { waitUntil: "commit" });
  const address = page.getByLabel("E-mail");
  const typed = "nekdo.s.dlouhou.adresou@klinika.example".repeat(3);
  await address.focus();
  await page.keyboard.type(typed);
  await ready(page);
  await expect(address).toHaveValue(typed);
  await expect(address).toBeFocused();
});
