import type { Page } from "@playwright/test";
import { partOfCommit } from "#tests/kit/chance/part-of-commit.ts";
import { expect, logIn, newPatient, ready, test } from "../kit.ts";
import { openWithoutScripts, pageOfExtension } from "./extension.ts";

const fields = "main form[method=post] :is(input:not([type=hidden], [type=file]), textarea, select):visible";

/** Changes every field of the page by hand, and answers what it then holds; the last text has the focus. */
async function fillAll(page: Page) {
  for (const field of await page.locator(fields).all()) {
    const { tag, type } = await field.evaluate((one) => ({ tag: one.tagName, type: one.getAttribute("type") ?? "" }));
    if (tag === "SELECT")
      await field.evaluate((select: HTMLSelectElement) => (select.selectedIndex = select.length - 1));
    else if (/checkbox|radio/.test(type)) await field.evaluate((box: HTMLInputElement) => box.click());
    else await field.fill(/email|username/.test(`${type} ${await field.getAttribute("name")}`) ? "a@b.cz" : "12");
  }
  return valuesOf(page);
}

const valuesOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator(fields)
    .evaluateAll((all) =>
      Object.fromEntries(
        (all as HTMLInputElement[])
          .filter(({ name, type, checked }) => name && (type !== "radio" || checked))
          .map((field) => [field.name, field.type === "checkbox" ? String(field.checked) : field.value]),
      ),
    );

const addresses = [
  "/kartoteka/novy",
  "/nova-udalost",
  "/nova-udalost?tab=free-time",
  "/novy-nahradnik",
  "/pokladna/pohyb",
  "/nastaveni/zdravotnicke-zarizeni/zdravotnicke-zarizeni",
];

for (const changed of [true, false])
  test(`text that is typed before scripts come stays, with the focus${changed ? ", where an extension has changed the page" : ""}`, async ({
    browser,
    baseURL,
  }) => {
    const page = changed ? await pageOfExtension(browser, baseURL, "admin") : await browser.newPage({ baseURL });
    if (!changed) await logIn(page, "admin");
    for (const address of partOfCommit(addresses, 2)) {
      const letScriptsCome = await openWithoutScripts(page, address);
      const typed = await fillAll(page);
      expect(Object.keys(typed).length, address).toBeGreaterThan(2);
      await page.locator(`${fields}`).and(page.locator("input:not([type=checkbox], [type=radio])")).last().focus();
      const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
      const name = await focused();
      await page.keyboard.press("Home");
      await letScriptsCome();
      if (changed) expect(await page.locator("body > .of-extension").count(), `${address} is drawn again`).toBe(0);
      expect(await valuesOf(page), address).toMatchObject(typed);
      expect(await focused(), address).toBe(name);
      await page.keyboard.type("3");
      expect((await valuesOf(page))[name], address).toBe(`3${typed[name]}`);
    }
    await page.close();
  });

test("a login that is typed before scripts come goes through where an extension has changed the page", async ({
  browser,
  baseURL,
}) => {
  const page = await pageOfExtension(browser, baseURL);
  const letScriptsCome = await openWithoutScripts(page, "/prihlaseni");
  await page.getByLabel("E-mail").fill("admin@demo.example");
  await page.getByLabel("Heslo", { exact: true }).pressSequentially("lipa-v-kvetu");
  await letScriptsCome();
  await page.keyboard.type("-2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.close();
});

test("a refused form that is corrected before scripts come keeps the focus where it is", async ({
  browser,
  baseURL,
}) => {
  const page = await pageOfExtension(browser, baseURL);
  const letScriptsCome = await openWithoutScripts(page, "/prihlaseni");
  await page.getByLabel("E-mail").fill("neznama@demo.example");
  const secret = page.getByLabel("Heslo", { exact: true });
  await secret.fill("something else entirely");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await secret.pressSequentially("heslo");
  await letScriptsCome();
  await expect(secret).toBeFocused();
  await expect(secret).toHaveValue("heslo");
  await page.close();
});

test("a button that is held while scripts come does what it says where an extension has changed the page", async ({
  browser,
  baseURL,
}) => {
  const page = await pageOfExtension(browser, baseURL, "receptionist");
  const letScriptsCome = await openWithoutScripts(page, "/kartoteka/novy");
  await page.locator("main [name=name]").fill("Držená");
  await page.locator("main [name=surname]").fill("Dlouho");
  await page.getByRole("button", { name: "Založit kartu" }).hover();
  await page.mouse.down();
  await letScriptsCome();
  await page.mouse.up();
  await expect(page.getByText("Karta je založená.")).toBeVisible();
  await page.close();
});

test("a report and its diagram that are begun before scripts come go on where an extension has changed the page", async ({
  browser,
  baseURL,
}) => {
  const page = await pageOfExtension(browser, baseURL, "paramedic");
  const card = await newPatient(page, { name: "Zpráva", surname: "Brzká" });
  let letScriptsCome = await openWithoutScripts(page, `${card}/nova-zprava`);
  const text = page.getByRole("textbox", { name: "Text zprávy" });
  await text.pressSequentially("Bolest");
  await letScriptsCome();
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
  await page.keyboard.type(" ramene");
  await expect(text).toHaveText("Bolest ramene");
  await expect(page).toHaveURL(/\/upravit$/);
  letScriptsCome = await openWithoutScripts(page, page.url().replace(/upravit$/, "nakres"));
  const typed = await fillAll(page);
  await letScriptsCome();
  expect(await valuesOf(page)).toMatchObject(typed);
  // Another change draws the lists again.
  await page.getByRole("combobox").first().fill("M54");
  expect(await valuesOf(page)).toMatchObject(
    Object.fromEntries(Object.entries(typed).filter(([name]) => !name.endsWith("Query"))),
  );
  await page.close();
});

/** Texts become elements in elements, as translations of browsers make them; new texts are translated as they come. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const turn = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest("font, script, style, textarea")) return;
      const inner = Object.assign(document.createElement("font"), { textContent: `«${text.nodeValue}»` });
      const outer = document.createElement("font");
      outer.append(inner);
      text.parentNode!.replaceChild(outer, text);
    };
    const all = (root: Node) => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      texts.forEach(turn);
      if (root.nodeType === Node.TEXT_NODE) turn(root);
    };
    all(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) all(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

test("suggestions, echoes and pages go on where the browser translates them", async ({ page }) => {
  await logIn(page, "admin");
  await page.goto("/nova-udalost");
  await ready(page);
  await translate(page);
  const patient = page.getByRole("combobox", { name: /Pacient/ });
  const options = page.getByRole("listbox").getByRole("option");
  for (const words of ["novak", "svob", "xyzzy", "novak"]) {
    await patient.fill(words);
    if (words === "xyzzy") await expect(options).toHaveCount(0);
    else await expect(options.first()).toContainText(words === "svob" ? "Svob" : "Nov");
  }
  await options.first().click();
  await page.getByRole("button", { name: /Odebrat/ }).click();
  const day = page.locator("main input[name=date]");
  const echo = page.locator("main input[name=date] + output");
  for (const [typed, year, before] of [
    ["1. 2. 2031", "2031", "2032"],
    ["3. 4. 2032", "2032", "2031"],
  ] as const) {
    await day.fill(typed);
    await expect(echo).toContainText(year);
    await expect(echo).not.toContainText(before);
  }
  await day.fill("");
  await expect(echo).toHaveText("");
  await page.locator('nav a[href="/kartoteka"]').first().click();
  await page.getByRole("button", { name: /Odejít/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kartotéka");
});
