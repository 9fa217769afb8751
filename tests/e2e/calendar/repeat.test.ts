import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, logIn, ready, test } from "../kit.ts";

/** A day of March in whose fifth week the clocks have changed. */
const day = 1;

/** Fills the form of a new event at ten with a person who works then. */
async function fill(page: Page, date: string) {
  await page.goto("/nova-udalost");
  await page.getByLabel("Služba").selectOption({ index: 2 });
  await page.getByLabel("Datum (povinné)").fill(date);
  await page.getByLabel("Začátek").fill("10");
  const working = await page.locator("[name=owner] option", { hasText: "Vrba" }).getAttribute("value");
  await page.getByLabel("Kdo", { exact: true }).selectOption(working);
}
const row = (page: Page, date: string) => page.getByRole("row", { name: date });

test("a receptionist repeats an event: conflicts are moved or left out, and only then it is written", async ({
  page,
}) => {
  await logIn(page, "receptionist", "/nova-udalost");
  await ready(page);
  for (const taken of [`${day + 7}. 3. 2049`, `${day + 14}. 3. 2049`]) {
    await fill(page, taken);
    await page.getByRole("button", { name: "Zapsat událost" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Zapsáno:" }).first()).toBeVisible();
  }
  await fill(page, `${day}. 3. 2049`);
  await expect(page.getByLabel("Do kdy", { exact: true })).toBeHidden();
  await page.getByLabel("Jak často").selectOption("Týdně");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await expect(page.getByRole("alert")).toContainText("Vyplňte, do kdy.");
  await page.getByLabel("Nebo kolikrát").fill("5");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opakování: co se zapíše");
  await expect(page.getByText("Zapíšou se 3 události, vynechají se 2 dny.")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nová událost");
  await expect(page.getByLabel("Začátek")).toHaveValue(/^10/);
  await expect(page.getByLabel("Služba")).not.toHaveValue("");
  await expect(page.getByLabel("Jak často")).toHaveValue("WEEKLY");
  await expect(page.getByLabel("Nebo kolikrát")).toHaveValue("5");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await expect(page.getByText("Zapíšou se 3 události, vynechají se 2 dny.")).toBeVisible();
  await ready(page);

  const second = row(page, `${day + 7}. března 2049`);
  await expect(second.getByLabel("Vynechat")).toBeChecked();
  await second.getByLabel("Přesunout na den").fill("+2");
  await second.getByLabel("V kolik").fill("13");
  await page.getByRole("button", { name: "Zkontrolovat znovu" }).click();
  await expect(row(page, `${day + 9}. března 2049 13:00`)).toContainText("nic, přesunuto");
  await expect(row(page, `${day + 14}. března 2049`).getByLabel("Vynechat")).toBeChecked();
  await page.getByRole("button", { name: "Zpět k formuláři" }).click();
  await page.getByLabel("Poznámka").fill("po operaci kolene");
  await page.getByRole("button", { name: "Zapsat událost" }).click();
  await expect(row(page, `${day + 9}. března 2049 13:00`)).toBeVisible();
  await page.getByRole("button", { name: "Zapsat sérii" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Série je zapsaná, poprvé" })).toBeVisible();
  await page.goto(`/?date=2049-03-${day + 28}&view=timeGridDay`);
  await page.locator("main a[href*='/editace-udalosti/']").first().click();
  await expect(page.locator(".facts")).toContainText("každý týden");
  await expect(page.locator(".head .no").last()).toContainText("10:00");
  await page.locator("summary", { hasText: "Upravit" }).click();
  await expect(page.getByLabel("Této a následujících")).toBeVisible();
});

test("an event is repeated with the keyboard alone", async ({ page }) => {
  const day = 3;
  await logIn(page, "receptionist", "/nova-udalost?tab=free-time");
  await ready(page);
  const tabTo = async (control: Locator) => {
    for (let at = 0; at < 80 && !(await control.evaluate((one) => one === document.activeElement)); at++)
      await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
  };
  const type = async (name: string, text: string) => {
    await tabTo(page.locator(`[name="${name}"]`));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
  };
  const press = async (name: string) => {
    await tabTo(page.getByRole("button", { name }));
    await page.keyboard.press("Enter");
  };
  await type("name", "Porada týmu");
  await type("date", `${day}. 3. 2049`);
  await type("from", "7");
  await type("to", "730");
  await tabTo(page.getByLabel("Kdo", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page.getByLabel("Jak často"));
  await page.keyboard.press("ArrowDown");
  await type("repeat.interval", "2");
  await type("repeat.count", "3");
  await press("Zapsat událost");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Opakování: co se zapíše");
  await expect(page.getByText("každé 2 dny, celkem 3×")).toBeVisible();
  await tabTo(row(page, `${day + 2}. března 2049`).getByLabel("Vynechat"));
  await page.keyboard.press("Space");
  await press("Zkontrolovat znovu");
  await expect(page.getByText("Zapíšou se 2 události, vynechá se 1 den.")).toBeVisible();
  await press("Zapsat sérii");
  await expect(page.getByRole("status").filter({ hasText: "Série je zapsaná, poprvé" })).toBeVisible();
});
