import { useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { Calendar } from "#rules/calendar/draw-calendar.ts";
import { weekdayName } from "#rules/format.ts";
import { isoWeek, type IsoDate } from "#rules/time/time.ts";
import { PrintedLanes } from "./printed-lanes.tsx";
import { MONTH_DAY_EVENTS, Printed } from "./printed.ts";

type Props = {
  calendar: Calendar;
  lanes: string[] | null;
  month: string;
  today: IsoDate;
  dayHref: (date: IsoDate) => string;
};

/** The weeks of a month; each day leads to its own page. */
export function MonthTable({ calendar: { days }, lanes, month, today, dayHref }: Props) {
  const { t, i18n } = useTranslation("calendar");
  const locale = i18n.language as Locale;
  const printed = useContext(Printed);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" tabIndex={0} role="group" aria-label={t("title")}>
      <table className="lists month">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t("week")}</span>
            </th>
            {[1, 2, 3, 4, 5, 6, 7].map((day) => (
              <th key={day} scope="col">
                {weekdayName(day, locale, "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={week[0]!.date}>
              <th scope="row">
                <small>{t("weekNumber", { number: isoWeek(week[0]!.date) })}</small>
              </th>
              {week.map(({ date, events, holiday }, day) => (
                <td
                  key={date}
                  className={
                    [!date.startsWith(month) && "other", date < today && "past", date === today && "today"]
                      .filter(Boolean)
                      .join(" ") || undefined
                  }
                >
                  <a className="no" href={dayHref(date)}>
                    {Number(date.slice(8))}
                    {locale === "en" ? "" : "."}{" "}
                    <small>{holiday ?? (events > 0 ? t("events", { count: events }) : "")}</small>
                  </a>
                  <PrintedLanes lanes={lanes ?? printed} from={at * 7 + day} to={at * 7 + day + 1} />
                  {events > MONTH_DAY_EVENTS && (
                    <a href={dayHref(date)}>{t("more", { count: events - MONTH_DAY_EVENTS })}</a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
