import { expect, expectNoSidewaysScroll, test } from "../kit.ts";
import { enter, pages } from "./addresses.ts";
import { drawIn, expectWhole } from "./layout.ts";

test.describe.configure({ mode: "parallel" });

for (const language of ["de", "en", "sk"])
  test(`long words of ${language} break nothing`, async ({ page }) => {
    for (const address of await enter(page, pages)) {
      expect((await page.goto(`/${language}${address === "/" ? "" : address}`))!.status(), address).toBeLessThan(500);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await drawIn(page, "wide");
      await expectWhole(page, address.startsWith("/?") ? [360, 768, 1280] : [360, 1280]);
    }
  });

for (const language of ["de", "en", "sk"])
  test(`every component of the sampler has room for long words of ${language}`, async ({ page }) => {
    await page.goto(`/${language}/vzornik`);
    await expect(page.locator("section")).not.toHaveCount(0);
    await drawIn(page, "wide");
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
