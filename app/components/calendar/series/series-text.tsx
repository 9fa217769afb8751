import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, weekdayName } from "#rules/format.ts";
import { readSeries } from "#rules/calendar/recurrence.ts";

/** The recurrence of a series in words, from its stored rule. */
export function SeriesText({ recurrence }: { recurrence: string }) {
  const { t, i18n } = useTranslation("events");
  const locale = i18n.language as Locale;
  const { frequency, interval, weekdays, nth, monthDay, until, count } = readSeries(recurrence).rule;
  const often = t(`repeats.${frequency}`, { count: interval });
  const days = weekdays.map((day) => weekdayName(day, locale)).join(", ");
  const which =
    monthDay !== null
      ? t("repeats.onDay", { day: monthDay })
      : nth !== null
        ? t(nth < 0 ? "repeats.last" : `repeats.nth${nth as 1}`, { day: days })
        : days;
  const end =
    until !== null
      ? t("repeats.until", { date: formatDate(until, locale) })
      : t("repeats.times", { count: count ?? 1 });
  return [[often, which].filter(Boolean).join(": "), end].join(", ");
}
