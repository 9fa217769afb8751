/** A column of a day. */
export type Place = { by: string; column: string; date: string };
/** How an event was moved: by so many days and minutes of the wall clock, longer by so many, from one column to another. */
export type Move = { event: string; version: string; days: number; minutes: number; longer: number; from: Place; to: Place };
export type Acts = {
  move: (move: Move, putBack: () => void) => void;
  draw: (place: Place, begin: number, end: number) => void;
  /** Reads out where a tile is being moved to. */
  say: (text: string) => void;
};

const SLOT_MINUTES = 15;
const [THRESHOLD, EDGE, HOLD_MS] = [4, 7, 350];

const placeOf = (laid: Element): Place => {
  const [by = "", column = "", date = ""] = laid.querySelector("input")!.name.split(".");
  return { by, column, date };
};
const slotsOf = (tile: HTMLElement, name: "--at" | "--n") => Number(tile.style.getPropertyValue(name));
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A tile on its way: the same element, put elsewhere until it is let go. */
function carry(grid: HTMLFormElement, tile: HTMLElement, say: (text: string) => void) {
  const first = Number((grid.elements.namedItem("from") as HTMLInputElement).value);
  const slots = Number(grid.style.getPropertyValue("--slots"));
  const home = { lane: tile.parentElement!, next: tile.nextSibling, style: tile.getAttribute("style") ?? "", at: slotsOf(tile, "--at"), n: slotsOf(tile, "--n") };
  const from = placeOf(home.lane.closest(".laid")!);
  let [laid, at, n] = [home.lane.closest(".laid")!, home.at, home.n];
  tile.classList.add("moving");
  const show = () => {
    if (tile.parentElement !== laid.querySelector(".lane")) laid.querySelector(".lane")!.append(tile);
    for (const [name, value] of [["--at", at], ["--n", n], ["--l", 0], ["--k", 1]] as const) tile.style.setProperty(name, String(value));
    const begin = first + at * SLOT_MINUTES;
    tile.dataset.time = `${clock(begin)}–${clock(begin + n * SLOT_MINUTES)}`;
    say(`${laid.closest(".day")!.getAttribute("aria-label")}, ${laid.parentElement!.querySelector("h3")?.textContent ?? ""}, ${tile.dataset.time}`);
  };
  const putBack = () => {
    home.lane.insertBefore(tile, home.next?.parentNode === home.lane ? home.next : null);
    tile.setAttribute("style", home.style);
    delete tile.dataset.time;
    tile.classList.remove("moving");
  };
  return {
    place: () => ({ laid, at, n }),
    to(nextLaid: Element, nextAt: number, nextN = n) {
      [laid, n] = [nextLaid, Math.max(1, nextN)];
      at = Math.max(0, Math.min(slots - Math.min(n, slots), nextAt));
      show();
    },
    putBack,
    /** What has been done, or null when the tile is where it was. */
    end(): Move | null {
      const [minutes, longer] = [(at - home.at) * SLOT_MINUTES, (n - home.n) * SLOT_MINUTES];
      const to = placeOf(laid);
      tile.classList.remove("moving");
      if (minutes === 0 && longer === 0 && to.date === from.date && to.column === from.column) return putBack(), null;
      const event = /(\d+)$/.exec(tile.getAttribute("href") ?? "")![1]!;
      return { event, version: tile.dataset.v ?? "1", days: daysBetween(from.date, to.date), minutes, longer, from, to };
    },
  };
}

/**
 * Lets events be moved, resized and drawn by mouse, by touch (after holding) and by keys (M, then arrows). Listens on the
 * grid alone. Returns what takes the listeners off.
 */
