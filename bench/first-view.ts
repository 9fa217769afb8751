import { existsSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { addressOf, plainPage, weekSizes, type WeekSize } from "./calendar.ts";
import { quantile } from "./measure.ts";
import type { Site } from "./site.ts";
import type { Figure } from "./table.ts";

const ROUNDS = 9;
/** A line of a phone at the edge of a village, and a processor a quarter as fast. */
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const SLOWER = 4;

/** Milliseconds; `takenOver` is 1 where scripts ran before the week was seen, `answered` the slowest answer to a tile that is dragged. */
type View = { visible: number; blocked: number; takenOver: number; answered?: number };

/**
 * How long somebody on a bad line waits for the first week after the login, whose page has brought the style sheet, and how
 * long the browser then answers to nobody.
 */
export async function firstViews(site: Site): Promise<Figure[]> {
  const server = createServer(getRequestListener((request) => answer(site, request))).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const executablePath = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const figures: Figure[] = [];
    for (const size of weekSizes) {
      const views = { page: [] as View[], plain: [] as View[] };
      for (let round = 0; round < ROUNDS; round++) {
        views.plain.push(await view(browser, `${url}/plain/${size}`, size, site.demoToken));
        views.page.push(await view(browser, `${url}${addressOf(size)}`, size, site.demoToken));
      }
      const median = (of: keyof View, whose: View[]) => quantile(whose.flatMap((one) => one[of] ?? []), 0.5);
      if (median("takenOver", views.page) > 0) throw new Error(`A week of ${size} events is not seen before scripts run.`);
      figures.push({ name: `First view of ${size} events on a bad line`, value: median("visible", views.page) / 1000, beside: median("visible", views.plain) / 1000, unit: "s", budgetOfRatio: 1.3 });
      figures.push({ name: `A tile of ${size} follows the hand`, value: median("answered", views.page), unit: "ms", budget: 100 });
      figures.push({ name: `Blocked until quiet, ${size} events`, value: median("blocked", views.page), beside: median("blocked", views.plain), unit: "ms", budget: size === 300 ? 250 : undefined });
    }
    return figures;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function answer(site: Site, request: Request): Promise<Response> {
  const [, size] = /\/plain\/(\d+)$/.exec(request.url) ?? [];
  if (!size) return site.fetch(request);
  const body = await plainPage(site, Number(size) as WeekSize);
  return new Response(new Uint8Array(body), { headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "br" } });
}

/** Drags a tile half an hour down and lets go: how long the page took to answer what the hand did, at most. */
async function drag(page: Page, tile: Locator): Promise<number> {
  const { x, y, width } = (await tile.boundingBox())!;
  // A hand that moves an event is on the page already.
  await page.mouse.move(x + width / 2, 60);
  await page.waitForTimeout(500);
  await page.evaluate(() => void ((window as unknown as { seen: { answers: number[] } }).seen.answers = [0]));
  await page.mouse.move(x + width / 2, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 37, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(...(window as unknown as { seen: { answers: number[] } }).seen.answers));
}

async function view(browser: Browser, address: string, size: number, token: string): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "cs-CZ", timezoneId: "Europe/Prague" });
  const page = await context.newPage();
  await page.goto(new URL("/prihlaseni", address).href, { waitUntil: "networkidle" });
  await context.addCookies([{ name: "motus", value: token, url: address }]);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", line);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(`window.tilesToSee = ${size}`);
  await page.addInitScript({ path: "bench/first-view-watch.js" });
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  const handle = await page.waitForFunction(() => (window as unknown as { seen?: { quiet?: View } }).seen?.quiet, undefined, { timeout: 60_000, polling: 200 });
  const seen = (await handle.jsonValue()) as View;
  const tile = page.locator(".open .lane .t").nth(3);
  if ((await tile.count()) > 0) seen.answered = await drag(page, tile);
  await context.close();
  return seen;
}
