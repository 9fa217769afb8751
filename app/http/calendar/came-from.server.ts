import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { BOOKED_TILE } from "#rules/calendar/booked-tile.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";
import { daysOfView } from "#rules/calendar/week.ts";
import { readQuery } from "#rules/query.ts";
import { localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { placeWithin } from "../request/own-address.ts";
import { calendarChoice } from "./calendar-choice.server.ts";
import { calendarDate } from "./calendar.server.ts";

/**
 * The page that led to an event, where it is one to come back to: the address that the event's own pages carry, or that
 * of the page which made the request.
 */
export function cameFrom(args: Args, carried: string | undefined): string | undefined {
  const referer = args.request.headers.get("referer");
  const made = referer && URL.canParse(referer) ? new URL(referer) : null;
  const address = placeWithin(carried ?? (made && made.pathname + made.search), "");
  const path = address.split("?")[0]!;
  const lists = [calendarPages.home, waitingPages.waitingPatients].map((page) => hrefHere(args, page));
  return lists.includes(path) || isCard(args, path) ? address : undefined;
}

const isCard = (args: Args, path: string) => {
  const card = path.split("/").at(-1)!;
  return card.length === UUID_LENGTH && path === hrefHere(args, patientPages.patient, { uuid: card });
};
const UUID_LENGTH = 36;

/**
 * The page that led to an event, unless it is a calendar in which the event is out of sight: then the event's day. In a
 * calendar the address leads to the event's tile.
 */
export async function backTo(args: Args, back: string | undefined, { beginAt }: { beginAt: string }): Promise<string> {
  const date = localDate(new Date(beginAt));
  const toDay = `${hrefHere(args, calendarPages.home, { date })}#${BOOKED_TILE}`;
  if (!back) return toDay;
  const { pathname, searchParams } = new URL(back, args.context.url);
  if (pathname !== hrefHere(args, calendarPages.home)) return back;
  const { values } = readQuery(calendarPages.home.query, searchParams);
  const { view } = await calendarChoice(args, values);
  const shown = calendarDate(values.date, args.context.now());
  // Of a week of columns one day is open.
  const days = view === undefined || view === "resource-week" ? [shown] : daysOfView(view, shown);
  return days.includes(date) ? `${back}#${BOOKED_TILE}` : toDay;
}