export function calendarHands(grid: HTMLFormElement, { move, draw, say }: Acts): () => void {
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void, options: AddEventListenerOptions = {}) =>
    grid.addEventListener(type, listener, { signal: listening.signal, ...options });
  const slotPx = (laid: Element) => laid.getBoundingClientRect().height / Number(grid.style.getPropertyValue("--slots"));
  const laidAt = (x: number, y: number) => document.elementsFromPoint(x, y).map((element) => element.closest(".laid")).find((laid) => laid && grid.contains(laid));
  /** Columns that can be seen into: those of closed days are strips. */
  const openLanes = () => [...grid.querySelectorAll(".laid")].filter((laid) => laid.clientWidth > 60);
  const finish = (carried: ReturnType<typeof carry>) => {
    const moved = carried.end();
    if (moved) move(moved, carried.putBack);
  };

  let held: { x: number; y: number; tile: HTMLElement | null; laid: Element; grab: number; resize: boolean; ready: boolean } | null = null;
  let carried: ReturnType<typeof carry> | null = null;
  let drawn: { box: HTMLElement; laid: Element; from: number; to: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steering = false;

  const drop = () => {
    clearTimeout(timer);
    const [was, box] = [carried, drawn];
    held = carried = drawn = null;
    was?.putBack();
    box?.box.remove();
  };
  on("dragstart", (event) => event.preventDefault());
  on("pointerdown", (event) => {
    const target = event.target as HTMLElement;
    const tile = target.closest<HTMLElement>(".lane .t");
    const laid = target.closest(".laid");
    if (event.button !== 0 || !event.isPrimary || !laid || laid.clientWidth <= 60 || carried) return;
    const box = tile?.getBoundingClientRect();
    const touch = event.pointerType === "touch";
    if (touch && !tile) return;
    held = { x: event.clientX, y: event.clientY, tile, laid, grab: box ? event.clientY - box.top : 0, resize: Boolean(box && box.bottom - event.clientY < EDGE), ready: !touch };
    if (touch)
      timer = setTimeout(() => {
        if (!held?.tile) return;
        held.ready = true;
        carried = carry(grid, held.tile, say);
        navigator.vibrate?.(20);
      }, HOLD_MS);
  });
  // A finger that holds a tile moves it instead of the page.
  on("touchmove", (event) => carried && event.preventDefault(), { passive: false });
  on("pointermove", (event) => {
    if (!held) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > THRESHOLD;
    if (!held.ready) return far ? drop() : undefined;
    if (!far && !carried && !drawn) return;
    if (!carried && !drawn) {
      grid.setPointerCapture(event.pointerId);
      if (held.tile) carried = carry(grid, held.tile, say);
      else {
        const box = document.createElement("i");
        box.className = "drawn moving";
        held.laid.querySelector(".lane")!.append(box);
        const from = Math.floor((held.y - held.laid.getBoundingClientRect().top) / slotPx(held.laid));
        drawn = { box, laid: held.laid, from, to: from + 1 };
      }
    }
    const px = slotPx(held.laid);
    if (drawn) {
      const end = Math.ceil((event.clientY - drawn.laid.getBoundingClientRect().top) / px);
      drawn.to = Math.max(drawn.from + 1, Math.min(end, Number(grid.style.getPropertyValue("--slots"))));
      drawn.box.style.cssText = `--at:${drawn.from};--n:${drawn.to - drawn.from}`;
      const first = Number((grid.elements.namedItem("from") as HTMLInputElement).value);
      drawn.box.textContent = `${clock(first + drawn.from * SLOT_MINUTES)}–${clock(first + drawn.to * SLOT_MINUTES)}`;
    } else if (carried && held.resize) {
      const { laid, at } = carried.place();
      carried.to(laid, at, Math.round((event.clientY - laid.getBoundingClientRect().top) / px) - at);
    } else if (carried) {
      const laid = laidAt(event.clientX, event.clientY) ?? carried.place().laid;
      if (laid.clientWidth > 60) carried.to(laid, Math.round((event.clientY - held.grab - laid.getBoundingClientRect().top) / px));
    }
  });
  on("pointerup", () => {
    clearTimeout(timer);
    const [was, box] = [carried, drawn];
    held = carried = drawn = null;
    if (!was && !box) return;
    // What was carried is not pressed too: the click comes before any timer.
    const carrying = new AbortController();
    grid.addEventListener("click", (event) => event.preventDefault(), { capture: true, signal: carrying.signal });
    setTimeout(() => carrying.abort(), 0);
    if (was) finish(was);
    else if (box) {
      const first = Number((grid.elements.namedItem("from") as HTMLInputElement).value);
      box.box.remove();
      draw(placeOf(box.laid), first + box.from * SLOT_MINUTES, first + box.to * SLOT_MINUTES);
    }
  });
  on("pointercancel", drop);

  on("keydown", (event) => {
    const tile = (event.target as HTMLElement).closest<HTMLElement>(".lane .t");
    if (!tile || event.ctrlKey || event.metaKey || event.altKey) return;
    const used = carried ? steer(event, tile) : look(event, tile);
    if (used) event.preventDefault();
  });
  on("focusout", () => carried && !held && !steering && drop());

  function look({ key }: KeyboardEvent, tile: HTMLElement): boolean {
    if (key === "m" || key === "M") {
      carried = carry(grid, tile, say);
      carried.to(tile.closest(".laid")!, slotsOf(tile, "--at"));
      return true;
    }
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!step) return false;
    if (key === "ArrowUp" || key === "ArrowDown") {
      const tiles = [...tile.parentElement!.querySelectorAll<HTMLElement>(".t")].sort((a, b) => slotsOf(a, "--at") - slotsOf(b, "--at"));
      tiles[tiles.indexOf(tile) + step]?.focus();
      return true;
    }
    const lanes = openLanes();
    const rest = step > 0 ? lanes.slice(lanes.indexOf(tile.closest(".laid")!) + 1) : lanes.slice(0, lanes.indexOf(tile.closest(".laid")!)).reverse();
    const tiles = [...(rest.find((laid) => laid.querySelector(".t"))?.querySelectorAll<HTMLElement>(".t") ?? [])];
    const top = slotsOf(tile, "--at");
    tiles.sort((a, b) => Math.abs(slotsOf(a, "--at") - top) - Math.abs(slotsOf(b, "--at") - top))[0]?.focus();
    return true;
  }

  function steer({ key, shiftKey }: KeyboardEvent, tile: HTMLElement): boolean {
    const { laid, at, n } = carried!.place();
    const lanes = openLanes();
    const beside = (step: number) => lanes[lanes.indexOf(laid) + step] ?? laid;
    const act: Record<string, () => void> = {
      ArrowUp: () => (shiftKey ? carried!.to(laid, at, n - 1) : carried!.to(laid, at - 1)),
      ArrowDown: () => (shiftKey ? carried!.to(laid, at, n + 1) : carried!.to(laid, at + 1)),
      ArrowLeft: () => carried!.to(beside(-1), at),
      ArrowRight: () => carried!.to(beside(1), at),
      Escape: drop,
      Enter: () => {
        const was = carried!;
        carried = null;
        finish(was);
      },
    };
    if (!act[key]) return false;
    // An element that is put elsewhere loses the focus for a moment.
    steering = true;
    act[key]!();
    if (document.activeElement !== tile) tile.focus();
    steering = false;
    return true;
  }

  return () => {
    drop();
    listening.abort();
  };
}
