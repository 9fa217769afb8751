import { wordsOf } from "#app/i18n/words.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { href } from "#app/paths/href.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { Calendar, Lane } from "#rules/calendar/draw-calendar.ts";
import { BOOKED_TILE } from "#rules/calendar/booked-tile.ts";
import type { Locale } from "#rules/codes.ts";
import { gridColumn, listLane, monthLane, printLanes } from "./lane-html.ts";
import { laneWords } from "./lane-words.ts";

type Drawn = {
  calendar: Calendar;
  lanes: Lane[][];
  locale: Locale;
  choice: QueryOf<typeof calendarPages.home>;
  me?: number;
  hideNames: boolean;
  now: Date;
  /** The event to lead to. */
  booked: number | undefined;
};

/** The lanes of a calendar as HTML, in the form of its view. */
export function printCalendar({ calendar, lanes, locale, choice, booked, ...options }: Drawn): string[] {
  const { view, compactView, showFacilities } = choice;
  const print = view === "month-grid" ? monthLane : compactView ? listLane : gridColumn;
  const by = showFacilities ? "facilities" : "staffs";
  const alone = { view: "resource-day", showFacilities, glance: 1 } as const;
  const eventHref = href(locale, calendarPages.event, { id: 0 }).slice(0, -1);
  const printed = printLanes(lanes, print, {
    ...calendar,
    ...options,
    words: laneWords(wordsOf(locale).getFixedT(locale, "calendar"), locale),
    by,
    eventHref,
    columnHref: (id, date) => href(locale, calendarPages.home, { ...alone, [by]: [id], date }),
  });
  return booked ? nameTile(printed, `href="${eventHref}${booked}"`) : printed;
}

/** Gives a tile the id that a fragment leads to: of an event with several tiles the first. */
function nameTile(printed: string[], link: string): string[] {
  const first = printed.findIndex((lane) => lane.includes(link));
  return printed.map((lane, at) => (at === first ? lane.replace(link, `id="${BOOKED_TILE}" ${link}`) : lane));
}
