import { expect, it } from "vitest";
import { htmlOf } from "../html-of.ts";
import { examples } from "./calendar-grid.examples.tsx";

const grid = examples.find(({ name }) => name.startsWith("a past day"))!;

it("the line of now comes before the tiles, which paint over it", async () => {
  const today = (await htmlOf(grid.render(), "cs")).split("<section").at(-1)!;
  expect(today.split('class="now"')).toHaveLength(3);
  expect(today.lastIndexOf('class="now"')).toBeLessThan(today.indexOf('class="lane"'));
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
