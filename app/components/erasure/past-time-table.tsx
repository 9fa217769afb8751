import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatNumber } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { KeepLink } from "./keep-link.tsx";

export type PastTimeRow = {
  patientCard: { id: number; uuid: string; fullName: string; dateOfBirth: string | null };
  lastEntryOn: string | null;
  visits: number;
  reports: number;
  attachments: number;
  lastKept: { until: string; reason: string } | null;
};
type Props = {
  rows: PastTimeRow[];
  hrefOf: (uuid: string) => string;
  keepHrefOf: (uuid: string) => string;
};

/** The cards of a proposal: patient, date, and extent of the documentation. */
export function PastTimeTable({ rows, hrefOf, keepHrefOf }: Props) {
  const { t, i18n } = useTranslation("erasure");
  const locale = i18n.language as Locale;
  const number = (label: string, value: number): ReactNode => (
    <td data-l={label} className="num r">
      {formatNumber(value, locale)}
    </td>
  );
  return (
    <Table
      caption={t("due")}
      columns={[
        { label: t("card") },
        { label: t("born") },
        { label: t("lastEntryHead") },
        { label: t("visits"), right: true },
        { label: t("reports"), right: true },
        { label: t("attachments"), right: true },
        { label: <span className="vh">{t("keep")}</span> },
      ]}
    >
      {rows.map(
        ({ patientCard: { id, uuid, fullName, dateOfBirth }, lastEntryOn, visits, reports, attachments, lastKept }) => (
          <tr key={id}>
            <th scope="row">
              <a href={hrefOf(uuid)}>{fullName}</a>
            </th>
            <td data-l={t("born")} className="num nw">
              {dateOfBirth && formatDate(dateOfBirth, locale)}
            </td>
            <td data-l={t("lastEntryHead")} className="num nw">
              {lastEntryOn ? formatDate(lastEntryOn, locale) : <span className="mute">{t("noEntry")}</span>}
            </td>
            {number(t("visits"), visits)}
            {number(t("reports"), reports)}
            {number(t("attachments"), attachments)}
            <td className="r">
              <KeepLink name={fullName} kept={lastKept} href={keepHrefOf(uuid)} />
            </td>
          </tr>
        ),
      )}
    </Table>
  );
}
