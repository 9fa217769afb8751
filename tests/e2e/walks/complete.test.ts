import { expectAccessible, expectSeen, test, wear } from "../kit.ts";
import { enter, open, stops } from "./addresses.ts";
import { calendarTargets, drawIn, expectWhole, widths } from "./layout.ts";
import { chosenVisits } from "./part-of-walk.ts";

// A walk changes nothing: its tests share the workers, in whatever order.
test.describe.configure({ mode: "parallel" });

const MOST = 9;
const visits = chosenVisits(stops);

for (let from = 0; from < visits.length; from += MOST)
  test(`pages of the complete walk from the ${from + 1}th on fit every window in both fonts, and axe finds nothing`, async ({
    page,
  }) => {
    const rows = await enter(page);
    for (const { stop, locale, theme } of visits.slice(from, from + MOST))
      await test.step(`${stop}, ${locale}, ${theme}`, async () => {
        await open(page, stop, rows, locale);
        await wear(page, theme);
        for (const font of ["narrow", "wide"] as const) {
          await drawIn(page, font);
          await expectWhole(page, widths);
        }
        await page.setViewportSize({ width: 360, height: 800 });
        await expectSeen(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectAccessible(page, { except: calendarTargets(stop) });
      });
  });
