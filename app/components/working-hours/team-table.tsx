import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";

/** When a person works on a day (`7:00–11:30`), the leave instead, or neither. */
export type DayCell = { times: string[]; leave: string | null };
export type TeamRow = {
  id: number;
  name: string;
  said: boolean;
  periods: { from: IsoDate; to: IsoDate }[];
  days: DayCell[];
};
type Props = {
  caption: string;
  days: { date: IsoDate; holiday: string | null }[];
  rows: TeamRow[];
  hrefOf: (id: number) => string;
};

/** The team's week: a row with the hours of each person. */
export function TeamTable({ caption, days, rows, hrefOf }: Props) {
  const { t, i18n } = useTranslation("workingHours");
  const day = (date: IsoDate, style: "weekday" | "short") => formatDate(date, i18n.language as Locale, style);
  const heads = days.map(({ date }) => ({ label: <span className="num">{day(date, "weekday")}</span> }));
  return (
    <Table caption={caption} columns={[{ label: t("name") }, ...heads]}>
      {rows.map(({ id, name, said, periods, days: cells }) => (
        <tr key={id}>
          <th scope="row">
            <a href={hrefOf(id)}>{name}</a>
            {!said && <small className="mute">{t("notSaid")}</small>}
            {periods.map(({ from, to }) => (
              <small key={from} className="mute num">
                {t("others", { from: day(from, "short"), to: day(to, "short") })}
              </small>
            ))}
          </th>
          {cells.map(({ times, leave }, at) => (
            <td key={at} data-l={day(days[at]!.date, "weekday")}>
              {leave !== null && (leave || t("leave"))}
              {leave === null && times.length === 0 && (
                <span className="mute" title={days[at]!.holiday ?? undefined}>
                  {t(days[at]!.holiday ? "holiday" : "off")}
                </span>
              )}
              {leave === null && times.length > 0 && (
                <span className="num nw r">
                  {times.map((time, nth) => (
                    <Fragment key={time}>
                      {nth > 0 && <br />}
                      {time}
                    </Fragment>
                  ))}
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
