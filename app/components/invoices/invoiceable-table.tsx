import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { areOfSeveral } from "./are-alike.ts";
import { PaymentState } from "../payments/payment-state.tsx";

export type InvoiceableRow = {
  id: number;
  variableSymbol: string;
  createdAt: string;
  price: Money;
  paid: { amount: number };
  payedAt: string | null;
  canceledAt: string | null;
  payer: string | null;
  patientCard: { uuid: string; fullName: string } | null;
  paymentItems: { name: string }[];
};
type Props = {
  rows: InvoiceableRow[];
  hrefOf: (id: number) => string;
  /** Whether each can be chosen, and is by default. */
  choose?: "chosen" | "open";
};

/** Payments that can be on an invoice, or will be: those of several patients name them in place of their payer. */
export function InvoiceableTable({ rows, hrefOf, choose }: Props) {
  const { t, i18n } = useTranslation(["payments", "invoices"]);
  const locale = i18n.language as Locale;
  const several = areOfSeveral(rows);
  const whose = t(several ? "patient" : "payer");
  const columns = [t("symbol"), t("lines"), whose, t("createdAt"), t("state")].map((label) => ({ label }));
  return (
    <Table caption={t("invoices:joint")} columns={[...columns, { label: t("price"), right: true }]}>
      {rows.map((payment) => (
        <tr key={payment.id}>
          <th scope="row" className="num">
            <span className="choose">
              {choose && (
                <input
                  type="checkbox"
                  name="payment"
                  value={payment.id}
                  defaultChecked={choose === "chosen"}
                  aria-label={t("choosePayment", { symbol: payment.variableSymbol })}
                />
              )}
              <a href={hrefOf(payment.id)}>{payment.variableSymbol}</a>
            </span>
          </th>
          <td data-l={t("lines")}>{payment.paymentItems.map(({ name }) => name).join(", ")}</td>
          <td data-l={whose}>{several ? payment.patientCard?.fullName : payment.payer}</td>
          <td data-l={t("createdAt")} className="num">
            {formatDate(new Date(payment.createdAt), locale)}
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
