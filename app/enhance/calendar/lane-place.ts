/** A column of a day. */
export type Place = { by: string; column: string; date: string };

export const SLOT_MINUTES = 15;

export const placeOf = (laid: Element): Place => {
  const [by = "", column = "", date = ""] = laid.querySelector("input")!.name.split(".");
  return { by, column, date };
};
/** The minute of the day at which the grid begins, and how many slots it has. */
export const firstMinute = (grid: HTMLFormElement) =>
  Number((grid.elements.namedItem("from") as HTMLInputElement).value);
export const slotsIn = (grid: HTMLFormElement) => Number(grid.style.getPropertyValue("--slots"));
/** The slot of a column at a height of the window, with its fraction. */
export const slotAt = (grid: HTMLFormElement, laid: Element, y: number) => {
  const { top, height } = laid.getBoundingClientRect();
  return ((y - top) / height) * slotsIn(grid);
};
/** Position of a tile in its lane: slots from the first hour, and their number. */
export const spanOf = (grid: HTMLFormElement, tile: HTMLElement) => {
  const slots = (share: string) => Math.round((parseFloat(share) / 100) * slotsIn(grid) * SLOT_MINUTES) / SLOT_MINUTES;
  const at = slots(tile.style.top);
  return { at, n: slotsIn(grid) - slots(tile.style.bottom) - at };
};
/** Stretches an element over the whole width of its lane. */
export const stand = (grid: HTMLFormElement, tile: HTMLElement, { at, n }: { at: number; n: number }) => {
  const share = (slots: number) => `${(slots / slotsIn(grid)) * 100}%`;
  tile.style.cssText = `top:${share(at)};bottom:${share(slotsIn(grid) - at - n)}`;
};
export const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
