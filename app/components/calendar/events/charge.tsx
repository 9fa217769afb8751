import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AttendanceState, InsurerCover, Locale, PaymentMethod, VisitCover } from "#rules/codes.ts";
import type { PaymentCancelCause } from "#rules/payments/cancel-causes.ts";
import { formatDate, formatMoney, type Money } from "#rules/format.ts";
import type { NextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { buttonClass } from "../../base/button-link.tsx";
import { useLimitWords } from "../../ft-vouchers/use-limit-words.ts";

export type ChargedVisit = {
  id: number;
  state: AttendanceState;
  payment: VisitPayment | null;
  cover: VisitCover;
  /** The ways in which an insurer can pay it. */
  insurerCovers: readonly InsurerCover[];
  /** The FT voucher that it is on. */
  ftVoucher: { id: number; visitsLeft: number; nextLimit: NextLimit | null } | null;
  /** By the price list; null without a service. */
  price: { amount: number } | null;
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
  owed: Money;
  paymentMethod: PaymentMethod | null;
  canceledAt: string | null;
  cancelCause: PaymentCancelCause | null;
};
type ChargeProps = {
  visit: ChargedVisit;
  action: string;
  back: string;
  paymentHref: (id: number) => string;
  ftVoucherHref: (id: number) => string;
};

/**
 * The way to the payment of a visit: a link to it, or the button by which it arises, of a missed one the fee; and other
 * payers to choose, while nothing is paid.
 */
export function Charge({ visit, action, back, paymentHref, ftVoucherHref }: ChargeProps) {
  const { t } = useTranslation("events");
  const limitWords = useLimitWords();
  const { id, state, payment, cover, price, missedFee, usableProcedureVouchers: vouchers } = visit;
  const form = { id, action, back };
  const insurer = cover === "FT_VOUCHER" || cover === "INSURER" ? cover : null;
  const isCharged = payment !== null && payment.cancelCause !== "WAIVED";
  const isOwed = isCharged && !payment.canceledAt && payment.paid.amount === 0 && payment.price.amount > 0;
  const isFree = missedFee ? missedFee.amount === 0 : insurer !== null || state === "EXCUSED" || !price?.amount;
  const mayReplace = insurer === null && (isCharged ? isOwed : state !== "EXCUSED" || missedFee !== null);
  return (
    <>
      {insurer && (
        <>
          {visit.ftVoucher ? (
            <a href={ftVoucherHref(visit.ftVoucher.id)}>
              {t("onVoucher", { left: visit.ftVoucher.visitsLeft })}
              {visit.ftVoucher.nextLimit && `, ${limitWords(visit.ftVoucher.nextLimit)}`}
            </a>
          ) : (
            <span>{t(`insurerPays.${insurer}`)}</span>
          )}
          <PayerButton {...form} insurer="NONE" />
        </>
      )}
      {isCharged && <PaymentLink payment={payment} href={paymentHref(payment.id)} />}
      {!isCharged && !isFree && <ChargeButton {...form} fee={missedFee} />}
      {mayReplace && <Vouchers {...form} vouchers={vouchers} />}
      {mayReplace &&
        (state === "PRESENT" || state === "NOT_SET") &&
        visit.insurerCovers.map((insurer) => <PayerButton key={insurer} {...form} insurer={insurer} />)}
    </>
  );
}

function PaymentLink({ payment: { owed, canceledAt, paymentMethod }, href }: { payment: VisitPayment; href: string }) {
  const { t, i18n } = useTranslation("events");
  const left = formatMoney(owed, i18n.language as Locale);
  const isPaid = paymentMethod === "VOUCHER" ? t("paidByVoucher") : t("paid");
  return (
    <a href={href} data-key="u" title={t("key", { key: "u" })}>
      {canceledAt ? t("paymentCanceled") : owed.amount > 0 ? t("payLeft", { amount: left }) : isPaid}
    </a>
  );
}
type FormProps = { id: number; action: string; back: string };

/** By one press the payment arises, and its page opens. */
function ChargeButton({ id, action, fee }: FormProps & { fee: Money | null }) {
  const { t, i18n } = useTranslation("events");
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="attendance" value={id} />
      <button
        className={buttonClass("plain", true)}
        name="charge"
        value="1"
        data-key="u"
        title={t("key", { key: "u" })}
      >
        {fee ? t("chargeFee", { amount: formatMoney(fee, i18n.language as Locale) }) : t("pay")}
      </button>
    </Form>
  );
}

/** One press says that an insurer pays the visit, or that the patient does again. */
function PayerButton({ id, action, back, insurer }: FormProps & { insurer: InsurerCover | "NONE" }) {
  const { t } = useTranslation("events");
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="attendance" value={id} />
      <input type="hidden" name="redirect" value={back} />
      <button
        className={buttonClass("plain", true)}
        name="insurer"
        value={insurer}
        data-key="j"
        title={t("key", { key: "j" })}
      >
        {insurer === "NONE" ? t("patientPays") : t(`insurerCovers.${insurer}`)}
      </button>
    </Form>
  );
}

type VouchersProps = FormProps & { vouchers: ChargedVisit["usableProcedureVouchers"] };

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
          : t("payWithVoucher", { left: available })}
        <span className="vh">: {name}</span>
      </button>
    </Form>
  ));
}
