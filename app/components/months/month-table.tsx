import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { MonthSums } from "#rules/months/sums.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";

type Row = { month: string; sums: MonthSums; close: object | null; closable: boolean; reopenable: boolean };
type Props = {
  rows: Row[];
  currency: Currency;
  closeHref: (month: string) => string;
  reopenHref: (month: string) => string;
};

/** The months of a centre with their main sums; one can be closed, and one opened again. */
export function MonthTable({ rows, currency, closeHref, reopenHref }: Props) {
  const { t, i18n } = useTranslation("months");
  const locale = i18n.language as Locale;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const columns = [
    { label: t("month") },
    { label: t("sums.charged"), right: true },
    { label: t("paid"), right: true },
    { label: t("cashBooks"), right: true },
    { label: t("sums.invoiced"), right: true },
    { label: t("state") },
  ];
  return (
    <Table caption={t("title")} columns={columns}>
      {rows.map(({ month, sums, close, closable, reopenable }) => {
        const name = formatDate(`${month}-01`, locale, "month");
        return (
          <tr key={month}>
            <th scope="row">{name}</th>
            <td data-l={t("sums.charged")} className="r num">
              {money(sums.charged - sums.canceled)}
            </td>
            <td data-l={t("paid")} className="r num">
              {money(sums.cash + sums.card + sums.transfer)}
            </td>
            <td data-l={t("cashBooks")} className="r num">
              {money(sums.cashIn + sums.cashOut)}
            </td>
            <td data-l={t("sums.invoiced")} className="r num">
              {money(sums.invoiced - sums.credited)}
            </td>
            <td data-l={t("state")}>
              {close && (
                <>
                  <StateChip icon="lock">{t("isClosed")}</StateChip>{" "}
                </>
              )}
              {closable && (
                <a href={closeHref(month)}>
                  {t("close")}
                  <span className="vh"> {name}</span>
                </a>
              )}
              {reopenable && (
                <a href={reopenHref(month)}>
                  {t("reopen")}
                  <span className="vh"> {name}</span>
                </a>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
