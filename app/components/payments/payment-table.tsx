import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatMoney } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { PaymentState } from "./payment-state.tsx";

type Row = Parameters<typeof PaymentState>[0]["payment"] & {
  id: number;
  createdAt: string;
  payer: string | null;
  patientCard: { uuid: string; fullName: string } | null;
  paymentItems: { name: string }[];
};
type Props = { rows: Row[]; hrefOf: (id: number) => string; cardHref: (uuid: string) => string };

export function PaymentTable({ rows, hrefOf, cardHref }: Props) {
  const { t, i18n } = useTranslation("payments");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("what") },
    { label: t("payer") },
    { label: t("createdAt") },
    { label: t("state") },
    { label: t("price"), right: true },
  ];
  return (
    <Table caption={t("listTitle")} columns={columns}>
      {rows.map(({ id, createdAt, payer, patientCard, paymentItems, ...payment }) => (
        <tr key={id}>
          <th scope="row">
            <a href={hrefOf(id)}>{paymentItems.map(({ name }) => name).join(", ")}</a>
          </th>
          <td data-l={t("payer")}>
            {patientCard ? (
              <a href={cardHref(patientCard.uuid)}>{patientCard.fullName}</a>
            ) : (
              (payer ?? <span className="mute">{t("noPayer")}</span>)
            )}
          </td>
          <td data-l={t("createdAt")} className="num">
            {formatDateTime(createdAt, locale)}
          </td>
          <td data-l={t("state")}>
            <PaymentState payment={payment} />
          </td>
          <td data-l={t("price")} className="r">
            {formatMoney(payment.price, locale)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
