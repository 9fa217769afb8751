import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test as base, type BrowserContext, type Page, type Request } from "@playwright/test";
import { openClinic, password } from "./clinic.ts";

export { password };
export const logins = {
  admin: "admin@demo.example",
  paramedic: "fyzio@demo.example",
  receptionist: "recepce@demo.example",
} as const;
export type Login = keyof typeof logins;
/** Colleagues as choices list them. */
export const colleagues = { lucie: "Bukovská Lucie, Bc.", ondrej: "Vrba Ondřej, Mgr." } as const;

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * A page whose scripts must not complain: an error in the console, a broken hydration or a refused script fails the
 * test.
 */
export const test = base.extend<object, { clinic: string }>({
  clinic: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, worker) => {
      const { url, stop } = await openClinic(`${worker.project.name}-${worker.parallelIndex}`);
      await use(url);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ clinic }, use) => use(clinic),
  context: async ({ context }, use) => {
    scriptsToCome(context);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) still.add(page);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // Chromium reports answers such as 400 and 404 as errors too, and requests cut off when the test leaves the page,
      // in one of two wordings: both are expected.
      const expected = /Failed to load resource|BodyStreamBuffer was aborted|signal is aborted without reason/;
      if (message.type() === "error" && !expected.test(message.text())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});
export { expect };

/** Pages on which no scripts run. */
const still = new WeakSet<Page>();

/** Signs in without the login page, which account.test.ts covers. */
export async function signIn(page: Page, who: Login) {
  const form = { username: logins[who], password };
  const answer = await page.request.post("/prihlaseni", {
    form,
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

/** Signs in and opens a page; with scripts it is hydrated. */
export async function logIn(page: Page, who: Login = "admin", to = "/") {
  scriptsToCome(page.context());
  await signIn(page, who);
  await page.goto(to);
  await ready(page);
}

const watched = new WeakMap<BrowserContext, Set<Request>>();

/** The scripts that windows of a browser have asked for and not got yet, from the first call on. */
function scriptsToCome(context: BrowserContext): Set<Request> {
  const known = watched.get(context);
  if (known) return known;
  const requests = new Set<Request>();
  watched.set(context, requests);
  context.on("request", (request) => void (request.resourceType() === "script" && requests.add(request)));
  context.on("requestfinished", (request) => void requests.delete(request));
  context.on("requestfailed", (request) => void requests.delete(request));
  return requests;
}

/**
 * With scripts, once the page is hydrated and has all the scripts that it asks for by itself, each of which may ask for
 * others; without, at once.
 */
export async function ready(page: Page) {
  if (still.has(page)) return;
  for (let rests = 0; rests < TURNS;) {
    await page.waitForFunction(isHydrated);
    await page.waitForFunction(isDrawn);
    rests = scriptsToCome(page.context()).size > 0 ? 0 : rests + 1;
  }
}

/** True of a page once it has drawn a frame; begins again on a page that comes instead. Runs in the browser. */
const isDrawn = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(true))));

/** A hand that waits until a letter is a command: some time after the page began, and after the letters of a word. */
export async function waitForCommands(page: Page) {
  await page.waitForFunction(
    () => performance.getEntriesByName("commands").length > 0 && window.__remixRouter.state.navigation.state === "idle",
  );
  await page.waitForTimeout(WORD_MS);
}

/** Longer than the time between letters of a word (`app/enhance/commands.ts`). */
const WORD_MS = 600;

/** As many turns of the browser's loop as React takes from one effect to the next before it asks for a script. */
const TURNS = 5;

/**
 * True of a page that React has taken over whole, with no part still to come, and of one without its scripts, as paper
 * is. Runs in the browser.
 */
function isHydrated(): boolean {
  if (!("__remixContext" in window)) return true;
  type Fiber = { tag: number; memoizedState: unknown; child: Fiber | null; sibling: Fiber | null };
  const SUSPENSE = 13;
  const waits = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    ((fiber.tag === SUSPENSE && fiber.memoizedState !== null) || waits(fiber.child) || waits(fiber.sibling));
  const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer"))?.[1];
  const current = root?.stateNode.current;
  return current?.memoizedState.isDehydrated === false && !waits(current.child);
}

