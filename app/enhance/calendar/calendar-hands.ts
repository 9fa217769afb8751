import { carryTile, type Move } from "./carry-tile.ts";
import { drawBox } from "./draw-box.ts";
import { slotAt, type Place } from "./lane-place.ts";

export type Acts = {
  move: (move: Move, settle: (version: number | null) => void) => void;
  draw: (place: Place, begin: number, end: number) => void;
  /** Reads out where a tile is being moved to. */
  say: (text: string) => void;
};

/** Tolerance at rest for each kind of pointer, and the height of the edge by which a tile is made longer. */
const atRest = { mouse: { slip: 4, edge: 7 }, touch: { slip: 10, edge: 24 } };
const HOLD_MS = 350;
/** Distance from the edges at which a scrolling day scrolls on, and the step. */
const [BESIDE, NEAR, STEP] = [40, 80, 6];

const topOf = (tile: HTMLElement) => parseFloat(tile.style.top);
const holds = (element: Element, x: number, y: number) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
};

/**
 * Lets events be moved, resized and drawn by mouse, by touch (after holding) and by keys (M, then arrows). Listens on
 * the grid alone. Answers a function that removes the listeners.
 */
export function calendarHands(grid: HTMLFormElement, { move, draw, say }: Acts): () => void {
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => grid.addEventListener(type, listener, { signal: listening.signal, ...options });
  /** Columns that can be seen into: those of closed days are strips. */
  const isOpen = (laid: Element) => laid.clientWidth > 60;
  const openLanes = () => [...grid.querySelectorAll(".laid")].filter(isOpen);
  /** The open column at a point. Measured: hit-testing by the browser would search all tiles. */
  const laidAt = (x: number, y: number) =>
    openLanes().find((laid) => holds(laid, x, y) && holds(laid.closest(".cols")!, x, y));

  /** The press of a pointer: its start, the part of the tile, and its present position. */
  let held: {
    from: { x: number; y: number };
    x: number;
    y: number;
    tile: HTMLElement | null;
    laid: Element;
    above: number;
    below: number;
    slip: number;
    resize: boolean;
    touch: boolean;
    moved: boolean;
  } | null = null;
  let carried: ReturnType<typeof carryTile> | null = null;
  let drawn: ReturnType<typeof drawBox> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steering = false;
  /** A drag has begun since the pointer came down: releasing it is no click. */
  let lifted = false;

  const letGo = () => {
    clearTimeout(timer);
    grid.classList.remove("held");
    const was = { carried, drawn };
    held = carried = drawn = null;
    was.drawn?.remove();
    return was;
  };
  const drop = () => letGo().carried?.putBack();
  const finish = (carried: ReturnType<typeof carryTile>) => {
    const moved = carried.end();
    if (moved) move(moved, carried.settle);
  };

  const lift = (pointer: number) => {
    if (!held) return;
    lifted = true;
    grid.setPointerCapture(pointer);
    if (held.tile) carried = carryTile(grid, held.tile, say);
    else drawn = drawBox(grid, held.laid, held.y);
    requestAnimationFrame(scrollOn);
  };
  const follow = () => {
    if (!held) return;
    if (drawn) return drawn.to(held.y);
    const { laid, at } = carried!.place();
    if (held.resize) return carried!.to(laid, at, Math.round(slotAt(grid, laid, held.y + held.below)) - at);
    const into = laidAt(held.x, held.y) ?? laid;
    carried!.to(into, Math.round(slotAt(grid, into, held.y - held.above)));
  };
  /** A drag towards the edge of a day scrolls; one that began there need not. */
  const scrollOn = () => {
    if (!held) return;
    const { from, x, y, tile, resize, slip } = held;
    const day = held.laid.closest(".cols")!;
    const { left, right, top, bottom } = day.getBoundingClientRect();
    const by = (at: number, began: number, low: number, high: number) =>
      at < Math.min(low, began - slip) ? -STEP : at > Math.max(high, began + slip) ? STEP : 0;
    const [across, down] = [
      tile && !resize ? by(x, from.x, left + BESIDE, right - BESIDE) : 0,
      by(y, from.y, top + NEAR, Math.min(bottom, innerHeight) - NEAR),
    ];
    if (across || down) {
      day.scrollBy(across, down);
      follow();
    }
    requestAnimationFrame(scrollOn);
  };

  on("dragstart", (event) => event.preventDefault());
  on("pointerdown", ({ target, button, isPrimary, pointerType, pointerId, clientX: x, clientY: y }) => {
    const tile = (target as HTMLElement).closest<HTMLElement>(".lane .t");
    const laid = (target as HTMLElement).closest(".laid");
    if (!carried && !drawn) lifted = false;
    if (button !== 0 || !isPrimary || !laid || !isOpen(laid) || carried) return;
    const touch = pointerType === "touch";
    const { slip, edge } = touch ? atRest.touch : atRest.mouse;
    const { top, bottom, height } = (tile ?? laid).getBoundingClientRect();
    held = {
      from: { x, y },
      x,
      y,
      tile,
      laid,
      above: y - top,
      below: bottom - y,
      slip,
      resize: tile !== null && bottom - y < Math.min(edge, height / 2),
      touch,
      moved: false,
    };
    grid.classList.add("held");
    if (!touch) return;
    // Holding a finger must neither select words nor open the browser's menus for links and pictures.
    grid.style.userSelect = "none";
    grid.style.setProperty("-webkit-touch-callout", "none");
    timer = setTimeout(() => {
      lift(pointerId);
      navigator.vibrate?.(20);
    }, HOLD_MS);
  });
  on("contextmenu", (event) => held?.touch && event.preventDefault());
  // A finger that drags moves the tile instead of the page, and its release is no click.
  on("touchmove", (event) => (carried || drawn) && event.preventDefault(), { passive: false });
  on("touchend", (event) => lifted && event.preventDefault());
  on("pointermove", ({ clientX: x, clientY: y, pointerId, buttons }) => {
    if (!held) return;
    // Let go where the page does not see it.
    if (!buttons) return drop();
    const far = held.moved || Math.hypot(x - held.from.x, y - held.from.y) > held.slip;
    if (!far) return;
    if (!carried && !drawn) {
      if (held.touch) return drop();
      lift(pointerId);
    }
    Object.assign(held, { x, y, moved: true });
    follow();
  });
  on("pointerup", () => {
    const { carried, drawn } = letGo();
    if (!lifted && !carried) return;
    lifted = true;
    // A mouse's click comes before any timer.
    const carrying = new AbortController();
    grid.addEventListener("click", (event) => event.preventDefault(), { capture: true, signal: carrying.signal });
    setTimeout(() => carrying.abort(), 0);
    if (carried) finish(carried);
    else if (drawn) draw(...drawn.end());
  });
  on("pointercancel", drop);
  // On the document: a tile that moves to another column loses the focus.
  document.addEventListener("keydown", ({ key }) => key === "Escape" && held && drop(), { signal: listening.signal });

  on("keydown", (event) => {
    const tile = (event.target as HTMLElement).closest<HTMLElement>(".lane .t");
    if (!tile || event.ctrlKey || event.metaKey || event.altKey) return;
    const used = carried ? steer(event, tile) : look(event, tile);
    if (used) event.preventDefault();
  });
  on("focusout", () => carried && !held && !steering && drop());

  function look({ key }: KeyboardEvent, tile: HTMLElement): boolean {
    if (key === "m" || key === "M") {
      carried = carryTile(grid, tile, say);
      carried.to(tile.closest(".laid")!, carried.place().at);
      return true;
    }
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!step) return false;
    if (key === "ArrowUp" || key === "ArrowDown") {
      const tiles = [...tile.parentElement!.querySelectorAll<HTMLElement>(".t")].sort((a, b) => topOf(a) - topOf(b));
      tiles[tiles.indexOf(tile) + step]?.focus();
      return true;
    }
    const lanes = openLanes();
    const rest =
      step > 0
        ? lanes.slice(lanes.indexOf(tile.closest(".laid")!) + 1)
        : lanes.slice(0, lanes.indexOf(tile.closest(".laid")!)).reverse();
    const tiles = [...(rest.find((laid) => laid.querySelector(".t"))?.querySelectorAll<HTMLElement>(".t") ?? [])];
    const top = topOf(tile);
    tiles.sort((a, b) => Math.abs(topOf(a) - top) - Math.abs(topOf(b) - top))[0]?.focus();
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
    // A moved element loses the focus for a moment.
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
