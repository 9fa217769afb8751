import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { HandoverObstacle, Locale } from "#rules/codes.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import type { Conflict } from "../calendar/events/conflicts.tsx";
import { useToday } from "../today.ts";

export type WorkRow = {
  id: number;
  beginAt: string;
  allDay: boolean;
  href: string;
  /** The service, or the name of an event without one. */
  what: string;
  /** A patient's request that is not decided yet. */
  request: boolean;
  /** Events of its series, this one among them. */
  events: number;
  /** Another colleague leads it. */
  helps: boolean;
  facilities: string[];
  patients: { uuid: string; fullName: string; href: string }[];
  obstacle: HandoverObstacle | null;
  conflicts: Conflict[];
};

type Props = {
  caption: string;
  rows: WorkRow[];
  eventHref: (id: number) => string;
  /** Where there is one to take over: in a form the choice of those that can go, or the reasons of those that stay. */
  handover?: "choice" | "reasons";
  /** The choice of a refused form. */
  chosen?: string[] | null;
};

/** Coming events of a colleague, each series once by its first. */
export function WorkTable({ caption, rows, eventHref, handover, chosen = null }: Props) {
  const { t, i18n } = useTranslation("staffWork");
  const locale = i18n.language as Locale;
  const labels = [
    t("begin"),
    t("what"),
    t("patients"),
    t("where"),
    ...(handover === "reasons" ? [t("state")] : []),
    t("times"),
  ];
  const [, what, patientsLabel, where] = labels;
  const moment = ({ allDay, beginAt }: WorkRow) =>
    allDay ? formatDate(localDate(new Date(beginAt)), locale) : formatDateTime(beginAt, locale);
  return (
    <Table caption={caption} columns={labels.map((label, at) => ({ label, right: at === labels.length - 1 }))}>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <span className="choose">
              {handover === "choice" && (
                <ChoiceBox
                  name="events"
                  row={row}
                  chosen={chosen}
                  label={t("choose", { what: `${row.what}, ${moment(row)}` })}
                />
              )}
              <a href={row.href} className="num nw">
                {moment(row)}
              </a>
            </span>
          </th>
          <td data-l={what}>
            <span>
              {row.what}
              {row.request && <span className="mute"> ({t("request")})</span>}
              {row.helps && <span className="mute"> ({t("helps")})</span>}
            </span>
          </td>
          <td data-l={patientsLabel}>
            <span>
              {row.patients.map(({ uuid, fullName, href }, at) => (
                <Fragment key={uuid}>
                  {at > 0 && ", "}
                  <a href={href}>{fullName}</a>
                </Fragment>
              ))}
            </span>
          </td>
          <td data-l={where}>{row.facilities.join(", ")}</td>
          {handover === "reasons" && (
            <td data-l={t("state")}>
              <div>
                <ObstacleWords obstacle={row.obstacle} />
                {row.obstacle === "TAKEN" && <Conflicts conflicts={row.conflicts} eventHref={eventHref} />}
              </div>
            </td>
          )}
          <td data-l={t("times")} className="r num">
            {row.events}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Chooses a row, unless it stays. */
export function ChoiceBox({
  name,
  row: { id, obstacle },
  chosen,
  label,
}: {
  name: string;
  row: { id: number; obstacle: HandoverObstacle | null };
  /** Those of a refused form; without one all that can go. */
  chosen: string[] | null;
  label: string;
}) {
  return (
    <input
      type="checkbox"
      name={name}
      value={id}
      defaultChecked={chosen ? chosen.includes(String(id)) : obstacle === null}
      disabled={obstacle !== null}
      aria-label={label}
    />
  );
}

/** Whether something can be handed over, or why it stays. */
export function ObstacleWords({ obstacle }: { obstacle: HandoverObstacle | null }) {
  const { t } = useTranslation("staffWork");
  return obstacle === null ? <span className="mute">{t("free")}</span> : t(`obstacles.${obstacle}`);
}

/** The events at that time of the one who takes over; one that is handed over with it has no link. */
function Conflicts({ conflicts, eventHref }: { conflicts: Conflict[]; eventHref: (id: number) => string }) {
  const { i18n } = useTranslation("staffWork");
  const today = useToday();
  return (
    <>
      {conflicts.map(({ event, eventName, from, to, at }) => {
        const when = formatSpan({ beginAt: from, endAt: to }, i18n.language as Locale, today);
        return (
          <div key={`${event} ${from} ${at}`}>
            {event === null ? when : <a href={eventHref(event)}>{when}</a>}
            {eventName && ` ${eventName}`}
          </div>
        );
      })}
    </>
  );
}
