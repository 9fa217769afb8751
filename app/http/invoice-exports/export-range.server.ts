import type { Locale } from "#rules/codes.ts";
import { DateRangeInput } from "#rules/inputs/invoices/invoice-export.ts";
import { readDate } from "#rules/read-date.ts";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";

/** The days of an address that can be exported, or the month before. */
export function exportRange({ from = "", to = "" }: { from?: string; to?: string }, now: Date, locale: Locale) {
  const today = localDate(now);
  const typed = { from: readDate(from, today, locale), to: readDate(to, today, locale) };
  const month = monthStart(today);
  return DateRangeInput.safeParse(typed).data ?? { from: addMonths(month, -1), to: addDays(month, -1) };
}
