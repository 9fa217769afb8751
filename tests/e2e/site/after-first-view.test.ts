import type { Page, Request } from "@playwright/test";
import { expect, logIn, newPatient, ready, test } from "../kit.ts";

const MOST_BYTES = 20_500;
/** The stream of changes, and the watch that empties a page whose session has ended. */
const needed = /\/zmeny-kalendare$|\/assets\/(session-end|hand-over)-/;

/**
 * Opens a page and leaves it alone for a minute; answers the requests of that time, except for the page's own scripts,
 * which follow the first paint, its words, and the icon, which some versions of Chromium ask for and others do not.
 */
async function leftAlone(page: Page, address: string) {
  await page.goto("about:blank");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.clock.install();
  const later: { url: string; bytes: Promise<number> }[] = [];
  const gather = (request: Request) => later.push({ url: request.url(), bytes: bytesOf(request) });
  page.once("load", () => page.on("request", gather));
  const html = await (await page.goto(address, { waitUntil: "load" }))!.text();
  // Of the answer, since the scripts may have changed the page by now.
  const scripts = [...html.matchAll(/<link\b[^>]*rel="(?:after-paint|modulepreload)"[^>]*>/g)].map(
    ([link]) => new URL(/href="([^"]+)"/.exec(link)![1]!, page.url()).href,
  );
  await ready(page);
  await page.clock.runFor(60_000);
  await ready(page);
  page.off("request", gather);
  const own = await page.evaluate(() =>
    Object.values(window.__remixRouteModules).flatMap((route) => (route?.handle as { i18n?: string[] })?.i18n ?? []),
  );
  const isOwn = (url: string) =>
    own.some((area) => url.includes(`/assets/${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-`));
  return later.filter(({ url }) => !isOwn(url) && !scripts.includes(url) && !url.includes("/favicon"));
}

/** The bytes of an answer on the line; a stream that stays open, or was cut off, has none yet. */
async function bytesOf(request: Request) {
  if (request.url().endsWith("/zmeny-kalendare")) return 0;
  try {
    await (await request.response())?.finished();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return responseBodySize + responseHeadersSize;
  } catch {
    return 0;
  }
}

test("a page that is left alone fetches at most 20.5 kB after the first view", async ({ page }) => {
  await logIn(page);
  const card = await newPatient(page, { name: "Klidná", surname: "Stránka" });
  for (const address of ["/", "/kartoteka", card]) {
    const later = await leftAlone(page, address);
    const bytes = (await Promise.all(later.map((one) => one.bytes))).reduce((sum, one) => sum + one, 0);
    expect(bytes, `${address}: ${later.map(({ url }) => url).join()}`).toBeLessThan(MOST_BYTES);
  }
});

test("scripts begin after the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    let modules: unknown;
    Object.defineProperty(window, "__remixRouteModules", {
      get: () => modules,
      set(value) {
        if (!modules) Object.assign(window, { paints: performance.getEntriesByType("paint").length });
        modules = value;
      },
    });
  });
  await logIn(page);
  await page.reload();
  await page.waitForFunction(() => "paints" in window);
  expect(await page.evaluate(() => (window as unknown as { paints: number }).paints)).toBeGreaterThan(0);
});

test("scripts that come late leave the focus in the field that is being corrected", async ({ page }) => {
  let letScriptsCome = () => {};
  const coming = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route("**/*.js", (route) => coming.then(() => route.continue()));
  await page.goto("/prihlaseni");
  const field = page.getByLabel("Heslo", { exact: true });
  await page.getByLabel("E-mail").fill("neznama@demo.example");
  await field.fill("something else entirely");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await field.pressSequentially("heslo");
  letScriptsCome();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main form")!).some((key) => key.startsWith("__reactProps")),
  );
  await expect(field).toBeFocused();
});

test("the calendar without a cached style sheet looks at once as it does with it", async ({ page, context }) => {
  await logIn(page);
  // A day without the line of now, which moves on.
  const address = "/?date=2031-03-05";
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await context.clearCookies({ name: "sheet" });
    await page.route("**/*.css", (route) => route.abort());
    await page.goto(address);
    const first = await page.screenshot();
    await page.unroute("**/*.css");
    await page.goto(address);
    expect(await page.locator("style[data-first]").count(), "the sheet was sent before").toBe(0);
    expect((await page.screenshot()).equals(first), `${width} px`).toBe(true);
  }
});

test("a page fetches nothing ahead where the browser asks to save data, and more once somebody acts", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await logIn(page);
  for (const address of ["/", "/kartoteka"]) {
    const ahead = (await leftAlone(page, address)).filter(({ url }) => !needed.test(url) && !/session=/.test(url));
    expect(ahead.map(({ url }) => url)).toEqual([]);
  }
  await page.goto("/");
  await ready(page);
  const moves = page.waitForRequest(/\/assets\/move-events-/);
  await page.mouse.move(300, 300);
  await moves;
});
