import type { Locale } from "#rules/codes.ts";
import { DateRangeInput } from "#rules/inputs/invoice-export.ts";
import { readDate } from "#rules/read-date.ts";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";

/** The days of an export as typed; the month before where none are, and whether they can be exported. */
export function exportRange(typed: { from?: string; to?: string }, now: Date, locale: Locale) {
  const today = localDate(now);
  const month = monthStart(today);
  const range = {
    from: readDate(typed.from ?? "", today, locale) ?? addMonths(month, -1),
    to: readDate(typed.to ?? "", today, locale) ?? addDays(month, -1),
  };
  return { range, isValid: DateRangeInput.safeParse(range).success };
}
