import { carryTile, type Move } from "./carry-tile.ts";
import { drawBox } from "./draw-box.ts";
import { slotAt, type Place } from "./lane-place.ts";
import { keepOneStop, links } from "./one-stop.ts";
import { isOpen, laneAt, openLanes } from "./open-lanes.ts";
import { tileDetails } from "./tile-details.ts";
import { walkTiles } from "./walk-tiles.ts";

export type Acts = {
  move: (move: Move, settle: (version: number | null) => void) => void;
  draw: (place: Place, begin: number, end: number) => void;
  /** Records the attendance that a digit stands for, or opens the preview; false for any other key. */
  press: (tile: HTMLElement, key: string) => boolean;
  /** Reads out where a tile is being moved to, and that it is not moved after all. */
  say: (text: string) => void;
  canceled: () => void;
};

/** Tolerance at rest for each kind of pointer, and the height of the edge by which a tile is made longer. */
const atRest = { mouse: { slip: 4, edge: 7 }, touch: { slip: 10, edge: 24 } };
const HOLD_MS = 350;
/** Distance from the edges at which a scrolling day scrolls on, and the step. */
const [EDGE, NEAR, STEP] = [40, 80, 6];

/** The press of a pointer: its start, the part of the tile, and its present position. */
type Press = {
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
};
type Carried = ReturnType<typeof carryTile>;

const leave = (tile: HTMLElement | null) => {
  tile?.removeAttribute("title");
  tile?.classList.remove("edge");
};
const tileOf = ({ target }: Event) => (target as HTMLElement).closest<HTMLElement>(".lane .t");

/**
 * Lets events be moved, resized and drawn by mouse, by touch (after holding) and by keys (M, then arrows). Listens on
 * the grid alone, until its end.
 */
export class CalendarHands {
  private held: Press | null = null;
  private carried: Carried | null = null;
  private drawn: ReturnType<typeof drawBox> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private steering = false;
  /** A drag has begun since the pointer came down: releasing it is no click. */
  private lifted = false;
  private readonly listening = new AbortController();

