import type { Page } from "@playwright/test";
import { expect, logIn, password, type Login } from "../kit.ts";

export const pin = "7294";
const send = (page: Page, address: string, form: Record<string, string>) =>
  page.request.post(address, { form, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 });

/** Makes the browser a shared desk at which these people are logged in, the last one at work, each with a PIN. */
export async function openDesk(page: Page, ...people: Login[]) {
  await logIn(page, "admin");
  await send(page, "/nastaveni/zdravotnicke-zarizeni/sdilene-pocitace/novy", { name: "Recepce", lockMinutes: "3" });
  await send(page, "/odhlaseni", {});
  for (const who of people) {
    await logIn(page, who);
    expect((await send(page, "/nastaveni/osobni/pin", { pin, password })).status()).toBe(302);
  }
}
export const lock = (page: Page) => expect(page.getByRole("heading", { level: 1 })).toHaveText("Zamčeno");
export const field = (page: Page) => page.getByLabel("PIN", { exact: true });
