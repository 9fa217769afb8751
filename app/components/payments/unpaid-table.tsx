import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type UnpaidRow = {
  id: number;
  owed: Money;
  createdAt: string;
  variableSymbol: string;
  payer: string | null;
  patientCard: { uuid: string; fullName: string } | null;
  invoice: { dueOn: string } | null;
  remindedAt: string | null;
};
type Props = { rows: UnpaidRow[]; hrefOf: (id: number) => string; cardHref: (uuid: string) => string };

/** Unpaid payments, each with its payer, when it arose, was due and reminded of, and what is left; some may be chosen. */
export function UnpaidTable({ rows, hrefOf, cardHref }: Props) {
  const { t, i18n } = useTranslation("payments");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("symbol") },
    { label: t("payer") },
    { label: t("createdAt") },
    { label: t("dueOn") },
    { label: t("remindedAt") },
    { label: t("left"), right: true },
  ];
  return (
    <Table caption={t("unpaidTitle")} columns={columns}>
      {rows.map(({ id, owed, createdAt, variableSymbol, payer, patientCard, invoice, remindedAt }) => (
        <tr key={id}>
          <th scope="row" className="num">
            <span className="choose">
              <input
                type="checkbox"
                name="payment"
                value={id}
                aria-label={t("choosePayment", { symbol: variableSymbol })}
              />
              <a href={hrefOf(id)}>{variableSymbol}</a>
            </span>
          </th>
          <td data-l={t("payer")}>
            {patientCard ? (
              <>
                <a href={cardHref(patientCard.uuid)}>{patientCard.fullName}</a>
                {payer && <span className="mute"> {t("paidBy", { payer })}</span>}
              </>
            ) : (
              (payer ?? <span className="mute">{t("noPayer")}</span>)
            )}
          </td>
          <td data-l={t("createdAt")} className="num">
            {formatDate(new Date(createdAt), locale)}
          </td>
          <td data-l={t("dueOn")} className="num">
            {formatDate(invoice?.dueOn ?? new Date(createdAt), locale)}
          </td>
          <td data-l={t("remindedAt")} className="num">
            {remindedAt && formatDate(new Date(remindedAt), locale)}
          </td>
          <td data-l={t("left")} className="r">
            {formatMoney(owed, locale)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
