import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, logIn, logins, password, ready, test } from "../kit.ts";

const over = "Přihlášení skončilo";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const ended = (page: Page) => expect(heading(page)).toHaveText(over);
const send = (page: Page, address: string, form: Record<string, string>) =>
  page.request.post(address, { form, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 });
/** Ends the session where no window of it sees that; its token stays in the browser. */
const endElsewhere = (page: Page) => send(page, "/odhlaseni", {});
/** Lets the page's time pass until something is there: a page watches its session from the moment it was taken over. */
const passUntil = (page: Page, there: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor("00:35");
    await there();
  }).toPass({ intervals: [100] });
async function logInAgain(page: Page, who: keyof typeof logins) {
  await page.getByRole("link", { name: "Přihlásit se" }).click();
  await page.getByLabel("E-mail").fill(logins[who]);
  await page.getByLabel("Heslo", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Přihlásit se" }).click();
}
async function opened(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  return page;
}
/** Questions of a page about its session: whether somebody is at work is said by the address. */
function questions(page: Page) {
  const asked: string[] = [];
  page.on(
    "request",
    (request) =>
      request.url().includes("/prihlaseni/trva") &&
      request.method() === "GET" &&
      asked.push(request.url().includes("here=1") ? "here" : "unattended"),
  );
  return asked;
}

test("a session that is ended elsewhere empties its pages in every window, and what was typed comes back after the login", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await logIn(page, "receptionist", "/kartoteka/novy");
  const list = await opened(context, "/kartoteka");
  const patient = await list.locator("tbody tr").first().getByRole("link").first().innerText();
  await page.locator("main [name=surname]").fill("Rozepsaná");
  await endElsewhere(page);
  await passUntil(page, () => expect(heading(page)).toHaveText(over, { timeout: 1000 }));
  await ended(list);
  expect(await list.content()).not.toContain(patient);
  expect(await page.content()).not.toContain("Rozepsaná");
  await expect(page.getByText("Co jste rozepsali, je uložené")).toBeVisible();
  await expectAccessible(list);
  await logInAgain(page, "receptionist");
  await expect(page.locator("main [name=surname]")).toHaveValue("Rozepsaná");
  await list.getByRole("link", { name: "Přihlásit se" }).click();
  await expect(list).toHaveURL(/\/kartoteka$/);
  await expect(list.getByText(patient).first()).toBeVisible();
});

test("logging out in one window empties the others at once", async ({ page, context }) => {
  await logIn(page, "receptionist", "/kartoteka/novy");
  await page.locator("main [name=surname]").fill("Rozepsaná");
  const other = await opened(context, "/odhlaseni");
  await other.getByRole("button", { name: "Odhlásit se" }).click();
  await expect(other).toHaveURL(/\/prihlaseni/);
  await ended(page);
  await logInAgain(page, "receptionist");
  await expect(page.locator("main [name=surname]")).toHaveValue("Rozepsaná");
});

test("text typed before the watch is loaded is kept as well", async ({ page, context }) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await logIn(page, "receptionist");
  await page.route(/\/session-end-[^/]*\.js$/, (route) => loaded.then(() => route.continue()));
  await page.goto("/kartoteka/novy");
  await page.locator("main [name=surname]").fill("Rozepsaná");
  load();
  await ready(page);
  const other = await opened(context, "/odhlaseni");
  await other.getByRole("button", { name: "Odhlásit se" }).click();
  await ended(page);
  await logInAgain(page, "receptionist");
  await expect(page.locator("main [name=surname]")).toHaveValue("Rozepsaná");
});

test("typed text is kept for its owner though somebody else has signed in in the same browser", async ({ page }) => {
  await page.clock.install();
  await logIn(page, "receptionist", "/kartoteka/novy");
  await page.locator("main [name=surname]").fill("Rozepsaná");
  expect((await send(page, "/prihlaseni", { username: logins.paramedic, password })).status()).toBe(302);
  await passUntil(page, () => expect(page.getByText("Jste přihlášeni.")).toBeVisible({ timeout: 1000 }));
  await page.getByRole("link", { name: "Pokračovat na stránku" }).click();
  await expect(page).toHaveURL(/kept=/);
  const address = page.url();
  await expect(page.locator("main [name=surname]")).toHaveValue("");
  await logIn(page, "receptionist", address);
  await expect(page.locator("main [name=surname]")).toHaveValue("Rozepsaná");
});

