import { minutesOver, type Calendar, type Lane, type Tile } from "#rules/calendar/draw-calendar.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { isBar, layout, type LaneSlot } from "#rules/calendar/layout.ts";
import { without, type Minutes } from "#rules/working-hours/working-hours.ts";
import { MONTH_DAY_EVENTS } from "./printed.ts";
import { NO_NAME, signs, visitsLeft, voucherDays } from "./signs.ts";

/** The words that are printed into lanes. */
export type LaneWords = {
  event: string;
  freeTime: string;
  group: string;
  break: string;
  /** A column besides its name, and the action of a press into it. */
  note: (note: string) => string;
  newAt: (who: string, date: IsoDate) => string;
  /** The way to events that a narrow column shows as bars. */
  showAll: (count: number, who: string, date: IsoDate) => string;
};
type CalendarOptions = Calendar & {
  words: LaneWords;
  by: "staffs" | "facilities";
  /** Prefix of an event's address; its id follows. */
  eventHref: string;
  /** Address of a day of one column alone. */
  columnHref: (id: number, date: IsoDate) => string;
  /** The profile of the user, whose own column comes first on a phone. */
  me?: number;
  /** A screen that patients can see shows no names. */
  hideNames: boolean;
};
/** `at`: which column of its day it is; `over`: minutes of the day that are over. */
type LaneOptions = CalendarOptions & { date: IsoDate; at: number; over: number };

/** The lanes of all days, day after day, as HTML. */
export const printLanes = (
  days: Lane[][],
  print: (lane: Lane, options: LaneOptions) => string,
  { now, ...options }: CalendarOptions & { now: Date },
): string[] =>
  days.flatMap((lanes, day) => {
    const { date } = options.days[day]!;
    const over = minutesOver(date, now);
    return lanes.map((lane, at) => print(lane, { ...options, date, at, over }));
  });

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const esc = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
/** A part of a lane, which a browser places without computing properties of the tile's own. */
const share = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;

/** A picture of nothing: pressing it sends where it was pressed. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** A column of a day as HTML: its head, the input for presses into free slots, and its lane. */
export function gridColumn(lane: Lane, options: LaneOptions): string {
  const { words, by, date } = options;
  const [id, title, note] = options.columns[options.at] ?? [0, "", ""];
  const slots = layout(lane.tiles);
  const bars = slots.filter(isBar).length;
  const head = title && `<h3>${esc(title)}\n${bars ? wayToAll(bars, options) : ""}${esc(words.note(note))}</h3>`;
  const press = `<input type="image" src="${nothing}" alt="${esc(words.newAt(title, date))}" tabindex="-1" name="${by}.${id}.${date}">`;
  const place =
    by === "facilities" ? "" : !note || note === "OTHER" ? " aside" : id && id === options.me ? " mine" : "";
  return `<div class="col${place}${bars ? " stack" : ""}">${head}<div class="laid">${press}<div class="lane">${gridLane(lane, slots, options)}</div></div></div>`;
}

/** The link to a column's day of its own, where events are tiles that are bars in a narrow column. */
function wayToAll(bars: number, { at, columns, columnHref, words, date }: LaneOptions): string {
  const [id, title] = columns[at]!;
  const all = esc(words.showAll(bars, title, date));
  return `<a href="${esc(columnHref(id, date))}" title="${all}" aria-label="${all}">+${bars}</a>`;
}

/**
 * The content of a column of a day: hours off, breaks, and one link an event, with its time and one text each, since
 * the number of elements is the cost for a browser. Every value from the outside is escaped here.
 */
function gridLane({ work, tiles }: Lane, slots: LaneSlot[], options: LaneOptions): string {
  const shown = { begin: options.from, end: options.to };
  const whole = shown.end - shown.begin;
  const at = ({ begin, end }: Minutes) => {
    const [from, to] = [Math.max(begin, shown.begin), Math.min(end, shown.end)];
    return `top:${share(from - shown.begin, whole)};bottom:${share(shown.end - to, whole)}`;
  };
  const isBreak = ({ begin, end }: Minutes) =>
    work.some((one) => one.end === begin) && work.some((one) => one.begin === end);
  const off = without([shown], work).map(
    (span) =>
      `<i class="${isBreak(span) ? "free" : "out"}" style="${at(span)}">${isBreak(span) ? esc(options.words.break) : ""}</i>`,
  );
  const links = tiles.map((tile, index) => {
    const slot = slots[index]!;
    return tileHtml(tile, options, `${at(tile)}${edges(slot)}`, slot);
  });
  return off.join("") + links.join("");
}

/** Width of a bar with the gap next to it, and the most that the bars of a column take together. */
const [BAR_PX, BARS_PX] = [8, 40];

/** The edges of a tile or bar in its lane; next to bars also those that it has in a narrow column (--l, --r). */
function edges({ lane, lanes, bars }: LaneSlot): string {
  if (lanes === 1) return "";
  const equal = `;left:${share(lane, lanes)};right:${share(lanes - lane - 1, lanes)}`;
  if (!bars) return equal;
  const [tiles, width] = [lanes - bars, Math.min(BAR_PX, BARS_PX / bars)];
  const px = (bars: number) => `${Math.round(bars * width * 10) / 10}px`;
  const before = (lane: number) =>
    lane < tiles ? `(100% - ${px(bars)})*${lane / tiles}` : `(100% - ${px(lanes - lane)})`;
  return `${equal};--l:calc(${before(lane)});--r:calc(100% - ${before(lane + 1)})`;
}

/** The same events one under another. */
export const listLane = ({ tiles }: Lane, options: LaneOptions): string =>
  tiles.map((tile) => tileHtml(tile, options, "")).join("");

export const monthLane = ({ work, tiles }: Lane, options: LaneOptions): string =>
  listLane({ work, tiles: tiles.slice(0, MONTH_DAY_EVENTS) }, options);

function tileHtml(tile: Tile, options: LaneOptions, style: string, slot?: LaneSlot): string {
  const { id, version, begin, end, service, label, places, visits, days, free, allDay } = tile;
  const hidden = options.hideNames && !free && !places;
  const marks = options.hideNames ? tile.marks.filter((mark) => mark !== "unpaid") : tile.marks;
  const [name, color] = options.services[service] ?? ["", "GRAY"];
  const lost = marks.includes("excused") || marks.includes("absent");
  const length = Math.min(4, Math.max(1, Math.floor((end - begin) / 15)));
  const look = free
    ? `t rest n${length}`
    : `t ${color.toLowerCase()} n${length}${end <= options.over ? " done" : ""}${lost ? " off" : ""}${marks.includes("requested") ? " ask" : ""}`;
  const bar = slot && isBar(slot);
  const { words } = options;
  const shown = hidden ? NO_NAME : label || (free ? words.freeTime : places ? words.group : words.event);
  const paid = options.hideNames ? [] : [visits !== null && visitsLeft(visits), days !== null && voucherDays(days)];
  const said = [...marks.map((mark) => signs[mark]), ...paid, places].filter(Boolean).join(" ");
  // Next to another tile there is no room for its time; a bar has none for any text until it has the focus.
  const time = allDay || (slot && slot.lanes > 1 && !bar) ? "" : `<time>${clock(begin)} </time>`;
  const text = `${shown}${name && !free ? `\n${name}` : ""}`;
  return `<a class="${look}${bar ? " slim" : ""}" href="${options.eventHref}${id}"${style && ` style="${style}"`}${said && ` data-k="${esc(said)}"`}${version > 1 ? ` data-v="${version}"` : ""}>${time}${esc(text)}</a>`;
}
