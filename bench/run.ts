import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { calendarCosts } from "./calendar.ts";
import { cardTimes, fillCards, printMemory } from "./card.ts";
import { firstViews } from "./first-view.ts";
import { pageCosts, searchTimes, weights } from "./figures.ts";
import { startProduct } from "./process.ts";
import { reportForm } from "./report-form.ts";
import { withSite } from "./site.ts";
import { report, type Figure } from "./table.ts";

const { check } = parseArgs({ options: { check: { type: "boolean", default: false } } }).values;
const dataDir = mkdtempSync(path.join(tmpdir(), "motus-bench-"));
const figures: Figure[] = [];
try {
  if (!check) {
    const first = await startProduct(dataDir);
    const second = await startProduct(dataDir);
    figures.push({ name: "Start with an empty data folder", value: first.ms / 1000, unit: "s" });
    figures.push({ name: "Start, second time", value: second.ms / 1000, unit: "s", budget: 4 });
    figures.push({ name: "Memory of the idle process", value: second.idleBytes / 1e6, unit: "MB", budget: 250 });
  }
  const filled = await withSite(dataDir, async (site) => {
    figures.unshift(...(await weights(site)));
    if (check) return;
    figures.push(
      ...(await calendarCosts(site)),
      ...(await firstViews(site)),
      ...(await pageCosts(site)),
      ...(await searchTimes(site)),
    );
    const cards = await fillCards(site);
    figures.push(...(await cardTimes(site, cards)), ...(await reportForm(site, cards)));
    return { cards, token: site.demoToken };
  });
  if (filled) figures.push(...(await printMemory(dataDir, filled.token, filled.cards)));
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

const over = report(figures);
process.exit(check && over.length > 0 ? 1 : 0);
