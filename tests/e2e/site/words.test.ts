import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { locales } from "#rules/codes.ts";
import { partOfCommit } from "#tests/kit/chance/part-of-commit.ts";
import { expect, logIn, ready, test } from "../kit.ts";

const areas = readdirSync("app/i18n/cs").map((file) => path.basename(file, ".ts"));
type Words = { [key: string]: string | Words };
const flat = (words: Words): [string, string][] =>
  Object.entries(words).flatMap(([key, word]) => (typeof word === "string" ? [[key, word] as const] : flat(word))) as [
    string,
    string,
  ][];
const words = async (locale: string, area: string) =>
  Object.values((await import(`../../../app/i18n/${locale}/${area}.ts`)) as object)[0] as Words;

/** Notes every text that is a key of the words and not one of them, however briefly it is seen. */
async function watchForKeys(page: Page) {
  const all = (await Promise.all(locales.flatMap((locale) => areas.map((area) => words(locale, area))))).flatMap(flat);
  // Names of formats are the same in each language.
  const known = new Set([...all.map(([, word]) => word), "CSV", "XLSX"]);
  const keys = all.map(([key]) => key).filter((key) => !known.has(key));
  await page.addInitScript((keys) => {
    const seen: string[] = [];
    Object.assign(window, { keysSeen: seen });
    const isKey = new Set(keys);
    const look = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = texts.currentNode; text; text = texts.nextNode()) {
        const said = text.nodeValue?.trim() ?? "";
        if (isKey.has(said.replace(/^\w+:/, ""))) seen.push(said);
      }
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) look(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, keys);
  return () => page.evaluate(() => (window as unknown as { keysSeen: string[] }).keysSeen);
}

const slowly = (page: Page) =>
  page.route(/\/assets\/|\.data/, async (route) => {
    await new Promise((later) => setTimeout(later, route.request().url().includes(".data") ? 100 : 250));
    await route.continue();
  });

test("the words of the next page are fetched along with its data and its module, and no others", async ({ page }) => {
  await logIn(page);
  const fetched: { area: string; text: Promise<string> }[] = [];
  page.on("response", (response) => {
    const [, area] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(response.url()) ?? [];
    if (area && areas.includes(area)) fetched.push({ area, text: response.text() });
  });
  const asked = page.waitForRequest(/\/assets\/patients-/);
  // Words that were asked for later than both would never come.
  await page.route(/\/kartoteka\.data|\/assets\/list-/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('nav a[href="/kartoteka"]').first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Kartotéka" })).toBeVisible();
  await ready(page);
  // The addresses of an area have a file of the same name as its words.
  const found = new Set<string>();
  for (const { area, text } of fetched) {
    const [, word] = flat(await words("cs", area)).find(([, word]) => /^[\p{L} ]{6,}$/u.test(word))!;
    if ((await text).includes(word)) found.add(area);
  }
  expect([...found].sort()).toEqual(["grids", "patients"]);
});

test("no key is seen in place of its words while pages follow each other on a slow line, in two languages", async ({
  page,
}) => {
  const keysSeen = await watchForKeys(page);
  await logIn(page);
  await slowly(page);
  for (const locale of partOfCommit(locales, 2)) {
    const prefix = locale === "cs" ? "" : `/${locale}`;
    const { listTitle } = (await words(locale, "patients")) as { listTitle: string };
    const waiting = (await words(locale, "waiting-patients")) as { listTitle: string };
    await page.goto(`${prefix}/`);
    await ready(page);
    for (const [address, heading] of [
      ["kartoteka", listTitle],
      ["seznam-nahradniku", waiting.listTitle],
    ]) {
      await page.locator(`nav a[href="${prefix}/${address}"]`).first().click();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    }
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    expect(await keysSeen()).toEqual([]);
  }
});

test("no key is seen while the language changes and another page follows", async ({ page }) => {
  const keysSeen = await watchForKeys(page);
  await page.goto("/prihlaseni");
  await ready(page);
  await slowly(page);
  for (const [language, locale] of [
    ["Deutsch", "de"],
    ["English", "en"],
    ["Čeština", "cs"],
  ] as const) {
    await page.getByRole("link", { name: language }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const { register, registerTitle } = (await words(locale, "accounts")) as Record<string, string>;
    const registration = page.getByRole("link", { name: register });
    await registration.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(registerTitle!);
    await page.goBack();
    await expect(registration).toBeVisible();
  }
  expect(await keysSeen()).toEqual([]);
});
