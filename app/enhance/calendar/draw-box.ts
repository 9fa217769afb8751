import { clock, firstMinute, placeOf, SLOT_MINUTES, slotAt, slotsIn, stand } from "./lane-place.ts";

/** A new event on its way: a box from the slot that was pressed down to where the pointer is. */
export function drawBox(grid: HTMLFormElement, laid: Element, y: number) {
  const from = Math.floor(slotAt(grid, laid, y));
  let to = from + 1;
  const box = laid.querySelector(".lane")!.appendChild(document.createElement("i"));
  box.className = "drawn moving";
  const minutes = () =>
    [from, to].map((slot) => firstMinute(grid) + slot * SLOT_MINUTES) as [begin: number, end: number];
  const show = () => {
    stand(grid, box, { at: from, n: to - from });
    box.textContent = minutes().map(clock).join("–");
  };
  show();
  return {
    to(y: number) {
      to = Math.max(from + 1, Math.min(Math.ceil(slotAt(grid, laid, y)), slotsIn(grid)));
      show();
    },
    remove: () => box.remove(),
    /** Where it was drawn, and from which minute of the day to which. */
    end: () => [placeOf(laid), ...minutes()] as const,
  };
}
