import { expect, logins, newPatient, password, ready, test } from "../kit.ts";

test("a browser that forbids to store anything logs in, shows the calendar, and opens a visit and a card", async ({
  context,
}) => {
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("The operation is insecure", "SecurityError");
        },
      });
  });
  // A page without the check of complaints: the script in the HTML by which Remix scrolls to the former place complains
  // of the storage before ours runs.
  const page = await context.newPage();
  await page.goto("/prihlaseni");
  await ready(page);
  await page.getByLabel("E-mail").fill(logins.paramedic);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/prihlaseni/);
  await page.goto("/?view=resource-week&date=2026-11-24");
  await ready(page);
  await page.locator(".open .t[href]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  // A report whose save fails is kept nowhere else, and says so.
  await page.goto(`${await newPatient(page, { name: "Bohdan", surname: "Bezúložišťový" })}/nova-zprava`);
  await ready(page);
  await page.route(/rozepsana-zprava/, (route) => route.abort());
  await page.getByRole("textbox", { name: "Text zprávy" }).pressSequentially("Bolest");
  await expect(page.getByText(/^Text zatím není nikde uložený\./)).toBeVisible();
  await page.unroute(/rozepsana-zprava/);
  await expect(page.getByText(/^uloženo \d+:\d\d$/)).toBeVisible();
  await page.goto("/odhlaseni");
  await ready(page);
  await page.getByRole("main").getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL(/\/prihlaseni/);
});
