import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Row = {
  id: number;
  account: string | null;
  number: string | null;
  from: string | null;
  to: string | null;
  createdAt: string;
  createdBy: { fullName: string };
  movements: number;
  waiting: number;
};
type Props = { rows: Row[]; hrefOf: (id: number) => string };

/** The imported statements, with the number of movements that wait for a decision. */
export function StatementTable({ rows, hrefOf }: Props) {
  const { t, i18n } = useTranslation("bankStatements");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("period") },
    { label: t("number") },
    { label: t("account") },
    { label: t("importedAt") },
    { label: t("by") },
    { label: t("movements"), right: true },
    { label: t("waiting"), right: true },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map(({ id, account, number, from, to, createdAt, createdBy, movements, waiting }) => (
        <tr key={id}>
          <th scope="row">
            <a href={hrefOf(id)}>{periodOf(from, to, locale) || t("unnumbered")}</a>
          </th>
          <td data-l={t("number")} className="num">
            {number}
          </td>
          <td data-l={t("account")} className="num">
            {account}
          </td>
          <td data-l={t("importedAt")} className="num">
            {formatDateTime(createdAt, locale)}
          </td>
          <td data-l={t("by")}>{createdBy.fullName}</td>
          <td data-l={t("movements")} className="r">
            {movements}
          </td>
          <td data-l={t("waiting")} className="r">
            {waiting > 0 ? <b>{waiting}</b> : waiting}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `1. 3. 2026 – 14. 3. 2026`, or the one day. */
export function periodOf(from: string | null, to: string | null, locale: Locale): string {
  const days = [...new Set([from, to].filter((day) => day !== null))];
  return days.map((day) => formatDate(day, locale)).join(" – ");
}
