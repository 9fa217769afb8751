import { useTranslation } from "react-i18next";
import type { Locale, PriceTarget } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";

type Row = {
  target: PriceTarget;
  id: number;
  name: string;
  price: Money;
  next: { validFrom: IsoDate; amount: number } | null;
};
type Props = { rows: Row[]; hrefOf: (row: Row) => string };

/** The offer of the centre with its prices of today, and the next ones where they come. */
export function PriceListTable({ rows, hrefOf }: Props) {
  const { t, i18n } = useTranslation("prices");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("name") },
    { label: t("kind") },
    { label: t("today"), right: true },
    { label: t("next"), right: true },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map((row) => (
        <tr key={`${row.target} ${row.id}`}>
          <th scope="row">
            <a href={hrefOf(row)}>{row.name}</a>
          </th>
          <td data-l={t("kind")}>{t(`kinds.${row.target}`)}</td>
          <td data-l={t("today")} className="r num">
            {formatMoney(row.price, locale)}
          </td>
          <td data-l={t("next")} className="r num">
            {row.next && (
              <span>
                {formatMoney({ ...row.price, amount: row.next.amount }, locale)}{" "}
                <span className="mute">{t("from", { date: formatDate(row.next.validFrom, locale) })}</span>
              </span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
