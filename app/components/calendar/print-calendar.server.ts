import { wordsOf } from "#app/i18n/words.server.ts";
import { calendarPages } from "#app/paths/calendar.ts";
import { href } from "#app/paths/href.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { calendarQueries } from "#app/paths/queries/calendar.ts";
import type { Calendar, Lane } from "#rules/calendar/draw-calendar.ts";
import type { Locale } from "#rules/codes.ts";
import { gridColumn, listLane, monthLane, printLanes } from "./lane-html.ts";
import { laneWords } from "./lane-words.ts";

type Drawn = {
  calendar: Calendar;
  lanes: Lane[][];
  locale: Locale;
  choice: QueryOf<typeof calendarQueries.home>;
  me?: number;
  hideNames: boolean;
  now: Date;
};

/** The lanes of a calendar as HTML, in the form of its view. */
export function printCalendar({ calendar, lanes, locale, choice, ...frame }: Drawn): string[] {
  const { view, compactView, showFacilities } = choice;
  const print = view === "month-grid" ? monthLane : compactView ? listLane : gridColumn;
  const by = showFacilities ? "facilities" : "staffs";
  const alone = { view: "resource-day", showFacilities, glance: 1 } as const;
  return printLanes(lanes, print, {
    ...calendar,
    ...frame,
    words: laneWords(wordsOf(locale).getFixedT(locale, "calendar"), locale),
    by,
    eventHref: href(locale, calendarPages.event, { id: 0 }).slice(0, -1),
    columnHref: (id, date) => href(locale, calendarPages.home, { ...alone, [by]: [id], date }),
  });
}
