import { clock, firstMinute, placeOf, SLOT_MINUTES, slotsIn, spanOf, stand, type Place } from "./lane-place.ts";
import { DAY } from "#rules/time/durations.ts";

/** The move of an event: by days and minutes of the wall clock, longer by minutes, from one column to another. */
export type Move = {
  event: string;
  version: string;
  days: number;
  minutes: number;
  longer: number;
  from: Place;
  to: Place;
};

const minutesOf = (slots: number) => Math.round(slots * SLOT_MINUTES);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

/** A tile during a drag: the same element, moved until it is dropped. `say` announces its position. */
export function carryTile(grid: HTMLFormElement, tile: HTMLElement, say: (text: string) => void) {
  const [first, slots] = [firstMinute(grid), slotsIn(grid)];
  const home = {
    lane: tile.parentElement!,
    next: tile.nextSibling,
    style: tile.getAttribute("style") ?? "",
    ...spanOf(grid, tile),
  };
  const from = placeOf(home.lane.closest(".laid")!);
  let [laid, at, n] = [home.lane.closest(".laid")!, home.at, home.n];
  tile.classList.add("moving");
  const show = () => {
    if (tile.parentElement !== laid.querySelector(".lane")) laid.querySelector(".lane")!.append(tile);
    stand(grid, tile, { at, n });
    const begin = first + minutesOf(at);
    tile.dataset.time = `${clock(begin)}–${clock(begin + minutesOf(n))}`;
    say(
      `${laid.closest(".day")!.getAttribute("aria-label")}, ${laid.parentElement!.querySelector("h3")?.textContent ?? ""}, ${tile.dataset.time}`,
    );
  };
  const putBack = () => {
    const focused = document.activeElement === tile;
    home.lane.insertBefore(tile, home.next?.parentNode === home.lane ? home.next : null);
    // A moved element loses the focus.
    if (focused) tile.focus({ preventScroll: true });
    tile.setAttribute("style", home.style);
    delete tile.dataset.time;
    tile.classList.remove("moving", "sent");
  };
  return {
    place: () => ({ laid, at, n }),
    to(nextLaid: Element, nextAt: number, nextN = n) {
      const was = { laid, at, n };
      [laid, n] = [nextLaid, Math.max(1, nextN)];
      at = Math.max(0, Math.min(slots - Math.min(n, slots), nextAt));
      // A pointer moves by pixels: within a slot nothing is redrawn.
      if (!tile.dataset.time || laid !== was.laid || at !== was.at || n !== was.n) show();
    },
    putBack,
    /** The server has answered: the moved event stays, or goes back. */
    settle(version: number | null) {
      if (version === null) return putBack();
      tile.classList.remove("sent");
      // Another move need not wait until the calendar is drawn again.
      tile.dataset.v = String(version);
    },
    /** The move, or null when the tile is where it was. */
    end(): Move | null {
      const [minutes, longer] = [minutesOf(at - home.at), minutesOf(n - home.n)];
      const to = placeOf(laid);
      tile.classList.remove("moving");
      if (minutes === 0 && longer === 0 && to.date === from.date && to.column === from.column) return (putBack(), null);
      tile.classList.add("sent");
      const event = tile.getAttribute("href")!.split("/").at(-1)!;
      return {
        event,
        version: tile.dataset.v ?? "1",
        days: daysBetween(from.date, to.date),
        minutes,
        longer,
        from,
        to,
      };
    },
  };
}
