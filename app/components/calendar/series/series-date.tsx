import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import { WholeTimes } from "../../whole-times.tsx";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Pair } from "../../forms/group.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";
import { Conflicts, type Conflict } from "../events/conflicts.tsx";

export type DateOfSeries = {
  date: string;
  beginAt: string;
  endAt: string;
  leftOut: boolean;
  moved: boolean;
  conflicts: Conflict[];
  holiday: string | null;
};
type Props = DateOfSeries & {
  allDay: boolean;
  move: Record<"to" | "at", FieldState>;
  eventHref: (id: number) => string;
};

/** A date of a new series: its conflicts, whether it is left out, and where it is moved. */
export function SeriesDate({ date, leftOut, moved, conflicts, holiday, allDay, move, eventHref, ...span }: Props) {
  const { t, i18n } = useTranslation("events");
  const name = formatSpanWithYear({ ...span, allDay }, i18n.language as Locale, "long");
  const free = conflicts.length === 0 && !holiday;
  const movable = !free || Boolean(move.to.defaultValue || move.at.defaultValue);
  const of = <span className="vh"> ({name})</span>;
  return (
    <tr>
      <th scope="row" className="num">
        <WholeTimes text={name} />
      </th>
      <td data-l={t("inTheWay")}>
        <div>
          {holiday && <div>{t("holiday", { name: holiday })}</div>}
          {conflicts.length > 0 && <Conflicts conflicts={conflicts} eventHref={eventHref} />}
          {free && t(moved ? "movedFree" : "nothingInTheWay")}
        </div>
      </td>
      <td>
        {/* Leaving a date out again is meant; moving an excluded date restores it. */}
        <div className="choice">
          <label>
            <input
              type="checkbox"
              name={`repeat.${leftOut ? "leftOut" : "leaveOut"}`}
              value={date}
              defaultChecked={leftOut}
            />
            <span>
              {t("leaveOut")}
              {of}
            </span>
          </label>
        </div>
        {movable && (
          <Pair>
            <TextField
              field={move.to}
              label={
                <>
                  {t("moveTo")}
                  {of}
                </>
              }
              width="w8"
              autoComplete="off"
            />
            {!allDay && (
              <TextField
                field={move.at}
                label={
                  <>
                    {t("moveTime")}
                    {of}
                  </>
                }
                width="w4"
                autoComplete="off"
              />
            )}
          </Pair>
        )}
      </td>
    </tr>
  );
}
