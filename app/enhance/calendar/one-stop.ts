import { openLanes } from "./open-lanes.ts";

/** The links of the grid that arrows walk between. */
export const links = ".lane .t, .day-h a, .axis .add, h3 a";

const arrow = /^Arrow/;
/** Where the address of the event is kept that has been opened from the grid, to come back to. */
const OPENED = "opened-event";

/**
 * Makes the grid one tab stop: the link that had the focus last, at first the next tile of the open day. An arrow
 * pressed where nothing has the focus goes there too.
 */
export function keepOneStop(grid: HTMLElement, signal: AbortSignal) {
  const opened = grid.querySelector<HTMLElement>(`.lane .t[href="${sessionStorage.getItem(OPENED)}"]`);
  sessionStorage.removeItem(OPENED);
  let stop = opened ?? firstLink(grid);
  if (document.activeElement === document.body) opened?.focus();
  for (const link of grid.querySelectorAll<HTMLElement>(links)) link.tabIndex = link === stop ? 0 : -1;
  grid.addEventListener(
    "focusin",
    ({ target }) => {
      const link = (target as HTMLElement).closest<HTMLElement>(links);
      if (!link || link === stop) return;
      if (stop) stop.tabIndex = -1;
      link.tabIndex = 0;
      stop = link;
    },
    { signal },
  );
  grid.addEventListener(
    "click",
    ({ target }) => {
      const event = (target as HTMLElement).closest(".lane .t")?.getAttribute("href");
      if (event) sessionStorage.setItem(OPENED, event);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (!arrow.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!document.activeElement?.matches("body, main, h1")) return;
      event.preventDefault();
      (stop?.isConnected ? stop : firstLink(grid))?.focus();
    },
    { signal },
  );
}

function firstLink(grid: HTMLElement): HTMLElement | null {
  const tiles = openLanes(grid).flatMap((laid) => [...laid.querySelectorAll<HTMLElement>(".t")]);
  return tiles.find((tile) => !tile.matches(".done, .rest")) ?? tiles[0] ?? grid.querySelector(".day-h a");
}
