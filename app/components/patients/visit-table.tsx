import { useToday } from "../today.ts";
import { useTranslation } from "react-i18next";
import type { AttendanceState, Color, Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { formatSpan, formatSpanWithYear } from "#rules/calendar/format-period.ts";
import { ColorDot, StateChip } from "../base/chip.tsx";
import type { IconName } from "#app/paths/icon-name.ts";
import { Table } from "../base/table.tsx";

export type VisitRow = {
  id: number;
  state: AttendanceState;
  stateAt: string | null;
  stateBy: { fullName: string } | null;
  event: {
    id: number;
    beginAt: string;
    endAt: string;
    allDay: boolean;
    name: string | null;
    procedure: { name: string; color: Color } | null;
    owner: { fullName: string } | null;
  };
};
type Props = {
  caption: string;
  rows: VisitRow[];
  dates: "weekday" | "numeric";
  marked?: number;
  eventHref: (id: number) => string;
  certificateHref?: (id: number) => string;
};

const looks: Record<Exclude<AttendanceState, "NOT_SET">, { state?: "ok" | "bad"; icon: IconName }> = {
  PRESENT: { state: "ok", icon: "check" },
  EXCUSED: { icon: "close" },
  NOT_EXCUSED: { state: "bad", icon: "ban" },
};

/** Visits with their attendance; the one that is looked for is highlighted, and `#navsteva-…` leads to it. */
export function VisitTable({ caption, rows, dates, marked, eventHref, certificateHref }: Props) {
  const { t, i18n } = useTranslation("patients");
  const today = useToday();
  const locale = i18n.language as Locale;
  return (
    <Table
      caption={caption}
      even
      columns={[
        t("visit"),
        t("service"),
        t("withWhom"),
        t("attendance"),
        ...(certificateHref
          ? [
              <span key="print" className="vh">
                {t("certificate")}
              </span>,
            ]
          : []),
      ].map((label) => ({ label }))}
    >
      {rows.map(({ id, state, stateAt, stateBy, event }) => (
        <tr key={id} id={`navsteva-${id}`} aria-current={id === marked ? "true" : undefined}>
          <th scope="row" className="num nw">
            <a href={eventHref(event.id)}>
              {dates === "numeric" ? formatSpanWithYear(event, locale, dates) : formatSpan(event, locale, today)}
            </a>
          </th>
          <td data-l={t("service")}>
            {event.procedure ? <ColorDot color={event.procedure.color}>{event.procedure.name}</ColorDot> : event.name}
          </td>
          <td data-l={t("withWhom")}>{event.owner?.fullName}</td>
          <td data-l={t("attendance")}>
            {state !== "NOT_SET" && (
              <div>
                <StateChip {...looks[state]}>{t(`states.${state}`)}</StateChip>
                {stateAt && (
                  <div className="mute">
                    {[stateBy?.fullName, formatDateTime(stateAt, locale)].filter(Boolean).join(", ")}
                  </div>
                )}
              </div>
            )}
          </td>
          {certificateHref && (
            <td className="r">
              {(state === "PRESENT" || state === "NOT_SET") && (
                <a href={certificateHref(id)} data-hard>
                  {t("certificate")}
                </a>
              )}
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}
