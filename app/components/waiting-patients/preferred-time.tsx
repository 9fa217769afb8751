import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDay } from "#rules/calendar/format-period.ts";
import { formatTime, weekdayName } from "#rules/format.ts";
import type { PreferredTime as Value } from "#rules/grids/column.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { useToday } from "../today.ts";
import { WholeTimes } from "../whole-times.tsx";

/** The preferred days and hours in words: `po, st do 12:00`, `18. 3. – 1. 4.`; any time where none are given. */
export function PreferredTime({ weekdays, timeFrom, timeTo, availableFrom, availableTo }: Value) {
  const { t, i18n } = useTranslation("grids");
  const today = useToday();
  const locale = i18n.language as Locale;
  const between = (
    from: string | null,
    to: string | null,
    whole: (from: string, to: string) => string,
    since: (from: string) => string,
    until: (to: string) => string,
  ) => (from && to ? whole(from, to) : from ? since(from) : to ? until(to) : "");
  const date = (day: IsoDate) => formatDay(day, locale, today, "short");
  const days = weekdays.map((day) => weekdayName(day, locale, "short")).join(", ");
  const hours = between(
    timeFrom && formatTime(timeFrom),
    timeTo && formatTime(timeTo),
    (from, to) => `${from}–${to}`,
    (time) => t("waiting.fromTime", { time }),
    (time) => t("waiting.toTime", { time }),
  );
  const dates = between(
    availableFrom && date(availableFrom),
    availableTo && date(availableTo),
    (from, to) => `${from} – ${to}`,
    (day) => t("waiting.fromDay", { date: day }),
    (day) => t("waiting.toDay", { date: day }),
  );
  const said = [[days, hours].filter(Boolean).join(" "), dates].filter(Boolean).join("; ");
  if (!said) return <span className="mute">{t("waiting.anyTime")}</span>;
  return (
    <span className="num">
      <WholeTimes text={said} />
      {availableTo && availableTo < today && <span className="mute"> ({t("waiting.over")})</span>}
    </span>
  );
}
