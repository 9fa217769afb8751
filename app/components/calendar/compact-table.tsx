import { useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { Calendar } from "#rules/calendar/draw-calendar.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Printed } from "./printed.ts";
import { PrintedLanes } from "./printed-lanes.tsx";

type Props = { calendar: Calendar; lanes: string[] | null; today: IsoDate; dayHref: (date: IsoDate) => string };

/** People (or rooms) × days as lists: every name can be read at once. */
export function CompactTable({ calendar: { columns, days }, lanes, today, dayHref }: Props) {
  const { t, i18n } = useTranslation("calendar");
  const printed = useContext(Printed);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" tabIndex={0} role="group" aria-label={t("title")}>
      <table className="lists">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t("who")}</span>
            </th>
            {days.map(({ date, holiday }) => (
              <th key={date} scope="col" className={date === today ? "today" : undefined}>
                <a href={dayHref(date)}>{formatDate(date, i18n.language as Locale, "weekday")}</a>
                {holiday && <small>{holiday}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(([id, title, note], column) => (
            <tr key={id}>
              <th scope="row">
                {title} <small>{t(`notes.${note}` as "notes.ROOM")}</small>
              </th>
              {days.map(({ date }, day) => (
                // Its lane is printed text, which the linter cannot see.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={date} className={date < today ? "past" : undefined}>
                  <PrintedLanes
                    lanes={lanes ?? printed}
                    from={day * columns.length + column}
                    to={day * columns.length + column + 1}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
