import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AttendanceState, Locale, PaymentMethod } from "#rules/codes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { buttonClass } from "../../base/button-link.tsx";

export type ChargedVisit = {
  id: number;
  state: AttendanceState;
  payment: VisitPayment | null;
  /** Of a missed visit, what the centre asks for it. */
  missedFee: Money | null;
  usableProcedureVouchers: {
    available: number;
    /** Its last day where that is soon. */
    endingOn: IsoDate | null;
    procedureVoucher: { id: number; name: string };
  }[];
};
type VisitPayment = {
  id: number;
  price: Money;
  paid: { amount: number };
  paymentMethod: PaymentMethod | null;
  canceledAt: string | null;
  cancelReason: string | null;
};
type ChargeProps = { visit: ChargedVisit; action: string; back: string; paymentHref: (id: number) => string };

/**
 * The way to the payment of a visit: a link to it, or the button by which it arises, of a missed one the fee; next to it
 * the vouchers that can pay it instead, while nothing is paid.
 */
export function Charge({ visit, action, back, paymentHref }: ChargeProps) {
  const { t, i18n } = useTranslation("events");
  const { id, state, payment, missedFee, usableProcedureVouchers } = visit;
  const locale = i18n.language as Locale;
  if (payment && (!payment.canceledAt || payment.cancelReason !== null)) {
    const { price, paid, canceledAt, paymentMethod } = payment;
    const amount = price.amount - paid.amount;
    const left = formatMoney({ amount, currency: price.currency }, locale);
    const isPaid = paymentMethod === "VOUCHER" ? t("paidByVoucher") : t("paid");
    return (
      <>
        <a href={paymentHref(payment.id)} data-key="u" title={t("key", { key: "u" })}>
          {canceledAt ? t("paymentCanceled") : amount > 0 ? t("payLeft", { amount: left }) : isPaid}
        </a>
        {!canceledAt && paid.amount === 0 && amount > 0 && (
          <Vouchers vouchers={usableProcedureVouchers} id={id} action={action} back={back} />
        )}
      </>
    );
  }
  if (state === "EXCUSED" && !missedFee) return null;
  return (
    <>
      {missedFee?.amount !== 0 && (
        <Form method="post" action={action}>
          <input type="hidden" name="attendance" value={id} />
          <button
            className={buttonClass("plain", true)}
            name="charge"
            value="1"
            data-key="u"
            title={t("key", { key: "u" })}
          >
            {missedFee ? t("chargeFee", { amount: formatMoney(missedFee, locale) }) : t("pay")}
          </button>
        </Form>
      )}
      <Vouchers vouchers={usableProcedureVouchers} id={id} action={action} back={back} />
    </>
  );
}
type VouchersProps = { vouchers: ChargedVisit["usableProcedureVouchers"]; id: number; action: string; back: string };

/** One press takes the visit off a voucher. */
function Vouchers({ vouchers, id, action, back }: VouchersProps) {
  const { t, i18n } = useTranslation("events");
  return vouchers.map(({ available, endingOn, procedureVoucher: { id: voucher, name } }) => (
    <Form key={voucher} method="post" action={action}>
      <input type="hidden" name="attendance" value={id} />
      <input type="hidden" name="redirect" value={back} />
      <button className={buttonClass("plain", true)} name="voucher" value={voucher} title={name}>
        {endingOn
          ? t("useEndingVoucher", { left: available, day: formatDate(endingOn, i18n.language as Locale) })
          : t("useVoucher", { left: available })}
        <span className="vh">: {name}</span>
      </button>
    </Form>
  ));
}
