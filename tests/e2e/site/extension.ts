import type { Browser, Page } from "@playwright/test";
import { logIn, ready, type Login } from "../kit.ts";

/** A page that an extension of the browser changes as soon as it is there: passwords, spelling, antivirus. */
export async function pageOfExtension(browser: Browser, baseURL: string | undefined, who?: Login) {
  const page = await browser.newPage({ baseURL, locale: "cs-CZ", timezoneId: "Europe/Prague" });
  if (who) await logIn(page, who);
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const add = (place: Element | null, where: InsertPosition, tag: string) =>
        place?.insertAdjacentElement(where, Object.assign(document.createElement(tag), { className: "of-extension" }));
      for (const field of document.querySelectorAll(".field input, .field textarea")) {
        field.setAttribute("data-extension", "on");
        add(field, "afterend", "div");
      }
      add(document.body, "afterbegin", "div");
      add(document.querySelector("form"), "afterbegin", "span");
    });
  });
  return page;
}

/** Holds scripts back; `letScriptsCome` ends when React has taken the page over. */
export async function openWithoutScripts(page: Page, address: string) {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route("**/*.js", (route) => coming.then(() => route.continue()));
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.locator("main form").first().waitFor();
  return async () => {
    letCome();
    await ready(page);
    await page.unroute("**/*.js");
  };
}
