import { minutesOver, type Calendar, type Lane, type Tile } from "#rules/calendar/draw-calendar.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { layout } from "#rules/calendar/layout.ts";
import { without, type Minutes } from "#rules/working-hours/working-hours.ts";
import { MONTH_DAY_EVENTS } from "./printed.ts";
import { NO_NAME, signs } from "./signs.ts";

/** The words that are printed into lanes. */
export type LaneWords = {
  event: string;
  freeTime: string;
  group: string;
  break: string;
  /** A column besides its name, and the action of a press into it. */
  note: (note: string) => string;
  newAt: (who: string, date: IsoDate) => string;
};
type Frame = Calendar & {
  words: LaneWords;
  by: "staffs" | "facilities";
  /** Prefix of an event's address; its id follows. */
  eventHref: string;
  /** The profile of the user, whose own column comes first on a phone. */
  me?: number;
  /** A screen that patients can see shows no names. */
  hideNames: boolean;
};
/** `at`: which column of its day it is; `over`: minutes of the day that are over. */
type LaneFrame = Frame & { date: IsoDate; at: number; over: number };

/** The lanes of all days, day after day, as HTML. */
export const printLanes = (
  days: Lane[][],
  print: (lane: Lane, frame: LaneFrame) => string,
  { now, ...frame }: Frame & { now: Date },
): string[] =>
  days.flatMap((lanes, day) => {
    const { date } = frame.days[day]!;
    const over = minutesOver(date, now);
    return lanes.map((lane, at) => print(lane, { ...frame, date, at, over }));
  });

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const esc = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
/** A part of a lane, which a browser places without computing properties of the tile's own. */
const share = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;

/** A picture of nothing: pressing it sends where it was pressed. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** A column of a day as HTML: its head, the input for presses into free slots, and its lane. */
export function gridColumn(lane: Lane, frame: LaneFrame): string {
  const { words, by, date } = frame;
  const [id, title, note] = frame.columns[frame.at] ?? [0, "", ""];
  const head = title && `<h3>${esc(`${title}\n${words.note(note)}`)}</h3>`;
  const press = `<input type="image" src="${nothing}" alt="${esc(words.newAt(title, date))}" tabindex="-1" name="${by}.${id}.${date}">`;
  const place = by === "facilities" ? "" : !note || note === "OTHER" ? " aside" : id && id === frame.me ? " mine" : "";
  return `<div class="col${place}">${head}<div class="laid">${press}<div class="lane">${gridLane(lane, frame)}</div></div></div>`;
}

/**
 * The content of a column of a day: hours off, breaks, and one link an event, with its time and one text each, since the
 * number of elements is the cost for a browser. Every value from the outside is escaped here.
 */
function gridLane({ work, tiles }: Lane, frame: LaneFrame): string {
  const shown = { begin: frame.from, end: frame.to };
  const whole = shown.end - shown.begin;
  const at = ({ begin, end }: Minutes) => {
    const [from, to] = [Math.max(begin, shown.begin), Math.min(end, shown.end)];
    return `top:${share(from - shown.begin, whole)};bottom:${share(shown.end - to, whole)}`;
  };
  const isBreak = ({ begin, end }: Minutes) =>
    work.some((one) => one.end === begin) && work.some((one) => one.begin === end);
  const off = without([shown], work).map(
    (span) =>
      `<i class="${isBreak(span) ? "free" : "out"}" style="${at(span)}">${isBreak(span) ? esc(frame.words.break) : ""}</i>`,
  );
  const places = layout(tiles);
  const links = tiles.map((tile, index) => {
    const { lane, lanes } = places[index]!;
    return tileHtml(
      tile,
      frame,
      `${at(tile)}${lanes > 1 ? `;left:${share(lane, lanes)};right:${share(lanes - lane - 1, lanes)}` : ""}`,
      lanes > 1,
    );
  });
  return off.join("") + links.join("");
}

/** The same events one under another. */
export const listLane = ({ tiles }: Lane, frame: LaneFrame): string =>
  tiles.map((tile) => tileHtml(tile, frame, "", false)).join("");

export const monthLane = ({ work, tiles }: Lane, frame: LaneFrame): string =>
  listLane({ work, tiles: tiles.slice(0, MONTH_DAY_EVENTS) }, frame);

function tileHtml(tile: Tile, frame: LaneFrame, style: string, slim: boolean): string {
  const { id, version, begin, end, service, label, marks, places, free, allDay } = tile;
  const [name, color] = frame.services[service] ?? ["", "GRAY"];
  const lost = marks.includes("excused") || marks.includes("absent");
  const length = Math.min(4, Math.max(1, Math.floor((end - begin) / 15)));
  const look = free
    ? `t rest n${length}`
    : `t ${color.toLowerCase()} n${length}${end <= frame.over ? " done" : ""}${lost ? " off" : ""}`;
  const { words } = frame;
  const shown =
    frame.hideNames && !free && !places
      ? NO_NAME
      : label || (free ? words.freeTime : places ? words.group : words.event);
  const said = [...marks.map((mark) => signs[mark]), places ?? ""].filter(Boolean).join(" ");
  const time = slim || allDay ? "" : `<time>${clock(begin)}</time> `;
  const text = `${shown}${name && !free ? `\n${name}` : ""}`;
  return `<a class="${look}" href="${frame.eventHref}${id}"${style && ` style="${style}"`}${said && ` data-k="${esc(said)}"`}${version > 1 ? ` data-v="${version}"` : ""}>${time}${esc(text)}</a>`;
}
