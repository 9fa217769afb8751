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

/** `po 16. 3. 9:00–9:45`; whole days without times, both ends when they are not of one day. */
export function formatSpan(
  { beginAt, endAt, allDay }: { beginAt: string; endAt: string; allDay?: boolean },
  locale: Locale,
  style: DateStyle = "weekday",
): string {
  const [from, to] = [new Date(beginAt), new Date(endAt)];
  const last = localDate(earlier(to, 1));
  const day = (date: IsoDate) => formatDate(date, locale, style);
  const oneDay = localDate(from) === last;
  if (allDay) return oneDay ? day(last) : `${day(localDate(from))} – ${day(last)}`;
  return oneDay
    ? `${day(last)} ${formatTime(from)}–${formatTime(to)}`
    : `${day(localDate(from))} ${formatTime(from)} – ${day(localDate(to))} ${formatTime(to)}`;
}
