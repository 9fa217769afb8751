import type { Locale } from "../codes.ts";
import { formatDate, formatTime, type DateStyle } from "../format.ts";
import { earlier } from "../time/durations.ts";
import { localDate, type IsoDate } from "../time/time.ts";

/** `23.–27. listopadu 2026`, `30. listopadu – 4. prosince 2026`; one day with its weekday. */
export function formatPeriod(from: IsoDate, to: IsoDate, locale: Locale): string {
  if (from === to) return formatDate(from, locale, "long");
  const long = (date: IsoDate) => formatDate(date, locale, "long").replace(/^\S+ /, "");
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}${locale === "en" ? "" : "."}–${long(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? long(from).replace(/ \d{4}$/, "") : long(from)} – ${long(to)}`;
}

/** The same for a narrow screen, without the year: `23.–27. 11.`, `30. 11.–4. 12.`, `po 23. 11.` */
export function formatShortPeriod(from: IsoDate, to: IsoDate, locale: Locale): string {
  if (from === to) return formatDate(from, locale, "weekday");
  const [first, last] = [formatDate(from, locale, "short"), formatDate(to, locale, "short")];
  return `${from.slice(0, 7) === to.slice(0, 7) ? /^\d+\.?/.exec(first)![0] : first}–${last}`;
}

type Span = { beginAt: string; endAt: string; allDay?: boolean };

/**
 * `po 16. 3. 9:00–9:45`; whole days without times, both ends when they are not of one day; the year of a day that is
 * not of today's.
 */
export const formatSpan = (span: Span, locale: Locale, today: IsoDate): string =>
  joinSpan(span, (date) => formatDay(date, locale, today));

/** The same with days in a style that always has the year. */
export const formatSpanWithYear = (span: Span, locale: Locale, style: "numeric" | "long"): string =>
  joinSpan(span, (date) => formatDate(date, locale, style));

/** `po 16. 3.`, `16. 3.`; with the year where it is not today's. */
export function formatDay(
  date: IsoDate,
  locale: Locale,
  today: IsoDate,
  style: Extract<DateStyle, "weekday" | "short"> = "weekday",
): string {
  const day = formatDate(date, locale, style);
  return date.slice(0, 4) === today.slice(0, 4) ? day : `${day}${locale === "de" ? "" : "\u00a0"}${date.slice(0, 4)}`;
}

function joinSpan({ beginAt, endAt, allDay }: Span, day: (date: IsoDate) => string): string {
  const [from, to] = [new Date(beginAt), new Date(endAt)];
  const last = localDate(earlier(to, 1));
  const oneDay = localDate(from) === last;
  if (allDay) return oneDay ? day(last) : `${day(localDate(from))} – ${day(last)}`;
  return oneDay
    ? `${day(last)} ${formatTime(from)}–${formatTime(to)}`
    : `${day(localDate(from))} ${formatTime(from)} – ${day(localDate(to))} ${formatTime(to)}`;
}
