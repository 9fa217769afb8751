import type { Page } from "@playwright/test";
import { expect, logIn, ready } from "../kit.ts";

/** Lets the page's time pass: it saves a report three seconds after the last key, and tries again as soon. */
export const pass = (page: Page) => page.clock.runFor("00:04");

/** Shows that all typed text is saved. */
export const isSaved = async (page: Page) => {
  await pass(page);
  await expect(page.getByText(/^uloženo \d+:\d\d$/)).toBeVisible();
};

/** The form of a new report for a patient of the list, on a page whose time the test moves. */
export async function openReport(page: Page, row: number) {
  await page.clock.install();
  await logIn(page, "paramedic", "/kartoteka");
  await page.locator("tbody tr").nth(row).getByRole("link").first().click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).first().click();
  await ready(page);
  // Until the editor is there, the name is the text area's.
  await expect(page.getByRole("toolbar", { name: "Úpravy textu" })).toBeVisible();
}
