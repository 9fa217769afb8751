import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type WaitingVisit = {
  id: number;
  event: { id: number; beginAt: string; owner: { fullName: string } | null };
  patientCard: { uuid: string; fullName: string; dateOfBirth: string | null; archived: boolean };
};
type Props = {
  rows: WaitingVisit[];
  hrefs: {
    event: (id: number) => string;
    patient: (uuid: string) => string;
    enter: (uuid: string) => string;
  };
};

/** Visits that an insurer is to pay by a voucher, each with the link that enters it. */
export function WaitingVisits({ rows, hrefs }: Props) {
  const { t, i18n } = useTranslation("ftVouchers");
  const locale = i18n.language as Locale;
  return (
    <Table
      caption={t("toEnterTitle")}
      columns={[
        { label: t("visit") },
        { label: t("patient") },
        { label: t("therapist") },
        { label: <span className="vh">{t("enter")}</span> },
      ]}
    >
      {rows.map(({ id, event, patientCard: { uuid, fullName, dateOfBirth, archived } }) => (
        <tr key={id}>
          <th scope="row" className="num nw">
            <a href={hrefs.event(event.id)}>{formatDateTime(event.beginAt, locale)}</a>
          </th>
          <td data-l={t("patient")}>
            <div className="row">
              <a href={hrefs.patient(uuid)}>{fullName}</a>
              {dateOfBirth && <span className="mute num nw">{formatDate(dateOfBirth, locale)}</span>}
            </div>
          </td>
          <td data-l={t("therapist")}>{event.owner?.fullName}</td>
          <td className="r">
            {archived ? (
              <span className="mute">{t("archivedCard")}</span>
            ) : (
              <a href={hrefs.enter(uuid)} aria-label={`${t("enter")}: ${fullName}`}>
                {t("enter")}
              </a>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
