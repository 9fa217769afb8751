import ICAL from "ical.js";
import { partsOf, type Series } from "#rules/calendar/recurrence.ts";
import type { IsoDate } from "#rules/time/time.ts";

/**
 * The dates that the rule of a series gives from its start on, at most so many. They are counted in days, so no clock
 * plays a part.
 */
export function expandRule({ start, rule }: Pick<Series, "start" | "rule">, most = Infinity): IsoDate[] {
  const iterator = ICAL.Recur.fromString(partsOf(rule)).iterator(ICAL.Time.fromDateString(start));
  const next = (): IsoDate => String(iterator.next());
  const dates: IsoDate[] = [];
  for (
    let date = next(), after = next();
    dates.length < Math.min(most, rule.count ?? Infinity) && (rule.until === null || date <= rule.until);
    date = after, after = next()
  )
    // The library ignores BYSETPOS combined with BYMONTHDAY: of the days at the end of a month the last one counts.
    if (!rule.monthDay || rule.monthDay <= 28 || date.slice(0, 7) !== after.slice(0, 7)) dates.push(date);
  return dates;
}
