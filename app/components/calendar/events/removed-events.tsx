import { useTranslation } from "react-i18next";
import type { AttendanceState, Locale } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../../today.ts";
import { Table } from "../../base/table.tsx";

export type RemovedEvent = {
  id: number;
  beginAt: string;
  endAt: string;
  allDay: boolean;
  name: string | null;
  procedure: { name: string } | null;
  owner: { fullName: string } | null;
  patientAttendances: {
    state: AttendanceState;
    patientCard: { uuid: string; fullName: string; phone: string | null };
  }[];
};

type Props = {
  events: RemovedEvent[];
  /** Left out where patients are not named. */
  cardHref?: (uuid: string) => string;
};

/** The events to be removed, and the patients to call: those who have excused themselves know already. */
export function RemovedEvents({ events, cardHref }: Props) {
  const { t, i18n } = useTranslation(["events", "calendar"]);
  const today = useToday();
  return (
    <Table
      caption={t("removed")}
      columns={[{ label: t("calendar:when") }, { label: t("removedWhat") }, { label: t("toCall") }]}
    >
      {events.map((event) => {
        const { id, name, procedure, owner } = event;
        const coming = event.patientAttendances.filter(({ state }) => state !== "EXCUSED");
        return (
          <tr key={id}>
            <th scope="row" className="num nw">
              {formatSpan(event, i18n.language as Locale, today)}
            </th>
            <td data-l={t("removedWhat")}>{[name ?? procedure?.name, owner?.fullName].filter(Boolean).join(", ")}</td>
            <td data-l={t("toCall")}>
              {coming.length > 0 && (
                <ul className="apart">
                  {coming.map(({ patientCard: { uuid, fullName, phone } }) => (
                    <li key={uuid}>
                      {cardHref ? <a href={cardHref(uuid)}>{fullName}</a> : fullName}{" "}
                      {!cardHref ? null : phone ? (
                        <a className="num nw" href={`tel:${phone}`}>
                          {formatPhone(phone)}
                        </a>
                      ) : (
                        <div className="mute">{t("noPhone")}</div>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
