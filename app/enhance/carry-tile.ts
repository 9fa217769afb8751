import { clock, firstMinute, placeOf, SLOT_MINUTES, slotsIn, spanOf, stand, type Place } from "./lane-place.ts";

/** How an event was moved: by so many days and minutes of the wall clock, longer by so many, from one column to another. */
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
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A tile on its way: the same element, put elsewhere until it is let go. `say` reads out where it is. */
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
    home.lane.insertBefore(tile, home.next?.parentNode === home.lane ? home.next : null);
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
      // A hand moves by pixels: what stays in its slot is not drawn again.
      if (!tile.dataset.time || laid !== was.laid || at !== was.at || n !== was.n) show();
    },
    putBack,
    /** The server has answered: what was moved stays where it is, or goes back. */
    settle(version: number | null) {
      if (version === null) return putBack();
      tile.classList.remove("sent");
      // Who moves it again need not wait until the calendar is drawn anew.
      tile.dataset.v = String(version);
    },
    /** What has been done, or null when the tile is where it was. */
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
