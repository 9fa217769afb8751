import { openLanes } from "./open-lanes.ts";

const topOf = (tile: HTMLElement) => parseFloat(tile.style.top);

/** Focuses the next tile in the direction of an arrow: within the column, or at about the same time in another one. */
export function walkTiles(grid: HTMLElement, tile: HTMLElement, key: string): boolean {
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return false;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const tiles = [...tile.parentElement!.querySelectorAll<HTMLElement>(".t")].sort((a, b) => topOf(a) - topOf(b));
    tiles[tiles.indexOf(tile) + step]?.focus();
    return true;
  }
  const lanes = openLanes(grid);
  const here = lanes.indexOf(tile.closest(".laid")!);
  const rest = step > 0 ? lanes.slice(here + 1) : lanes.slice(0, here).reverse();
  const tiles = [...(rest.find((laid) => laid.querySelector(".t"))?.querySelectorAll<HTMLElement>(".t") ?? [])];
  const top = topOf(tile);
  tiles.sort((a, b) => Math.abs(topOf(a) - top) - Math.abs(topOf(b) - top))[0]?.focus();
  return true;
}
