import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDay } from "#rules/calendar/format-period.ts";
import { formatTime, weekdayName } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { WholeTimes } from "../whole-times.tsx";

export type PreferredTimeProps = {
  weekdays: readonly number[];
  timeFrom: string | null;
  timeTo: string | null;
  availableFrom: IsoDate | null;
  availableTo: IsoDate | null;
};

/** The preferred days and hours in words: `po, st do 12:00`, `18. 3. – 1. 4.`; any time where none are given. */
export function PreferredTime({
  weekdays,
  timeFrom,
  timeTo,
  availableFrom,
  availableTo,
  today,
}: PreferredTimeProps & { today: IsoDate }) {
  const { t, i18n } = useTranslation("waitingPatients");
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
    (time) => t("fromTime", { time }),
    (time) => t("toTime", { time }),
  );
  const dates = between(
    availableFrom && date(availableFrom),
    availableTo && date(availableTo),
    (from, to) => `${from} – ${to}`,
    (day) => t("fromDay", { date: day }),
    (day) => t("toDay", { date: day }),
  );
  const said = [[days, hours].filter(Boolean).join(" "), dates].filter(Boolean).join("; ");
  if (!said) return <span className="mute">{t("anyTime")}</span>;
  return (
    <span className="num">
      <WholeTimes text={said} />
      {availableTo && availableTo < today && <span className="mute"> ({t("over")})</span>}
    </span>
  );
}
