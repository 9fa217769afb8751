import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import {
  countKeys,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  logIn,
  ready,
  test,
  waitForCommands,
} from "../kit.ts";

test(
  "an administrator makes a month's batches of three insurers in one press, saves their files in another, and hands a batch over",
  { tag: "@without-scripts" },
  async ({ page, javaScriptEnabled: scripts }) => {
    await logIn(page);
    const make = page.getByRole("button", { name: "Vytvořit dávky" });
    const archive = page.getByRole("link", { name: "Stáhnout soubory (ZIP)" });
    const month = `/vyuctovani-pro-pojistovny?month=${addMonths(monthStart(localDate(new Date())), -1).slice(0, 7)}`;
    await page.goto(month);
    await ready(page);
    const keys = countKeys(page);
    if (scripts) await waitForCommands(page);
    if (scripts) await keys.press("h");
    else await make.press("Enter");
    // Without scripts the page is loaded again by its reader.
    if (!scripts)
      await expect(async () => {
        await page.goto(month);
        await expect(archive).toBeVisible({ timeout: 1_000 });
      }).toPass();
    await expect(archive).toBeVisible();
    await expect(make).toHaveCount(0);
    const download = page.waitForEvent("download");
    if (scripts) await keys.press("h");
    else await archive.press("Enter");
    const path = await (await download).path();
    if (scripts) keys.expectKeys(6);
    const files = Object.entries(unzipSync(readFileSync(path)));
    const batches = files.filter(([name]) => /\/KDAVKA\.\d{3}$/.test(name));
    expect(new Set(batches.map(([name]) => name.slice(-3))).size).toBeGreaterThan(2);
    for (const [, bytes] of batches) expect(readFile(bytes as Uint8Array<ArrayBuffer>).faults).toEqual([]);
    if (scripts) await expectAccessible(page);

    await page.locator("main tbody").getByRole("link").first().press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Dávka \d+$/);
    await ready(page);
    if (scripts) await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Předáno pojišťovně" }).press("Enter");
    await expect(page.getByText("Stav dávky je zapsaný.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Zčásti odmítnuta" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Odebrat" })).toHaveCount(0);
  },
);
