import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, test } from "../kit.ts";
import { field, lock, openDesk, pin } from "./shared-desk.ts";

const picture = {
  name: "průkaz.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** No text of the page is left in the page, in the browser's storage, or behind the back button. */
async function expectNothingOf(page: Page, ...words: string[]) {
  const stored = () =>
    page.evaluate(async () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await caches.keys(), document.title, location.href]),
    );
  for (const left of [await page.content(), await stored()]) for (const word of words) expect(left).not.toContain(word);
}

test("an idle desk locks over a report and restores it to the last character", async ({ page }) => {
  await openDesk(page, "paramedic");
  await page.clock.install();
  await page.goto("/kartoteka");
  const patient = await page.locator("tbody tr").nth(5).getByRole("link").first().innerText();
  await page.locator("tbody tr").nth(5).getByRole("link").first().click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).first().click();
  await ready(page);
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
  await page.getByRole("textbox", { name: "Text zprávy" }).click();
  await page.keyboard.type("Bolest při chůzi ze schodů, žluťoučký kůň");
  await page.clock.runFor("02:45");
  await expect(page.locator(".desk-notice")).toContainText("za chvíli zamkne");
  await page.keyboard.type(".");
  await expect(page.locator(".desk-notice")).toBeEmpty();
  // The lock takes minutes of idling, a save three seconds: the text is always saved before.
  await expect(page.getByText(/^uloženo \d+:\d\d$/)).toBeVisible();
  await page.clock.runFor("03:05");
  await lock(page);
  await expectNothingOf(page, patient, patient.split(" ")[0]!, "žluťoučký");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await lock(page);
  await expectNothingOf(page, patient, "žluťoučký");
  await page.goForward();
  await lock(page);
  await field(page).fill(pin);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Text zprávy" })).toHaveText(
    "Bolest při chůzi ze schodů, žluťoučký kůň.",
  );
});

for (const line of ["quick", "slow"])
  test(`a report that is locked within the same moment as the last key loses nothing on a ${line} line`, async ({
    page,
  }) => {
    await openDesk(page, "paramedic");
    await page.goto("/kartoteka");
    await page
      .locator("tbody tr")
      .nth(line === "slow" ? 7 : 6)
      .getByRole("link")
      .first()
      .click();
    await page.getByRole("link", { name: "Dokumentace" }).click();
    await page.getByRole("link", { name: "Napsat zprávu" }).first().click();
    await ready(page);
    await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
    if (line === "slow")
      await page.route("**/rozepsana-zprava*", (route) =>
        setTimeout(() => void route.continue().catch(() => {}), 6000),
      );
    await page.getByRole("textbox", { name: "Text zprávy" }).click();
    await page.keyboard.type("Pravé rameno 120 stupňů");
    await page.keyboard.press("F8");
    await lock(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(pin);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Text zprávy" })).toHaveText("Pravé rameno 120 stupňů");
  });

test("two keys lead from work to the PIN of another user, who gets a page of their own", async ({ page }) => {
  await openDesk(page, "paramedic", "receptionist");
  await page.goto("/kartoteka/novy");
  await ready(page);
  await page.locator("main [name=surname]").focus();
  await page.keyboard.type("Rozepsaná");
  await page.keyboard.press("F2");
  await lock(page);
  await ready(page);
  const names = await page.locator("fieldset label").allInnerTexts();
  const [mine, other] = [
    await page.locator("fieldset :checked").evaluate((radio) => (radio as HTMLInputElement).value),
    await page
      .locator("fieldset input:not(:checked)")
      .first()
      .evaluate((radio) => (radio as HTMLInputElement).value),
  ];
  expect(names).toHaveLength(2);
  const at = await page
    .locator("fieldset input")
    .evaluateAll((all, value) => all.findIndex((one) => (one as HTMLInputElement).value === value), other);
  await page.keyboard.press(String(at + 1));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(pin);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Zamčeno");
  expect(await page.content()).not.toContain("Rozepsaná");
  await ready(page);
  await page.keyboard.press("F8");
  await lock(page);
  await ready(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("fieldset :checked")).toHaveValue(mine);
  await page.keyboard.type(pin);
  await page.keyboard.press("Enter");
  await expect(page.locator("main [name=surname]")).toHaveValue("Rozepsaná");
});

test("other windows lock too, and nothing is shown while the line is down", async ({ page, context }) => {
  await openDesk(page, "receptionist");
  await page.goto("/kartoteka");
  await ready(page);
  const patient = await page.locator("tbody tr").first().getByRole("link").first().innerText();
  const other = await context.newPage();
  await other.goto("/seznam-nahradniku");
  await ready(other);
  await context.setOffline(true);
  await page.keyboard.press("F8");
  await expect(page.locator("table")).toHaveCount(0);
  await expect(other.locator("main")).toHaveCount(0);
  expect(await page.content()).not.toContain(patient);
  await expect(page.locator(".desk-notice")).toContainText("Čekáme na");
  await context.setOffline(false);
  await lock(page);
  await lock(other);
  await expectNothingOf(page, patient);
});

test("a stored file in a window of its own leaves with its desk, without any script", async ({ page }) => {
  await openDesk(page, "receptionist");
  await page.goto("/kartoteka");
  await page.locator("tbody tr").nth(8).getByRole("link").first().click();
  await page.getByRole("link", { name: "Přílohy" }).click();
  await page.getByRole("link", { name: "Přidat přílohy" }).click();
  await ready(page);
  await page.getByLabel("Soubory", { exact: true }).setInputFiles(picture);
  await page.getByLabel(/^administrativní/).check();
  await page.getByRole("button", { name: "Nahrát přílohy" }).click();
  await page.getByRole("link", { name: picture.name }).click();
  const address = await page.getByRole("img", { name: picture.name }).getAttribute("src");
  await page.goto(address!);
  await expect
    .poll(() =>
      page
        .frameLocator("iframe")
        .locator("img")
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBe(1);
  const leaves = await page.locator("meta[http-equiv=refresh]").getAttribute("content");
  expect(leaves).toMatch(/^18\d;url=/);
  await page.goto(leaves!.replace(/^\d+;url=/, ""));
  await lock(page);
});
