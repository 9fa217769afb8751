import { BOOKED_TILE } from "#rules/calendar/booked-tile.ts";
import { typing } from "../commands.ts";
import { openDay } from "./walk-tiles.ts";

const MARK_MS = 4000;
/** Drawn as a tile is that an address leads to without scripts; it stays still until it is gone. */
const mark = { outline: "2px solid var(--accent)", boxShadow: "var(--float)", zIndex: 2 };

/**
 * Brings the tile that was just booked into sight, focuses it and marks it for a moment. It loses its id, and the mark
 * is no attribute: a refresh leaves a tile in place that is as the server prints it.
 */
export function showBooked() {
  const tile = document.getElementById(BOOKED_TILE);
  if (!tile) return;
  tile.removeAttribute("id");
  const day = tile.closest(".day");
  if (day) openDay(day);
  if (!isSeen(tile)) tile.scrollIntoView({ block: "center", inline: "nearest" });
  if (!typing(document.activeElement)) tile.focus({ preventScroll: true });
  tile.animate([mark, mark], MARK_MS);
}

/** Nothing covers its edges: neither the head of its day nor a message. */
function isSeen(tile: HTMLElement): boolean {
  const { left, top, bottom, width } = tile.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => tile.contains(document.elementFromPoint(left + width / 2, y)));
}
