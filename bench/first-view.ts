import type { Locator, Page } from "@playwright/test";
import { onBadLine, type Before } from "./bad-line.ts";
import { addressOf, plainPage, weekSizes, type WeekSize } from "./calendar.ts";
import { quantile } from "./measure.ts";
import type { Site } from "./site.ts";
import type { Figure } from "./table.ts";

const ROUNDS = 9;
/**
 * Milliseconds; `takenOver` is 1 where scripts ran before the week was seen, `answered` the slowest answer to a tile
 * that is dragged.
 */
type View = { visible: number; blocked: number; takenOver: number; answered?: number };

const median = (of: keyof View, whose: View[]) =>
  quantile(
    whose.flatMap((one) => one[of] ?? []),
    0.5,
  );

/** Of 300 events, next to the same events in a static page. */
const otherVisits = [
  { name: "First view of 300 events without a cached style sheet", before: "nothing", budgetOfRatio: 1.6 },
  { name: "Second view of 300 events, on a better line, all cached", before: "visit", budgetOfRatio: 1.4 },
] as const;

/**
 * Time on a bad line until the first week after the login, whose page has brought the style sheet, and the time in
 * which the browser does not respond.
 */
export const firstViews = (site: Site): Promise<Figure[]> =>
  onBadLine(
    site,
    (size) => plainPage(site, Number(size) as WeekSize),
    async (visit) => {
      const figures: Figure[] = [];
      for (const size of weekSizes) {
        const compared = async (before: Before) => {
          const view = (address: string) => visit(address, (page, open) => watch(page, open, size), before);
          const views = { page: [] as View[], plain: [] as View[] };
          for (let round = 0; round < ROUNDS; round++) {
            views.plain.push(await view(`/plain/${size}`));
            views.page.push(await view(addressOf(size)));
          }
          if (median("takenOver", views.page) > 0)
            throw new Error(`A week of ${size} events is not seen before scripts run.`);
          return views;
        };
        const views = await compared("login");
        figures.push({
          name: `First view of ${size} events on a bad line`,
          value: median("visible", views.page) / 1000,
          baseline: median("visible", views.plain) / 1000,
          unit: "s",
          budgetOfRatio: 1.3,
        });
        figures.push({
          name: `A tile of ${size} follows the hand`,
          value: median("answered", views.page),
          unit: "ms",
          budget: 100,
        });
        figures.push({
          name: `Blocked until quiet, ${size} events`,
          value: median("blocked", views.page),
          baseline: median("blocked", views.plain),
          unit: "ms",
          budget: size === 300 ? 250 : undefined,
        });
        if (size !== 300) continue;
        for (const { name, before, budgetOfRatio } of otherVisits) {
          const views = await compared(before);
          figures.push({
            name,
            value: median("visible", views.page) / 1000,
            baseline: median("visible", views.plain) / 1000,
            unit: "s",
            budgetOfRatio,
          });
        }
      }
      return figures;
    },
  );

/** Drags a tile half an hour down and drops it: the longest delay of the page. */
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

async function watch(page: Page, open: () => Promise<unknown>, size: number): Promise<View> {
  await page.addInitScript(`window.tilesToSee = ${size}`);
  await page.addInitScript({ path: "bench/first-view-watch.js" });
  await open();
  const handle = await page.waitForFunction(
    () => (window as unknown as { seen?: { quiet?: View } }).seen?.quiet,
    undefined,
    { timeout: 60_000, polling: 200 },
  );
  const seen = (await handle.jsonValue()) as View;
  const tile = page.locator(".open .lane .t").nth(3);
  if ((await tile.count()) > 0) seen.answered = await drag(page, tile);
  return seen;
}
