import { minutesOver, type Calendar, type Lane, type Tile } from "#rules/draw-calendar.ts";
import { layout } from "#rules/layout.ts";
import { without, type Minutes } from "#rules/working-hours.ts";
import { MONTH_DAY_EVENTS } from "./printed.ts";
import { signs } from "./signs.ts";

/** The words that are printed into lanes. */
export type LaneWords = { event: string; freeTime: string; group: string; break: string };
type Frame = Calendar & {
  words: LaneWords;
  /** What an event's address begins with; its id follows. */
  eventHref: string;
  /** A screen that patients can see shows no names. */
  hideNames: boolean;
};
/** `over`: minutes of the day that are over. */
type LaneFrame = Frame & { over: number };

/** The lanes of all days, day after day, as HTML. */
export const printLanes = (days: Lane[][], print: (lane: Lane, frame: LaneFrame) => string, { now, ...frame }: Frame & { now: Date }): string[] =>
  days.flatMap((lanes, at) => {
    const over = minutesOver(frame.days[at]!.date, now);
    return lanes.map((lane) => print(lane, { ...frame, over }));
  });

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const esc = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!);
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const slots = (minutes: number) => Math.round((minutes / 15) * 100) / 100;

/**
 * A column of a day as HTML: hours off, breaks, and one link an event, of one text each, since elements are what a browser
 * pays for. Every value from the outside is escaped here.
 */
export function gridLane({ work, tiles }: Lane, frame: LaneFrame): string {
  const shown = { begin: frame.from, end: frame.to };
  const at = ({ begin, end }: Minutes) => {
    const [from, to] = [Math.max(begin, shown.begin), Math.min(end, shown.end)];
    return `--at:${slots(from - shown.begin)};--n:${slots(to - from)}`;
  };
  const isBreak = ({ begin, end }: Minutes) => work.some((one) => one.end === begin) && work.some((one) => one.begin === end);
  const off = without([shown], work).map((span) => `<i class="${isBreak(span) ? "free" : "out"}" style="${at(span)}">${isBreak(span) ? esc(frame.words.break) : ""}</i>`);
  const places = layout(tiles.map(({ begin, end }, id) => ({ id, begin, end })));
  const links = tiles.map((tile, index) => {
    const { lane, lanes } = places[index]!;
    return tileHtml(tile, frame, `${at(tile)}${lanes > 1 ? `;--l:${lane};--k:${lanes}` : ""}`, lanes > 1);
  });
  return off.join("") + links.join("");
}

/** The same events one under another. */
export const listLane = ({ tiles }: Lane, frame: LaneFrame): string => tiles.map((tile) => tileHtml(tile, frame, "", false)).join("");

export const monthLane = ({ work, tiles }: Lane, frame: LaneFrame): string => listLane({ work, tiles: tiles.slice(0, MONTH_DAY_EVENTS) }, frame);

function tileHtml(tile: Tile, frame: LaneFrame, style: string, slim: boolean): string {
  const { id, version, begin, end, service, label, marks, places, free, allDay } = tile;
  const [name, color] = frame.services[service] ?? ["", "GRAY"];
  const lost = marks.includes("excused") || marks.includes("absent");
  const length = Math.min(4, Math.max(1, Math.floor((end - begin) / 15)));
  const look = free ? "t rest" : `t c ${color.toLowerCase()} n${length}${end <= frame.over ? " done" : ""}${lost ? " off" : ""}`;
  const { words } = frame;
  const shown = frame.hideNames && !free && !places ? "•••" : label || (free ? words.freeTime : places ? words.group : words.event);
  const said = [...marks.map((mark) => signs[mark]), places ?? ""].filter(Boolean).join(" ");
  const text = `${slim || allDay ? "" : `${clock(begin)} `}${shown}${name && !free ? `\n${name}` : ""}`;
  return `<a class="${look}" href="${frame.eventHref}${id}"${style && ` style="${style}"`}${said && ` data-k="${esc(said)}"`}${version > 1 ? ` data-v="${version}"` : ""}>${esc(text)}</a>`;
}
