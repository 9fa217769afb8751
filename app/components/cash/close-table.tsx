import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { Table } from "../base/table.tsx";

type Row = {
  id: number;
  at: string;
  counted: number;
  difference: number;
  reason: string | null;
  profile: { fullName: string };
};

/** The closes of a cash box: what was counted, and how it differed from the book. */
export function CloseTable({ rows, currency }: { rows: Row[]; currency: Currency }) {
  const { t, i18n } = useTranslation("cash");
  const locale = i18n.language as Locale;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const columns = [
    { label: t("closedAt") },
    { label: t("by") },
    { label: t("counted"), right: true },
    { label: t("difference"), right: true },
  ];
  return (
    <Table caption={t("closes")} columns={columns}>
      {rows.map(({ id, at, counted, difference, reason, profile }) => (
        <tr key={id}>
          <th scope="row" className="num">
            {formatDateTime(at, locale)}
          </th>
          <td data-l={t("by")}>{profile.fullName}</td>
          <td data-l={t("counted")} className="r">
            {money(counted)}
          </td>
          <td data-l={t("difference")} className="r">
            {reason && <span className="mute">{reason} </span>}
            {money(difference)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