test("a report that is being written when its session ends comes back to the last character", async ({ page }) => {
  await page.clock.install();
  await logIn(page, "paramedic", "/kartoteka");
  await page.locator("tbody tr").nth(8).getByRole("link").first().click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).first().click();
  await ready(page);
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
  await endElsewhere(page);
  await page.getByRole("textbox", { name: "Text zprávy" }).click();
  await page.keyboard.type("Bolest při chůzi, žluťoučký kůň");
  await passUntil(page, () => expect(heading(page)).toHaveText(over, { timeout: 1000 }));
  expect(await page.content()).not.toContain("žluťoučký");
  await logInAgain(page, "paramedic");
  await expect(page.getByRole("textbox", { name: "Text zprávy" })).toHaveText("Bolest při chůzi, žluťoučký kůň");
});

test("a page nobody touches only asks, typing is reported every few minutes, and neither takes the page from somebody at it", async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, "receptionist", "/kartoteka/novy");
  const asked = questions(page);
  await page.clock.runFor("02:30");
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(new Set(asked)).toEqual(new Set(["unattended"]));
  const surname = page.locator("main [name=surname]");
  await surname.focus();
  for (let minute = 0; minute < 6; minute++) {
    await page.keyboard.type("abc");
    await page.clock.runFor("01:00");
  }
  await expect.poll(() => asked.filter((one) => one === "here").length).toBeGreaterThan(0);
  expect(asked.filter((one) => one === "here").length).toBeLessThanOrEqual(3);
  // The computer sleeps past the end that the page knows of; another window has prolonged the session.
  let answer = () => {};
  const answering = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/prihlaseni\/trva/, (route) => answering.then(() => route.continue()));
  await page.clock.fastForward("31:00");
  await expect(page.locator("body")).toBeHidden();
  answer();
  await expect(surname).toBeVisible();
  await expect(surname).toHaveValue("abc".repeat(6));
  await expect(surname).toBeFocused();
});

test("a page is emptied when its time is over and the server cannot be asked, and hands over what was typed once it can", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await logIn(page, "receptionist", "/kartoteka/novy");
  await page.locator("main [name=surname]").fill("Rozepsaná");
  // The page watches its session once it has asked.
  let answers = 0;
  page.on("response", (answer) => answer.url().includes("/prihlaseni/trva") && (answers += 1));
  await passUntil(page, async () => expect(answers).toBeGreaterThan(0));
  await context.setOffline(true);
  await page.clock.fastForward("31:00");
  await expect(page.locator("main")).toHaveCount(0);
  await page.clock.runFor("00:06");
  await expect(page.locator(".desk-notice")).toContainText("Čekáme na");
  expect(await page.content()).not.toContain("Rozepsaná");
  await context.setOffline(false);
  await page.clock.runFor("00:06");
  await page.getByRole("link", { name: "Pokračovat na stránku" }).click();
  await expect(page.locator("main [name=surname]")).toHaveValue("Rozepsaná");
});

test("a page says a minute before that its session ends, and a key prolongs it", async ({ page }) => {
  await page.clock.install();
  await logIn(page, "receptionist", "/kartoteka");
  await page.route(/prihlaseni\/trva/, (route) =>
    route.fulfill({ json: { endsIn: route.request().url().includes("here=1") ? 1800 : 50 } }),
  );
  await passUntil(page, () =>
    expect(page.getByRole("status").filter({ hasText: "Přihlášení za chvíli skončí" })).toBeVisible({ timeout: 1000 }),
  );
  await page.keyboard.press("Shift");
  await expect(page.getByText("Přihlášení za chvíli skončí")).toBeHidden();
});