  constructor(
    private readonly grid: HTMLFormElement,
    private readonly acts: Acts,
  ) {
    keepOneStop(grid, this.listening.signal);
    this.on("pointerover", (event) => this.hover(tileOf(event)));
    this.on("pointerout", (event) => leave(tileOf(event)));
    this.on("dragstart", (event) => event.preventDefault());
    this.on("pointerdown", (event) => this.press(event));
    this.on("contextmenu", (event) => this.held?.touch && event.preventDefault());
    // A finger that drags moves the tile instead of the page, and its release is no click.
    this.on("touchmove", (event) => (this.carried || this.drawn) && event.preventDefault(), { passive: false });
    this.on("touchend", (event) => this.lifted && event.preventDefault());
    this.on("pointermove", (event) => this.slide(event));
    this.on("pointerup", () => this.release());
    this.on("pointercancel", () => this.drop());
    // On the document: a tile that moves to another column loses the focus.
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.held && this.drop(), {
      signal: this.listening.signal,
    });
    this.on("keydown", (event) => this.type(event));
    this.on("focusout", () => this.carried && !this.held && !this.steering && this.drop());
  }

  end() {
    this.drop();
    this.listening.abort();
  }

  private on<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) {
    this.grid.addEventListener(type, listener, { signal: this.listening.signal, ...options });
  }

  private hover(tile: HTMLElement | null) {
    if (tile && !this.held) tile.title = tileDetails(this.grid, tile);
  }

  private press(event: PointerEvent) {
    const { target, button, isPrimary, pointerType, pointerId, clientX: x, clientY: y } = event;
    const tile = tileOf(event);
    const laid = (target as HTMLElement).closest(".laid");
    if (!this.carried && !this.drawn) this.lifted = false;
    if (button !== 0 || !isPrimary || !laid || !isOpen(laid) || this.carried) return;
    const touch = pointerType === "touch";
    const { slip, edge } = touch ? atRest.touch : atRest.mouse;
    const { top, bottom, height } = (tile ?? laid).getBoundingClientRect();
    const resize = tile !== null && bottom - y < Math.min(edge, height / 2);
    const [above, below] = [y - top, bottom - y];
    this.held = { from: { x, y }, x, y, tile, laid, above, below, slip, resize, touch, moved: false };
    this.grid.classList.add("held");
    if (!touch) return;
    // Holding a finger must neither select words nor open the browser's menus for links and pictures.
    this.grid.style.userSelect = "none";
    this.grid.style.setProperty("-webkit-touch-callout", "none");
    this.timer = setTimeout(() => {
      this.lift(pointerId);
      navigator.vibrate?.(20);
    }, HOLD_MS);
  }
  private slide(event: PointerEvent) {
    const { clientX: x, clientY: y, pointerId, buttons } = event;
    const tile = tileOf(event);
    const { held } = this;
    if (!held) return void tile?.classList.toggle("edge", tile.getBoundingClientRect().bottom - y < atRest.mouse.edge);
    // Let go where the page does not see it.
    if (!buttons) return this.drop();
    const far = held.moved || Math.hypot(x - held.from.x, y - held.from.y) > held.slip;
    if (!far) return;
    if (!this.carried && !this.drawn) {
      if (held.touch) return this.drop();
      this.lift(pointerId);
    }
    Object.assign(held, { x, y, moved: true });
    this.follow();
  }
  private release() {
    const { carried, drawn } = this.letGo();
    if (!this.lifted && !carried) return;
    this.lifted = true;
    // A mouse's click comes before any timer.
    const carrying = new AbortController();
    this.grid.addEventListener("click", (event) => event.preventDefault(), { capture: true, signal: carrying.signal });
    setTimeout(() => carrying.abort(), 0);
    if (carried) this.finish(carried);
    else if (drawn) this.acts.draw(...drawn.end());
  }

  private letGo() {
    clearTimeout(this.timer);
    this.grid.classList.remove("held");
    const { carried, drawn } = this;
    this.held = this.carried = this.drawn = null;
    drawn?.remove();
    return { carried, drawn };
  }
  private drop() {
    const { carried } = this.letGo();
    if (!carried) return;
    carried.putBack();
    this.acts.canceled();
  }
  private finish(carried: Carried) {
    const moved = carried.end();
    if (!moved) return this.acts.canceled();
    this.acts.say("");
    this.acts.move(moved, carried.settle);
  }

  private lift(pointer: number) {
    const { grid, held } = this;
    if (!held) return;
    this.lifted = true;
    grid.setPointerCapture(pointer);
    if (held.tile) this.carried = carryTile(grid, held.tile, this.acts.say);
    else this.drawn = drawBox(grid, held.laid, held.y);
    requestAnimationFrame(() => this.scrollOn());
  }
  private follow() {
    const { grid, held, drawn, carried } = this;
    if (!held) return;
    if (drawn) return drawn.to(held.y);
    const { laid, at } = carried!.place();
    if (held.resize) return carried!.to(laid, at, Math.round(slotAt(grid, laid, held.y + held.below)) - at);
    const into = laneAt(grid, held.x, held.y) ?? laid;
    carried!.to(into, Math.round(slotAt(grid, into, held.y - held.above)));
  }
  /** A drag towards the edge of a day scrolls; one that began there need not. */
  private scrollOn() {
    if (!this.held) return;
    const { from, x, y, tile, resize, slip } = this.held;
    const day = this.held.laid.closest(".cols")!;
    const { left, right, top, bottom } = day.getBoundingClientRect();
    const by = (at: number, began: number, low: number, high: number) =>
      at < Math.min(low, began - slip) ? -STEP : at > Math.max(high, began + slip) ? STEP : 0;
    const [across, down] = [
      tile && !resize ? by(x, from.x, left + EDGE, right - EDGE) : 0,
      by(y, from.y, top + NEAR, Math.min(bottom, innerHeight) - NEAR),
    ];
    if (across || down) {
      day.scrollBy(across, down);
      this.follow();
    }
    requestAnimationFrame(() => this.scrollOn());
  }

  private type(event: KeyboardEvent) {
    const link = (event.target as HTMLElement).closest<HTMLElement>(links);
    if (!link || event.ctrlKey || event.metaKey || event.altKey) return;
    const used = this.carried ? this.steer(this.carried, event, link) : this.look(event, link);
    if (used) event.preventDefault();
  }
  private look({ key }: KeyboardEvent, tile: HTMLElement): boolean {
    if (!tile.matches(".t")) return walkTiles(this.grid, tile, key);
    if (this.acts.press(tile, key)) return true;
    if (key !== "m" && key !== "M") return walkTiles(this.grid, tile, key);
    this.carried = carryTile(this.grid, tile, this.acts.say);
    this.carried.to(tile.closest(".laid")!, this.carried.place().at);
    return true;
  }
  private steer(carried: Carried, { key, shiftKey }: KeyboardEvent, tile: HTMLElement): boolean {
    const { laid, at, n } = carried.place();
    const lanes = openLanes(this.grid);
    const neighbour = (step: number) => lanes[lanes.indexOf(laid) + step] ?? laid;
    const act: Record<string, () => void> = {
      ArrowUp: () => (shiftKey ? carried.to(laid, at, n - 1) : carried.to(laid, at - 1)),
      ArrowDown: () => (shiftKey ? carried.to(laid, at, n + 1) : carried.to(laid, at + 1)),
      ArrowLeft: () => carried.to(neighbour(-1), at),
      ArrowRight: () => carried.to(neighbour(1), at),
      Escape: () => this.drop(),
      Enter: () => {
        this.carried = null;
        this.finish(carried);
      },
    };
    if (!act[key]) return false;
    // A moved element loses the focus for a moment.
    this.steering = true;
    act[key]!();
    if (document.activeElement !== tile) tile.focus();
    tile.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.steering = false;
    return true;
  }
}
