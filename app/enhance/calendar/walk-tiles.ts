import { isOpen, openLanes } from "./open-lanes.ts";

const topOf = (tile: HTMLElement) => parseFloat(tile.style.top);
const tilesOf = (lane: Element | null | undefined) =>
  [...(lane?.querySelectorAll<HTMLElement>(".t") ?? [])].sort((a, b) => topOf(a) - topOf(b));
const headOf = (day: Element | null | undefined) => day?.querySelector<HTMLElement>(".day-h a");

/** The way from a column with bars to all its events, where it is shown. */
const wayToAll = (column: Element | null) => {
  const way = column?.querySelector<HTMLElement>("h3 a");
  return way?.checkVisibility() ? way : undefined;
};

/**
 * Focuses the next link in the direction of a key. From a tile: within its column, above the first one the heads of the
 * column and of the day, to about the same time of another column, or of another day. From the head of a column: its
 * tiles, or its day. From that of a day: another day, or the tiles of this one.
 */
export function walkTiles(grid: HTMLElement, from: HTMLElement, key: string): boolean {
  const next = from.matches(".t")
    ? fromTile(grid, from, key)
    : from.matches("h3 a")
      ? fromColumn(from, key)
      : fromHead(from, key);
  next?.focus();
  return next !== undefined;
}

/** The link to focus; null stays, and undefined leaves the key to the browser. */
function fromTile(grid: HTMLElement, tile: HTMLElement, key: string): HTMLElement | null | undefined {
  const column = tilesOf(tile.parentElement);
  const at = column.indexOf(tile);
  const day = tile.closest(".day")!;
  const lanes = openLanes(grid);
  const here = lanes.indexOf(tile.closest(".laid")!);
  const inLanes = (lanes: Element[]) =>
    nearest(
      lanes.find((laid) => laid.querySelector(".t")),
      topOf(tile),
    ) ?? null;
  const steps: Record<string, () => HTMLElement | null | undefined> = {
    ArrowUp: () => column[at - 1] ?? wayToAll(tile.closest(".col")) ?? headOf(day),
    ArrowDown: () => column[at + 1] ?? null,
    ArrowLeft: () => inLanes(lanes.slice(0, here).reverse()),
    ArrowRight: () => inLanes(lanes.slice(here + 1)),
    Home: () => column[0],
    End: () => column.at(-1),
    PageUp: () => otherDay(day.previousElementSibling, tile),
    PageDown: () => otherDay(day.nextElementSibling, tile),
  };
  return steps[key]?.();
}

const fromColumn = (way: HTMLElement, key: string) =>
  key === "ArrowDown" ? tilesOf(way.closest(".col"))[0] : key === "ArrowUp" ? headOf(way.closest(".day")) : undefined;

function fromHead(head: HTMLElement, key: string): HTMLElement | null | undefined {
  const day = head.closest(".day")!;
  const steps: Record<string, () => HTMLElement | null | undefined> = {
    ArrowLeft: () => headOf(day.previousElementSibling) ?? null,
    ArrowRight: () => headOf(day.nextElementSibling) ?? null,
    ArrowDown: () => {
      openDay(day);
      return day.querySelector<HTMLElement>(".t");
    },
  };
  return steps[key]?.();
}

/** Opens another day: the tile of the same column at about the same time, else any of that day, else its head. */
function otherDay(day: Element | null, tile: HTMLElement): HTMLElement | null | undefined {
  if (!day?.matches(".day")) return null;
  const columns = (day: Element) => [...day.querySelectorAll(".laid")];
  const at = columns(tile.closest(".day")!).indexOf(tile.closest(".laid")!);
  openDay(day);
  return nearest(columns(day)[at], topOf(tile)) ?? day.querySelector<HTMLElement>(".t") ?? headOf(day);
}

export function openDay(day: Element) {
  const laid = day.querySelector(".laid");
  if (laid && !isOpen(laid)) headOf(day)?.click();
}

const nearest = (lane: Element | null | undefined, top: number): HTMLElement | undefined =>
  tilesOf(lane).sort((a, b) => Math.abs(topOf(a) - top) - Math.abs(topOf(b) - top))[0];
