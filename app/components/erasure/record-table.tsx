import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatNumber } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type RecordRow = {
  id: number;
  number: number;
  uuid: string;
  erasedAt: string;
  requestedOn: string | null;
  firstEntryOn: string | null;
  lastEntryOn: string | null;
  keptUntil: string | null;
  retentionYears: number;
  reports: number;
  attachments: number;
  erasedBy: { fullName: string };
  disposal: { proposedAt: string; alone: boolean; proposedBy: { fullName: string } } | null;
};

/** The record of disposed cards on paper. */
export function RecordTable({ rows }: { rows: RecordRow[] }) {
  const { t, i18n } = useTranslation("erasure");
  const locale = i18n.language as Locale;
  const day = (date: string) => formatDate(date, locale);
  const columns = [
    { label: t("number") },
    { label: t("span") },
    { label: t("reports"), right: true },
    { label: t("attachments"), right: true },
    { label: t("retained") },
    { label: t("proposedBy") },
    { label: t("confirmedBy") },
  ];
  return (
    <Table caption={t("recordTitle")} columns={columns} tight>
      {rows.map(
        ({
          id,
          number,
          uuid,
          erasedAt,
          requestedOn,
          firstEntryOn,
          lastEntryOn,
          keptUntil,
          retentionYears,
          reports,
          attachments,
          erasedBy,
          disposal,
        }) => (
          <tr key={id}>
            <th scope="row" className="num">
              {number}
              <br />
              <small className="mute">{uuid.slice(0, 8)}</small>
            </th>
            <td data-l={t("span")} className="num nw">
              {lastEntryOn ? (
                [...new Set([firstEntryOn!, lastEntryOn].map((date) => date.slice(0, 4)))].join("–")
              ) : (
                <span className="mute">{t("noEntry")}</span>
              )}
            </td>
            <td data-l={t("reports")} className="num r">
              {formatNumber(reports, locale)}
            </td>
            <td data-l={t("attachments")} className="num r">
              {formatNumber(attachments, locale)}
            </td>
            <td data-l={t("retained")} className="num">
              {keptUntil ? t("retainedYears", { count: retentionYears, until: day(keptUntil) }) : "–"}
            </td>
            <td data-l={t("proposedBy")}>
              {disposal ? (
                <>
                  {disposal.proposedBy.fullName}, {day(disposal.proposedAt)}
                </>
              ) : (
                t("onRequest", { date: day(requestedOn!) })
              )}
            </td>
            <td data-l={t("confirmedBy")}>
              {erasedBy.fullName}, {day(erasedAt)}
              {disposal?.alone && <span className="mute"> ({t("alone")})</span>}
            </td>
          </tr>
        ),
      )}
    </Table>
  );
}
