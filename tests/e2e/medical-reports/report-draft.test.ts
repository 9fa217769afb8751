import type { Page } from "@playwright/test";
import { expect, expectAccessible, logIn, newPatient, ready, test } from "../kit.ts";
import { isSaved, openReport, pass } from "./typed-report.ts";

test("text typed while the line is down and the session over is restored to the last character", async ({
  page,
  context,
}) => {
  await openReport(page, 2);
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
  await openReport(page, 4);
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

test("a report under a dialog is saved once and then rests; in a dialog over it, it is removed", async ({ page }) => {
  await openReport(page, 5);
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
