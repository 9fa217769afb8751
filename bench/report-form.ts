import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { onBadLine } from "./bad-line.ts";
import { compress } from "./calendar.ts";
import type { Cards } from "./card.ts";
import { quantile } from "./measure.ts";
import type { Site } from "./site.ts";
import type { Figure } from "./table.ts";

const ROUNDS = 5;
/** Typed at the pace of a hand until the editor has come, and a little further. */
const PACE = 120;
const MORE = 10;

/** A form with a text area, and something behind it that brings it to as many bytes as the product's page. */
async function plainForm(bytes: number) {
  const page = (padding: number) =>
    compress(
      `<!doctype html><meta charset="utf-8"><title>Form</title><form method="post"><label>Text<br><textarea name="content" rows="18" cols="80"></textarea></label><button>Save</button></form><!--${randomBytes(padding).toString("base64")}-->`,
    );
  return page(bytes - (await page(0)).length);
}

/**
 * Milliseconds since the page was requested: when its text area took the first key, and when the editor replaced it.
 */
type Use = { usable: number; editor: number };

async function write(page: Page, open: () => Promise<unknown>, editor: boolean): Promise<Use> {
  await page.addInitScript(() => {
    document.addEventListener("input", () => ((window as { usable?: number }).usable ??= performance.now()), true);
  });
  await open();
  const area = page.locator("textarea[name=content]");
  await area.focus();
  let typed = "";
  const type = async () => {
    const key = "abcdefghij "[typed.length % 11]!;
    await page.keyboard.press(key === " " ? "Space" : key);
    typed += key;
  };
  await type();
  const usable = await page.evaluate(() => (window as unknown as { usable: number }).usable);
  const pageHas = () => page.evaluate(() => document.querySelector(".cm-content")?.textContent ?? null);
  if (!editor) return { usable, editor: NaN };
  while ((await pageHas()) === null) {
    await type();
    await page.waitForTimeout(PACE);
  }
  const came = await page.evaluate(() => performance.now());
  for (let more = 0; more < MORE; more++) await type();
  const [shown, sent] = [await pageHas(), await area.inputValue()];
  if (shown !== typed || sent !== typed)
    throw new Error(`Of «${typed}» the editor shows «${shown}» and the form has «${sent}».`);
  return { usable, editor: came };
}

/** Time on a bad line until a new report takes the first key; text typed before the editor loads stays. */
export async function reportForm(site: Site, cards: Cards): Promise<Figure[]> {
  const address = `${cards.few}/nova-zprava`;
  const plain = await plainForm((await site.page(address, { "accept-encoding": "br" })).length);
  return onBadLine(
    site,
    async () => plain,
    async (visit) => {
      const uses = { page: [] as Use[], plain: [] as Use[] };
      for (let round = 0; round < ROUNDS; round++) {
        uses.plain.push(await visit("/plain/form", (page, open) => write(page, open, false)));
        uses.page.push(await visit(address, (page, open) => write(page, open, true)));
      }
      const median = (of: keyof Use, whose: Use[]) =>
        quantile(
          whose.map((one) => one[of]),
          0.5,
        ) / 1000;
      const [usable, editor] = [median("usable", uses.page), median("editor", uses.page)];
      if (usable >= editor) throw new Error("A report cannot be written before scripts run.");
      return [
        {
          name: "A new report takes keys on a bad line",
          value: usable,
          baseline: median("usable", uses.plain),
          unit: "s",
          budgetOfRatio: 1.3,
        },
        { name: "Its editor has come", value: editor, unit: "s" },
      ];
    },
  );
}
