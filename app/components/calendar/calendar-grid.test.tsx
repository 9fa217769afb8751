import { expect, it } from "vitest";
import { htmlOf } from "../html-of.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { examples } from "./calendar-grid.examples.tsx";

const grid = examples.find(({ name }) => name.startsWith("a past day"))!;

it("the line of now comes before the tiles, which paint over it", async () => {
  const today = (await htmlOf(grid.render(), "cs")).split("<section").at(-1)!;
  expect(today.split('class="now"')).toHaveLength(3);
  expect(today.lastIndexOf('class="now"')).toBeLessThan(today.indexOf('class="lane"'));
});

it("an hour is hidden where the label of now would cut it", async () => {
  const day = { date: "2026-11-25", holiday: null, events: 0, free: null } as const;
  const calendar = { from: 0, to: 1440, columns: [], services: [], days: [day] };
  const hiddenAt = async (minutes: number) => {
    const now = { date: day.date, minutes };
    const html = await htmlOf(
      <CalendarGrid
        calendar={calendar}
        lanes={[]}
        open={day.date}
        now={now}
        by="staffs"
        slotHref="#"
        newHref={() => "#"}
      />,
    );
    return /<i>([\d:]+)/.exec(html)?.[1];
  };
  expect(await Promise.all([654, 656, 682, 683].map(hiddenAt))).toEqual([undefined, "11:00", "11:00", undefined]);
});

it("the time of a tile is apart from its name", async () => {
  const html = await htmlOf(grid.render(), "cs");
  expect(html).toContain("<time>7:00 </time>Straka\nIndividuální LTV</a>");
});

it("a bar has the text of a tile, and the head of its column the way to all", async () => {
  const html = await htmlOf(grid.render(), "cs");
  expect(html).toMatch(
    /<a class="t violet n2 slim" [^>]*;--l:calc\([^>]*><time>13:30 <\/time>Bílek\nElektroléčba<\/a>/,
  );
  expect(html).toContain('<a href="#sloupec-1" title="+2, zobrazit všechny: Horáková" aria-label="+2, zobrazit');
});
