import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, logIn, test, wear } from "../kit.ts";
import { doors, enter, pages } from "./addresses.ts";

// A walk changes nothing: its tests share the workers, in whatever order.
test.describe.configure({ mode: "parallel" });

/** Widths from a phone to a wide desk; 640 is 1280 at 200 % zoom. */
const widths = [360, 640, 768, 1280, 1920];

/** Parts of about as many pages, so that they can be gone through next to each other. */
const parts = [0, 1, 2, 3, 4].map((at) => pages.filter((_, index) => index % 5 === at));

for (const [name, addresses, signedIn] of [
  ...parts.map((part, at) => [`of the signed-in, part ${at + 1}`, part, true] as const),
  ["at the door", doors, false] as const,
])
  test(`pages ${name} fit every window, one h1 each, and axe finds nothing, light and dark, wide and narrow`, async ({
    page,
    javaScriptEnabled,
  }) => {
    test.setTimeout(300_000);
    for (const address of signedIn ? await enter(page, addresses) : addresses) {
      expect((await page.goto(address))!.status(), address).toBeLessThan(500);
      await expect(page.locator("h1"), address).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
        if (javaScriptEnabled === false || (width !== 360 && width !== 1280)) continue;
        // On a wide window a quarter of an hour is 16 px tall: its place in time is what a tile says (WCAG 2.5.8,
        // essential).
        const except = width === 1280 && /^\/(\?|$)/.test(address) ? ["target-size"] : [];
        await test.step(`${address} ${width}`, async () => {
          await wear(page, "light");
          await expectAccessible(page, { except });
          await wear(page, "dark");
          await expectContrast(page);
        });
      }
    }
  });

test("lists that are sorted by their heads are sorted on narrow windows too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await logIn(page, "receptionist", "/kartoteka");
  const head = page.getByRole("main").getByRole("link", { name: "Narození", exact: true });
  expect((await head.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  for (const direction of ["asc", "desc"]) {
    await head.click();
    await expect(page).toHaveURL(new RegExp(`sort=birth-date&direction=${direction}`));
  }
});
