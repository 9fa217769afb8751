import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { voucherState, type VoucherFacts } from "#rules/vouchers/state.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { EmptyState } from "../base/empty-state.tsx";
import { Table } from "../base/table.tsx";
import { PaymentState } from "../payments/payment-state.tsx";
import { VoucherState } from "./voucher-state.tsx";

type Row = Omit<VoucherFacts, "availableProceduresWithCount"> & {
  id: number;
  name: string;
  availableProceduresWithCount: { count: number; procedure: { id: number; name: string } }[];
  payment: {
    id: number;
    price: Money;
    paid: { amount: number };
    payedAt: string | null;
    canceledAt: string | null;
  } | null;
};
type Props = {
  rows: Row[];
  today: IsoDate;
  hrefOf: (id: number) => string;
  paymentHref: (id: number) => string;
  /** Left out for an archived card. */
  sellHref?: string;
};

/** A patient's vouchers with what is left of them. */
export function VoucherList({ rows, today, hrefOf, paymentHref, sellHref }: Props) {
  const { t, i18n } = useTranslation("vouchers");
  const locale = i18n.language as Locale;
  if (rows.length === 0)
    return (
      <EmptyState title={t("emptyTitle")} action={sellHref ? { href: sellHref, label: t("sell") } : undefined}>
        {t("emptyText")}
      </EmptyState>
    );
  const columns = [t("name"), t("left"), t("validTo"), t("payment"), t("state")].map((label) => ({ label }));
  return (
    <>
      {sellHref && (
        <p className="row mb">
          <ButtonLink href={sellHref} icon="plus">
            {t("sell")}
          </ButtonLink>
        </p>
      )}
      <Table caption={t("listTitle")} columns={columns}>
        {rows.map(({ id, name, payment, ...voucher }) => (
          <tr key={id}>
            <th scope="row">
              <a href={hrefOf(id)}>{name}</a>
            </th>
            <td data-l={t("left")}>
              <ul>
                {voucher.availableProceduresWithCount.map(({ procedure, count }) => (
                  <li key={procedure.id} className={count === 0 ? "mute" : undefined}>
                    {`${count}×\u00a0${procedure.name}`}
                  </li>
                ))}
              </ul>
            </td>
            <td data-l={t("validTo")} className="num">
              {formatDate(voucher.validTo, locale)}
            </td>
            <td data-l={t("payment")}>
              {payment && (
                <span className="row">
                  <a href={paymentHref(payment.id)}>{formatMoney(payment.price, locale)}</a>
                  <PaymentState payment={payment} />
                </span>
              )}
            </td>
            <td data-l={t("state")}>
              <VoucherState state={voucherState(voucher, today)} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
