import type { Page } from "@playwright/test";
import { expect, logIn, logins, newPatient, password, ready, test } from "../kit.ts";

/** MOTUS_TYPING=real types for ten minutes; the suite moves the page's clock instead. */
const real = process.env.MOTUS_TYPING === "real";
const MINUTE = 60_000;
const STEP = 10_000;

/** Waits for the page to be emptied, logs in again, and puts the cursor at the end of the report. */
async function logInAgain(page: Page) {
  const link = page.getByRole("link", { name: "Přihlásit se" });
  await expect(async () => {
    if (!real) await page.clock.runFor("00:35");
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await link.click();
  await page.getByLabel("E-mail").fill(logins.paramedic);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/upravit/);
  await ready(page);
  await page.getByRole("textbox", { name: "Text zprávy" }).click();
  await page.keyboard.press("Control+End");
}

test("ten minutes of typing, three of them without a line, the session over in the midst of them: not one character is lost", async ({
  page,
  context,
}) => {
  if (!real) await page.clock.install();
  await logIn(page, "paramedic");
  await page.goto(`${await newPatient(page, { name: "Vlastimil", surname: "Desetiminutový" })}/nova-zprava`);
  await ready(page);
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
  await page.getByRole("textbox", { name: "Text zprávy" }).click();

  let typed = "";
  const began = Date.now();
  for (let now = 0; now < 10 * MINUTE; now += STEP) {
    if (now === 3 * MINUTE) await context.setOffline(true);
    if (now === 5 * MINUTE) await context.clearCookies({ name: "motus" });
    if (now === 6 * MINUTE) {
      await context.setOffline(false);
      await logInAgain(page);
    }
    const sentence = `Vteřina ${now / 1000}: žluťoučký kůň.${now % MINUTE === 0 ? "\n\n" : " "}`;
    await page.keyboard.type(sentence, { delay: real ? STEP / 2 / sentence.length : 0 });
    typed += sentence;
    if (real) await page.waitForTimeout(Math.max(0, began + now + STEP - Date.now()));
    else await page.clock.runFor(STEP);
    if (now === 2 * MINUTE) await expect(page.getByText(/^uloženo \d+:\d\d$/)).toBeVisible();
    if (now === 5 * MINUTE)
      await expect(page.getByRole("status").filter({ hasText: "Server teď neodpovídá" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await page.getByRole("link", { name: "Upravit", exact: true }).click();
  await expect(page.locator("textarea[name=content]")).toHaveValue(typed.trim());
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("motus:report:"))),
  ).toEqual([]);
});
