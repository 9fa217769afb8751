import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type PastHandover = {
  id: number;
  createdAt: string;
  createdBy: { fullName: string };
  /** Null for the waiting list. */
  to: { fullName: string } | null;
  events: number;
  waitingPatients: number;
  undoneAt: string | null;
};

/** Work of a colleague that was handed over, each to be undone while it is not. */
export function PastHandovers({ rows, undoHref }: { rows: PastHandover[]; undoHref: (id: number) => string }) {
  const { t, i18n } = useTranslation("staffWork");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("when") },
    { label: t("to") },
    { label: t("by") },
    { label: t("eventsCount"), right: true },
    { label: t("waitingCount"), right: true },
    { label: <span className="vh">{t("undo")}</span> },
  ];
  return (
    <Table caption={t("pastTitle")} columns={columns}>
      {rows.map(({ id, createdAt, createdBy, to, events, waitingPatients, undoneAt }) => (
        <tr key={id}>
          <th scope="row" className="num nw">
            {formatDateTime(createdAt, locale)}
          </th>
          <td data-l={t("to")}>{to?.fullName ?? t("waitingListName")}</td>
          <td data-l={t("by")}>{createdBy.fullName}</td>
          <td data-l={t("eventsCount")} className="r num">
            {events}
          </td>
          <td data-l={t("waitingCount")} className="r num">
            {waitingPatients}
          </td>
          <td>
            {undoneAt ? (
              <span className="mute">{t("undoneAt", { when: formatDateTime(undoneAt, locale) })}</span>
            ) : (
              <a href={undoHref(id)}>{t("undo")}</a>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
