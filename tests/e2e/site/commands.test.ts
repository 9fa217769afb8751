import type { Page } from "@playwright/test";
import { expect, logIn, newPatient, ready, test, waitForCommands } from "../kit.ts";

const NAME = "novakova";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("letters typed before a page has settled are no commands", async ({ page }) => {
  await logIn(page, "receptionist");
  // No time passes until it is let.
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => now;
    Object.assign(window, { letTimePass: () => (now += 2000) });
  });
  await page.goto("/kartoteka");
  await ready(page);
  await page.keyboard.type(NAME);
  await page.evaluate(() => (window as unknown as { letTimePass: () => void }).letTimePass());
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/nova-udalost/);
  await page.goBack();
  await expect(heading(page)).toHaveText("Kartotéka");
});

test("letters typed while the next page is on its way are no commands", async ({ page }) => {
  await logIn(page, "receptionist");
  await waitForCommands(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/kartoteka\.data/, (route) => held.then(() => route.continue()));
  await page.keyboard.press("c");
  await page.keyboard.type(NAME);
  letGo();
  await expect(heading(page)).toHaveText("Kartotéka");
  await expect(page).toHaveURL(/\/kartoteka$/);
  await waitForCommands(page);
  await page.keyboard.press("k");
  await expect(heading(page)).toHaveText("Kalendář");
});

test("a form that is opened by its address has the focus in its first field, a report in its text", async ({
  page,
}) => {
  await logIn(page, "paramedic");
  await page.goto("/kartoteka/novy");
  await ready(page);
  await page.keyboard.type("MUDr.");
  await expect(page.locator("main form .field input").first()).toHaveValue("MUDr.");
  const card = await newPatient(page, { name: "Adresa", surname: "Otevřená" });
  await page.goto(`${card}/nova-zprava`);
  await ready(page);
  await page.keyboard.type("Pacientka cvičí");
  await expect(page.getByRole("textbox", { name: "Text zprávy" })).toHaveText("Pacientka cvičí");
});
