import type { Locale, StatsGrouping, StatsPeriod } from "../codes.ts";
import { formatDate } from "../format.ts";
import { addDays, addMonths, daysBetween, monthStart, weekStart } from "../time/dates.ts";
import type { IsoDate } from "../time/time.ts";

/** Days from the first one to before the other. */
export type Span = { from: IsoDate; to: IsoDate };

const monthsOf: Record<StatsPeriod, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** The most parts of a period that are still readable. */
const MOST_BUCKETS = 200;

/** True for days of the years that statistics are of: 2000 to 2100. */
export const isStatsDay = (day: IsoDate): boolean => day >= "2000-01-01" && day <= "2100-12-31";

/** The calendar month, quarter or year of a day. */
export function periodOf(period: StatsPeriod, day: IsoDate): Span {
  const months = monthsOf[period];
  const month = Number(day.slice(5, 7)) - 1;
  const from = addMonths(monthStart(day), -(month % months));
  return { from, to: addMonths(from, months) };
}

/** The period before. */
export const periodBefore = (period: StatsPeriod, { from }: Span): Span => ({
  from: addMonths(from, -monthsOf[period]),
  to: from,
});

/** True where a period can be split so: the parts are not longer than it, and not too many to be read. */
export const isSplitBy = (period: StatsPeriod, grouping: StatsGrouping): boolean =>
  grouping === "YEAR" ? period === "YEAR" : grouping !== "DAY" || monthsOf[period] * 31 <= MOST_BUCKETS;

/** The parts of a period from its first day to its last; weeks are cut at its edges. */
export function bucketsOf({ from, to }: Span, grouping: StatsGrouping): Span[] {
  const next: Record<StatsGrouping, (day: IsoDate) => IsoDate> = {
    DAY: (day) => addDays(day, 1),
    WEEK: (day) => addDays(weekStart(day), 7),
    MONTH: (day) => addMonths(monthStart(day), 1),
    YEAR: () => to,
  };
  const buckets: Span[] = [];
  for (let day = from; day < to; day = buckets.at(-1)!.to) {
    const end = next[grouping](day);
    buckets.push({ from: day, to: end < to ? end : to });
  }
  return buckets;
}

/** A part in words: `14. 3.`, `9. 3. – 15. 3.`, `březen 2026`, `2026`. */
export function bucketLabel({ from, to }: Span, grouping: StatsGrouping, locale: Locale): string {
  if (grouping === "YEAR") return from.slice(0, 4);
  if (grouping === "MONTH") return formatDate(from, locale, "month");
  const first = formatDate(from, locale, "short");
  return daysBetween(from, to) === 1 ? first : `${first} – ${formatDate(addDays(to, -1), locale, "short")}`;
}

/** The fewest spans that hold these days, which come in any order. */
export function spansOf(days: readonly IsoDate[]): Span[] {
  const spans: Span[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last && last.to >= day) last.to = addDays(day, 1);
    else spans.push({ from: day, to: addDays(day, 1) });
  }
  return spans;
}