/** The present page in another theme, as it is right after choosing it, before any load. */
export const wear = (page: Page, theme: "light" | "dark") =>
  page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), theme);

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A printed page leaves when its session has ended: a limit that is essential (WCAG 2.2.1), on a page without fields. */
const leavesItsSession = /^meta-refresh: <meta [^>]*url=(\/\w\w)?\/prihlaseni\/skoncilo/;

/** No findings of axe on a page that has come whole. The test injects it, past the page's policy, where scripts run. */
export async function expectAccessible(page: Page, { except = [] }: { except?: readonly string[] } = {}) {
  if (still.has(page)) return;
  await expect(page.locator(".load:not(main *)")).toHaveCount(0);
  const faults = (await faultsOf(page, standards)).filter((fault) => !leavesItsSession.test(fault));
  expect(faults.filter((fault) => !except.some((rule) => fault.startsWith(rule)))).toEqual([]);
}

/** Colours are all that another theme changes; names, structure and sizes were checked in the first. */
export async function expectContrast(page: Page) {
  expect(await faultsOf(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
}

/** Nothing wrong with colours and with the room around what is pressed, which a window and a theme change. */
export async function expectSeen(page: Page) {
  expect(await faultsOf(page, ["color-contrast", "link-in-text-block", "target-size"])).toEqual([]);
}

/** Nothing that is pressed is smaller than 24 px without room around it; axe leaves this rule out unless asked. */
export async function expectTargets(page: Page, { outside = [] }: { outside?: string[] } = {}) {
  expect(await faultsOf(page, ["target-size"], outside)).toEqual([]);
}

/** The faults of a page, but for what these selectors hold. */
async function faultsOf(page: Page, runOnly: string[], outside: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const asked = { runOnly, exclude: outside.map((selector) => [selector]) };
  return page.evaluate(async ({ runOnly, exclude }) => {
    const { violations } = await (
      window as unknown as {
        axe: {
          run: (
            context: object,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      }
    ).axe.run({ include: document, exclude }, { resultTypes: ["violations"], runOnly });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary}`)
          .join(" | ")}`,
    );
  }, asked);
}

/** The page is not wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
}

/** Counts the keys that are pressed besides typed text, each of a chord. */
export function countKeys(page: Page) {
  let keys = 0;
  return {
    press: async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name);
      keys += names.join("+").split("+").length;
    },
    expectKeys: (most: number) => {
      expect(keys).toBeLessThanOrEqual(most);
      keys = 0;
    },
  };
}

/** A patient of this journey alone, by the names of the form's fields; answers the address of the card. */
export async function newPatient(
  page: Page,
  values: { name: string; surname: string; [field: string]: string },
): Promise<string> {
  await page.goto("/kartoteka/novy");
  await ready(page);
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.getByRole("button", { name: "Založit kartu" }).click();
  await expect(page.getByText("Karta je založená.")).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Chooses one of the patients that are found, the first by default, and answers their name as lists write it. */
export async function choosePatient(page: Page, words: string, at = 0): Promise<string> {
  if (still.has(page)) {
    await page.getByRole("searchbox", { name: "Pacient", exact: true }).fill(words);
    await page.getByRole("button", { name: "Najít" }).click();
    await page.getByRole("radio").nth(at).check();
    return (
      await page
        .locator("label:has(:checked) > span")
        .first()
        .evaluate((label) => label.firstChild!.textContent!)
    ).trim();
  }
  await page.getByRole("combobox", { name: /Pacient/ }).fill(words);
  const option = page.getByRole("listbox").getByRole("option").nth(at);
  const name = await option.evaluate((label) => label.firstChild!.textContent!);
  await option.click();
  return name.trim();
}
