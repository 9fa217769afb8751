import { expect, expectAccessible, logIn, newPatient, ready, test } from "../kit.ts";
import { drawIn } from "../walks/layout.ts";

/** The pages of a PDF: each is an object of its own, apart from the one that lists them. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}. den bez obtíží`).join("\n\n");

test("a report of many lines has its pages on A4 and on A5, labels as many sheets as they need, and several reports are distinct parts", async ({
  page,
}) => {
  await logIn(page, "paramedic", "/kartoteka");
  await page.locator("tbody th a").nth(5).click();
  await page.getByRole("link", { name: "Dokumentace" }).click();
  await page.getByRole("link", { name: "Napsat zprávu" }).first().click();
  await ready(page);
  await page.locator("textarea[name=content]").fill(lines(100));
  await page.getByRole("button", { name: "Uložit zprávu" }).click();
  await page.waitForURL(/report=/);
  await page.getByRole("main").getByRole("link", { name: "Tisk", exact: true }).click();
  await expect(page.locator(".mark")).toHaveText("NEPODEPSÁNO");
  const print = async () => {
    await page.waitForLoadState();
    return page.pdf({ preferCSSPageSize: true });
  };
  const onA4 = pagesOf(await print());
  await page.getByRole("link", { name: "A5" }).click();
  await page.waitForURL(/paper=a5/);
  expect([onA4, pagesOf(await print())]).toEqual([3, 4]);
  await page.goto(
    `/kartoteka/stitky?card=${/kartoteka\/([\w-]+)\?/.exec((await page.locator(".doc nav a").first().getAttribute("href"))!)![1]}&copies=24&start=2`,
  );
  expect(pagesOf(await print())).toBe(2);

  // The demo clinic's course of low back pain, by its draft: each report has findings, the first one a diagram too.
  await page.goto("/moje-prace");
  const patient = page.getByRole("row", { name: /zkouší plavat/ }).locator("a[href*='tab=']");
  await page.goto(`${new URL((await patient.getAttribute("href"))!, page.url()).pathname}/tisk`);
  expect(await page.locator(".letter section.diagram").count()).toBeGreaterThan(3);
  await expectAccessible(page);
});

test("a label of 52 × 30 mm has room for a long name and a long address", async ({ page }) => {
  await logIn(page, "receptionist");
  const card = await newPatient(page, {
    name: "Maximiliána Alexandra",
    surname: "Vondráčková-Procházková",
    dateOfBirth: "12. 12. 1982",
    "address.uliceNazev": "Náměstí Československého odboje",
    "address.cisloDomovni": "1418",
    "address.cisloOrientacni": "27a",
    "address.psc": "37381",
    "address.obecNazev": "Brandýs nad Labem-Stará Boleslav",
    "address.castObceNazev": "Brandýs nad Labem",
  });
  await page.goto(`/kartoteka/stitky?card=${card.split("/").at(-1)}&sheet=52x30`);
  await ready(page);
  await page.emulateMedia({ media: "print" });
  for (const font of ["wide", "narrow"] as const) {
    await drawIn(page, font);
    const label = page.locator(".s52x30 li").first();
    await expect(label).toContainText("Brandýs");
    expect(await label.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
  }
});

test("a day of the calendar is one sheet, and a week of columns of time one a day", async ({ page }) => {
  await logIn(page, "receptionist");
  for (const [address, sheets] of [
    ["/?view=resource-day&date=2026-11-24", 1],
    ["/?view=resource-week&date=2026-11-24", 1],
    ["/?view=week-time-grid&date=2026-11-24", 6],
  ] as const) {
    await page.goto(address);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), address).toBe(sheets);
  }
});
