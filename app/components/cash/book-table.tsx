import { useTranslation } from "react-i18next";
import type { CashDirection, Locale } from "#rules/codes.ts";
import { formatDateTime, formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { Table } from "../base/table.tsx";

export type BookRow = {
  balance: number;
  entry: {
    id: number;
    number: string;
    at: string;
    direction: CashDirection;
    amount: { amount: number };
    reason: string | null;
    profile: { fullName: string };
    payment: { id: number; payer: string | null; patientCard: { fullName: string } | null } | null;
  };
};
type Props = {
  rows: BookRow[];
  currency: Currency;
  receiptHref: (entry: number) => string;
  paymentHref: (payment: number) => string;
};

/** The entries of a cash book, each with the cash that was in the box after it. */
export function BookTable({ rows, currency, receiptHref, paymentHref }: Props) {
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
  return (
    <Table caption={t("book")} columns={columns}>
      {rows.map(({ balance, entry }) => (
        <tr key={entry.id}>
          <th scope="row" className="num">
            <a href={receiptHref(entry.id)} data-hard>
              {entry.number}
            </a>
          </th>
          <td data-l={t("date")} className="num">
            {formatDateTime(entry.at, locale)}
          </td>
          <td data-l={t("purpose")}>
            {entry.payment && (
              <a href={paymentHref(entry.payment.id)}>
                {entry.payment.patientCard?.fullName ?? entry.payment.payer ?? t("payment")}
              </a>
            )}{" "}
            {entry.reason}
          </td>
          <td data-l={t("by")}>{entry.profile.fullName}</td>
          <td data-l={t("income")} className="r">
            {entry.direction === "IN" && money(entry.amount.amount)}
          </td>
          <td data-l={t("expense")} className="r">
            {entry.direction === "OUT" && money(-entry.amount.amount)}
          </td>
          <td data-l={t("balance")} className="r">
            {money(balance)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
