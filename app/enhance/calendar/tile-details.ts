import { clock, firstMinute, SLOT_MINUTES, slotsIn, spanOf } from "./lane-place.ts";

/** Name and service of a tile, in two lines. */
export const textOf = (tile: HTMLElement) => tile.lastChild?.textContent?.trim() ?? "";

/** A tile in words, for a pointer that rests on it: its whole time and text, and the meaning of its signs. */
export function tileDetails(grid: HTMLFormElement, tile: HTMLElement): string {
  const { at, n } = spanOf(grid, tile);
  const [begin, end] = [at, at + n].map((slot) => clock(firstMinute(grid) + slot * SLOT_MINUTES));
  const meanings = new Map(
    [...document.querySelectorAll(".legend b")].map((sign) => [
      sign.textContent,
      sign.nextSibling?.textContent?.trim(),
    ]),
  );
  // The legend shows numbers by an example.
  const numbered = (sign: string) => [sign, meanings.get(sign.replace(/\d+/, "7"))].join(" ").trim();
  const signs = (tile.dataset.k ?? "").split(" ").map((sign) => meanings.get(sign) ?? numbered(sign));
  const time = n < slotsIn(grid) ? `${begin}–${end}` : "";
  return [time, textOf(tile), signs.join(", ")].filter(Boolean).join("\n");
}
