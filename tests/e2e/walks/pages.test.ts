import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectSeen, logIn, ready, test, waitForCommands, wear } from "../kit.ts";
import { doors, enter, pages } from "./addresses.ts";
import { drawIn, expectWhole } from "./layout.ts";

// A walk changes nothing: its tests share the workers, in whatever order.
test.describe.configure({ mode: "parallel" });

/** Widths from a phone to a wide desk; 640 is 1280 at 200 % zoom. */
const widths = [360, 640, 768, 1280, 1920];
const phoneAndDesk = [360, 1280];

/**
 * Axe finds nothing on a dark desk; a light phone is asked for what it changes. What only a dark phone or a light desk
 * shows has the colours of the components, which the sampler shows in both.
 */
async function expectAccessibleEverywhere(page: Page, exceptOnDesk: string[] = []) {
  await wear(page, "light");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSeen(page);
  await wear(page, "dark");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, { except: exceptOnDesk });
}

/** Parts of about as many pages, so that they can be gone through next to each other. */
const parts = [0, 1, 2, 3, 4].map((at) => pages.filter((_, index) => index % 5 === at));

for (const [name, addresses, signedIn] of [
  ...parts.map((part, at) => [`of the signed-in, part ${at + 1}`, part, true] as const),
  ["at the door", doors, false] as const,
])
  test(`pages ${name} fit every window in a wide and a narrow font, one h1 each, and axe finds nothing, light and dark`, async ({
    page,
  }) => {
    for (const address of signedIn ? await enter(page, addresses) : addresses)
      await test.step(address, async () => {
        expect((await page.goto(address))!.status(), address).toBeLessThan(500);
        await expect(page.locator("h1"), address).toHaveCount(1);
        await drawIn(page, "wide");
        await expectWhole(page, widths);
        await drawIn(page, "narrow");
        await expectWhole(page, phoneAndDesk);
        // On a wide window a quarter of an hour is 16 px tall: its place in time is what a tile says (WCAG 2.5.8,
        // essential).
        const exceptOnDesk = /^\/(\?|$)/.test(address) ? ["target-size"] : [];
        await expectAccessibleEverywhere(page, exceptOnDesk);
      });
  });

test("dialogs fit every window in a wide and a narrow font, and axe finds nothing, light and dark", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  const expectDialog = (name: string, address: RegExp) =>
    test.step(name, async () => {
      await page.waitForURL(address);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(dialog).toBeVisible();
      for (const font of ["wide", "narrow"] as const) {
        await drawIn(page, font);
        await expectWhole(page, phoneAndDesk);
      }
      await expectAccessibleEverywhere(page);
    });
  const [visits] = await enter(page, ["~?tab=navstevy"]);
  await page.goto(visits!);
  await ready(page);
  await page.locator("main tbody th a").first().click();
  await expectDialog("an event", /editace-udalosti/);
  await waitForCommands(page);
  await page.keyboard.press("e");
  await expect(dialog.getByLabel("Začátek")).toBeVisible();
  await expectDialog("an event that is edited", /editace-udalosti/);
  await page.keyboard.press("Delete");
  await expectDialog("a question", /odstranit/);
  await page.goto(visits!);
  await ready(page);
  await page.getByRole("link", { name: "Objednat" }).first().click();
  await expectDialog("a new event", /nova-udalost/);
});

test("lists that are sorted by their heads are sorted on narrow windows too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, "receptionist", "/kartoteka");
  const head = page.getByRole("main").getByRole("link", { name: "Narození", exact: true });
  expect((await head.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  const sorted = (direction: string) => new RegExp(`sort=birth-date&direction=${direction}`);
  for (const [direction, next] of [
    ["asc", "desc"],
    ["desc", "asc"],
  ] as const) {
    await head.click();
    await expect(page).toHaveURL(sorted(direction));
    // The address may be there before the page.
    await expect(head).toHaveAttribute("href", sorted(next));
  }
});
