import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney } from "#rules/format.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import type { Currency } from "#rules/money/currency.ts";
import { Table } from "../base/table.tsx";
import { Letter, type PrintedCenter } from "../prints/letter.tsx";

type Props = {
  center: PrintedCenter;
  box: string;
  /** The month, or reception's day. */
  period: string;
  sums: { opening: number; income: number; expense: number };
  rows: GridRow<"cashEntries">[];
  currency: Currency;
  today: string;
};

/** The cash book of a period as it is filed: every entry in order, with the cash before and after. */
export function PrintedBook({ center, box, period, sums: { opening, income, expense }, rows, currency, today }: Props) {
  const { t, i18n } = useTranslation("cash");
  const locale = i18n.language as Locale;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  const columns = [
    { label: t("receiptNumber") },
    { label: t("date") },
    { label: t("purpose") },
    { label: t("by") },
    { label: t("income"), right: true },
    { label: t("expense"), right: true },
    { label: t("balance"), right: true },
  ];
  const foot = [
    [t("opening"), null, null, opening],
    [t("closing"), income, -expense || 0, opening + income + expense],
  ] as const;
  return (
    <Letter center={center} about={`${box} · ${period}`}>
      <h1>{t("book")}</h1>
      <Table
        caption={t("book")}
        tight
        columns={columns}
        foot={foot.map(([label, came, went, cash]) => (
          <tr key={label} className="sum">
            <th scope="row" colSpan={4}>
              {label}
            </th>
            <td data-l={t("income")} className="r">
              {came !== null && money(came)}
            </td>
            <td data-l={t("expense")} className="r">
              {went !== null && money(went)}
            </td>
            <td data-l={t("balance")} className="r">
              {money(cash)}
            </td>
          </tr>
        ))}
      >
        {rows.map(({ id, receipt, entered, payer, purpose, income, expense, balance }) => (
          <tr key={id}>
            <th scope="row" className="num nw">
              {receipt!.number}
            </th>
            <td data-l={t("date")} className="num nw">
              {formatDateTime(entered!.at, locale)}
            </td>
            <td data-l={t("purpose")}>{[payer?.fullName, purpose].filter(Boolean).join(" – ")}</td>
            <td data-l={t("by")}>{entered!.by}</td>
            <td data-l={t("income")} className="r">
              {income && money(income.amount)}
            </td>
            <td data-l={t("expense")} className="r">
              {expense && money(expense.amount)}
            </td>
            <td data-l={t("balance")} className="r">
              {money(balance!.amount)}
            </td>
          </tr>
        ))}
      </Table>
      <p className="top">{t("printedOn", { date: formatDate(today, locale) })}</p>
    </Letter>
  );
}
