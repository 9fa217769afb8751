import { existsSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { chromium, type Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** A line of a phone at the edge of a village, one of a clinic's slow network, and a processor a quarter as fast. */
const lineOf = (latency: number, bits: number) => ({
  offline: false,
  latency,
  downloadThroughput: bits / 8,
  uploadThroughput: bits / 8,
});
const [village, clinic] = [lineOf(400, 400_000), lineOf(150, 1_500_000)];
const SLOWER = 4;
/** Long enough for what a page on a good line fetches after it has loaded. */
const FETCHES_MS = 2000;

/**
 * The browser's state before a visit: right after the login, whose page has brought the style sheet; with nothing of
 * the product's; or with everything, from an earlier visit of the same page. The earlier page was in the same tab.
 */
export type Before = "login" | "nothing" | "visit";

/** Opens an address on a bad line; a second visit on the better of the two. */
export type Visit = <T>(
  address: string,
  look: (page: Page, open: () => Promise<unknown>) => Promise<T>,
  before?: Before,
) => Promise<T>;

/**
 * Lends a browser on a bad line to some work. Below `/plain/` are pages to compare with, compressed as the product's
 * are.
 */
export async function onBadLine<T>(
  site: Site,
  plainPage: (name: string) => Promise<Buffer>,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const answer = async (request: Request) => {
    const [, name] = /\/plain\/([\w-]+)$/.exec(request.url) ?? [];
    if (!name) return site.fetch(request);
    return new Response(new Uint8Array(await plainPage(name)), {
      headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "br" },
    });
  };
  const server = createServer(getRequestListener(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const executablePath = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const visit: Visit = async (address, look, before = "login") => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: "cs-CZ",
      timezoneId: "Europe/Prague",
      // An emulated choice of colours makes the page that is left compute all its styles once more.
      colorScheme: null,
      contrast: null,
      forcedColors: null,
    });
    const page = await context.newPage();
    const logIn = () => context.addCookies([{ name: "motus", value: site.demoToken, url }]);
    if (before === "visit") await logIn();
    if (before !== "nothing") {
      await page.goto(url + (before === "visit" ? address : "/prihlaseni"));
      await page.waitForTimeout(FETCHES_MS);
    }
    await logIn();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", before === "visit" ? clinic : village);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const seen = await look(page, () => page.goto(url + address, { waitUntil: "commit", timeout: 60_000 }));
    await context.close();
    return seen;
  };
  try {
    return await work(visit);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
