import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, logIn, newPatient, ready, test } from "../kit.ts";

/** Lets the page's time pass: it saves a report three seconds after the last key, and tries again as soon. */
const pass = (page: Page) => page.clock.runFor("00:04");
const isSaved = async (page: Page) => {
  await pass(page);
  await expect(page.getByText(/^uloženo \d+:\d\d$/)).toBeVisible();
};

/** The form of a new report for a patient of the list, on a page whose time the test moves. */
async function write(page: Page, row: number) {
  await page.clock.install();
  await logIn(page, "paramedic", "/kartoteka");
  await page.locator("tbody tr").nth(row).getByRole("link").first().click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).first().click();
  await ready(page);
  // Until the editor is there, the name is the text area's.
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
}

test("text typed while the line is down and the session over is restored to the last character", async ({
  page,
  context,
}) => {
  await write(page, 2);
  const text = page.getByRole("textbox", { name: "Text zprávy" });
  await text.click();
  // Where the form is sent from now on is asked for once; cut in the middle of that, the router complains.
  const discovered = page.waitForResponse((answer) => /__manifest.*upravit/.test(answer.url()));
  await page.keyboard.type("## Subjektivně\nBolest 4/10 ");
  await isSaved(page);
  await expect(page).toHaveURL(/\/upravit$/);
  await discovered;

  await context.setOffline(true);
  await page.keyboard.type("při chůzi ze schodů. ");
  await pass(page);
  await expect(page.getByRole("status").filter({ hasText: "Server teď neodpovídá" })).toBeVisible();
  await page.keyboard.type("Jiný řádek s háčky: žluťoučký kůň. ");
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await expect(text).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().includes("rozepsana-zprava") && answer.ok());
  await context.setOffline(false);
  await pass(page);
  await saved;
  await isSaved(page);

  const cookies = await context.cookies();
  await context.clearCookies({ name: "motus" });
  await text.press("End");
  await page.keyboard.type("Konec");
  await pass(page);
  await expect(page.getByRole("status").filter({ hasText: "Přihlášení vypršelo" })).toBeVisible();
  // The window is lost, too: this device's copy comes back once its author is signed in again.
  const address = page.url();
  await page.goto("about:blank");
  await context.addCookies(cookies);
  await page.goto(address);
  await ready(page);
  await isSaved(page);
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await expect(page.locator(".written")).toHaveText(
    "Subjektivně Bolest 4/10 při chůzi ze schodů. Jiný řádek s háčky: žluťoučký kůň. Konec",
  );
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("motus:report:"))),
  ).toEqual([]);
});

/** Holds a page's scripts back until they are released. */
async function withoutScriptsYet(page: Page): Promise<() => Promise<void>> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/*.js", (route) => coming.then(() => route.continue()));
  return async () => {
    come();
    await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
    await page.unroute("**/*.js");
  };
}

test("text typed before the scripts load stays, in the editor and in the draft, also where there is a text already", async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, "paramedic");
  const card = await newPatient(page, { name: "Rudolf", surname: "Rychlopiský" });
  const [area, editor] = [page.locator("textarea[name=content]"), page.locator(".cm-content")];
  let comeNow = await withoutScriptsYet(page);
  await page.goto(`${card}/nova-zprava`, { waitUntil: "commit" });
  await area.focus();
  await page.keyboard.type("Bolest 4/10");
  await comeNow();
  await expect(editor).toHaveText("Bolest 4/10");
  const saved = page.waitForResponse((answer) =>
    /při chůzi/.test(new URLSearchParams(answer.request().postData() ?? "").get("content") ?? ""),
  );
  await page.keyboard.type(" při chůzi");
  await pass(page);
  await saved;
  await isSaved(page);
  await expect(page).toHaveURL(/\/upravit$/);

  comeNow = await withoutScriptsYet(page);
  await page.reload({ waitUntil: "commit" });
  await area.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(", v noci klid");
  await comeNow();
  await expect(editor).toHaveText("Bolest 4/10 při chůzi, v noci klid");
  await isSaved(page);
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await expect(page.locator(".written")).toHaveText("Bolest 4/10 při chůzi, v noci klid");
});

