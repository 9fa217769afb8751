import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openClinic } from "../clinic.ts";
import { expect, logIn, ready, test } from "../kit.ts";
import { makeLaterBuild } from "../later-build.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const versionOf = async (page: Page) => {
  await ready(page);
  return page.evaluate(() => window.__remixManifest.version);
};

test("pages that are open while a new version is installed save, lead on and keep what was typed", async ({
  browser,
}) => {
  const clinic = await openClinic("later");
  const later = makeLaterBuild();
  const context = await browser.newContext({ baseURL: clinic.url, locale: "cs-CZ", timezoneId: "Europe/Prague" });
  const open = async (address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    await ready(page);
    return page;
  };
  const login = await context.newPage();
  await logIn(login, "admin");
  const [saves, refused, follows, asks] = [
    await open("/pokladna/pohyb"),
    await open("/kartoteka/novy"),
    await open("/?view=resource-week&date=2026-11-24"),
    await open("/?view=resource-week&date=2026-11-24"),
  ];
  await saves.getByLabel("Vklad do pokladny").check();
  await saves.getByLabel("Částka").fill("1234");
  await saves.getByLabel("Účel").fill("Vklad před nasazením");
  await refused.getByLabel("Příjmení").fill("Rozepsaná");
  const tile = asks.locator(".open .t[href]:not(.rest)").first();
  await tile.click();
  await expect(asks.getByRole("dialog")).toBeVisible();
  const before = await versionOf(saves);
  const deployed = await clinic.replaceBy(later);

  await saves.getByRole("button", { name: "Uložit" }).last().click();
  await expect(saves).toHaveURL(/\/pokladna(\?|$)/);
  await expect(saves.getByRole("status").filter({ hasText: "Zapsáno pod číslem" }).first()).toBeVisible();
  await expect(saves.getByRole("row", { name: /Vklad před nasazením/ })).toHaveCount(1);
  expect(await versionOf(saves)).not.toBe(before);

  await refused.getByRole("button", { name: "Založit kartu" }).click();
  await expect(refused.getByRole("alert")).toBeFocused();
  await expect(refused.getByLabel("Příjmení")).toHaveValue("Rozepsaná");
  await refused.getByLabel("Jméno").fill("Nová");
  await refused.getByRole("button", { name: "Založit kartu" }).click();
  await expect(heading(refused)).toContainText("Nová Rozepsaná");
  await expect(refused.getByText("Karta je založená.")).toBeVisible();
  expect(await versionOf(refused)).not.toBe(before);

  await follows.locator('nav a[href="/kartoteka"]').first().click();
  await expect(heading(follows)).toHaveText("Kartotéka");
  await expect(follows).toHaveURL(/\/kartoteka$/);
  expect(await versionOf(follows)).not.toBe(before);
  await follows.goBack();
  await expect(heading(follows)).toHaveText("Kalendář");

  const excused = asks.getByRole("button", { name: "omluva", exact: true }).first();
  await excused.click();
  await expect(excused).toHaveAttribute("aria-pressed", "true");
  await asks
    .getByRole("link", { name: /Odstranit/ })
    .first()
    .click();
  await expect(heading(asks)).toHaveText("Odstranit událost?");
  expect(await versionOf(asks)).not.toBe(before);

  await context.close();
  await deployed.stop();
  rmSync(later, { recursive: true });
});