test("a save whose answer was lost is recognised as the author's own, of a new report as of a saved one", async ({
  page,
}) => {
  await write(page, 4);
  const text = page.getByRole("textbox", { name: "Text zprávy" });
  const written: string[] = [];
  for (const part of ["Začátek", ", pokračování"]) {
    await page.route(/rozepsana-zprava/, async (route) => {
      await route.fetch().catch(() => null);
      await route.abort();
    });
    await text.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(part);
    await pass(page);
    await expect(page.getByRole("status").filter({ hasText: "Server teď neodpovídá" })).toBeVisible();
    const copy = () =>
      page.evaluate(() => Object.entries(localStorage).find(([name]) => name.startsWith("motus:report:"))?.[1]);
    const before = await copy();
    await page.keyboard.type(" a dál");
    await expect.poll(copy).not.toBe(before);
    written.push(part, " a dál");
    const address = page.url();
    expect(address).toMatch(part === "Začátek" ? /nova-zprava\?attendanceId=\d+$/ : /upravit$/);
    await page.goto("about:blank");
    await page.unroute(/rozepsana-zprava/);
    await page.goto(address);
    await ready(page);
    await isSaved(page);
    await expect(page).toHaveURL(/\/upravit$/);
    await expect(text).toHaveText(written.join(""));
  }
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await expect(page.locator(".written")).toHaveText("Začátek a dál, pokračování a dál");
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await expect(page.getByRole("row", { name: /Začátek a dál/ })).toHaveCount(1);
});

test("a second window learns that the first has saved, and neither text is lost", async ({ page, context }) => {
  await write(page, 3);
  await page.getByRole("textbox", { name: "Text zprávy" }).click();
  await page.keyboard.type("Společný začátek");
  await pass(page);
  await expect(page).toHaveURL(/\/upravit$/);
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  const saved = page.waitForResponse((answer) => answer.url().includes("rozepsana-zprava") && answer.ok());
  await page.keyboard.type(", první okno");
  await pass(page);
  await saved;
  await other.bringToFront();
  await other.getByRole("textbox", { name: "Text zprávy" }).click();
  await other.keyboard.press("Control+End");
  await other.keyboard.type(", druhé okno");
  await pass(other);
  await expect(other.getByRole("status").filter({ hasText: "mezitím uložila v jiném okně" })).toBeVisible();
  await other.getByRole("button", { name: "Porovnat obě znění" }).click();
  await expect(other.getByRole("row", { name: /Text zprávy/ })).toHaveText(/, druhé okno.*, první okno/);
});

test("a report under a dialog is saved once and then rests; in a dialog over it, it is removed", async ({ page }) => {
  await write(page, 5);
  const saves: string[] = [];
  await page.route(/rozepsana-zprava/, (route) => {
    saves.push(route.request().method());
    return route.abort();
  });
  // The dialog comes before the typed text is saved by itself, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole("textbox", { name: "Text zprávy" }).click();
  await page.keyboard.type("Omylem založená");
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.runFor(1100);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect.poll(() => saves).toEqual(["POST"]);
  await page.clock.runFor("00:30");
  expect(saves).toEqual(["POST"]);
  await page.clock.resume();
  await page.unroute(/rozepsana-zprava/);
  await dialog.getByRole("button", { name: "Zavřít" }).click();
  await isSaved(page);

  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await expect(page.locator(".written")).toHaveText("Omylem založená");
  const remove = page.getByRole("link", { name: "Smazat" });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { level: 1 })).toHaveText("Smazat zprávu?");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Smazat zprávu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Zpráva je smazaná.")).toBeVisible();
});

test("copies on a device are sealed, and go when their author logs out: from a save on its way, and from another window too", async ({
  page,
  context,
}) => {
  const copies = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([name]) => name.startsWith("motus:report:"))
        .map(([, copy]) => copy),
    );
  const text = (window: Page) => window.getByRole("textbox", { name: "Text zprávy" });
  await write(page, 5);
  let line: "down" | "slow" = "down";
  const held: Route[] = [];
  await context.route(/rozepsana-zprava/, (route) => (line === "down" ? route.abort() : void held.push(route)));
  await text(page).click();
  await page.keyboard.type("Tajná bolest");
  await pass(page);
  await expect(page.getByRole("status").filter({ hasText: "Text zůstává v" })).toBeVisible();
  const other = await context.newPage();
  await write(other, 6);
  await text(other).click();
  await other.keyboard.type("Tajný otok");
  await expect.poll(copies).toHaveLength(2);
  expect((await copies()).join()).not.toMatch(/Tajn|VGFqb/);

  // The line is back, but slow: a save is on its way all the while its author logs out.
  line = "slow";
  await page.bringToFront();
  await page.keyboard.type(", v noci");
  await pass(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole("banner").getByText("Mgr. Ondřej Vrba").click();
  await page.getByRole("link", { name: "Odhlásit se" }).click();
  await expect(page.getByText("V\u00a0tomto zařízení je text zprávy, který server ještě nemá")).toBeVisible();
  await page.getByRole("button", { name: "Odhlásit se" }).click();
  await expect(page).toHaveURL(/prihlaseni/);
  line = "down";
  for (const route of held) await route.abort();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Přihlášení skončilo");
  expect(await other.content()).not.toContain("Tajn");
  expect(await copies()).toEqual([]);
});
