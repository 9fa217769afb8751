import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { disallowanceKinds, type DisallowanceKind, type Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";

type Props = {
  price: Money;
  recognised: Money;
  disallowances: readonly { kind: DisallowanceKind; amount: Money; takenBackAt: string | null }[];
  /** The payment that asks for the batch, alone or with others. */
  payment: { paid: Money; owed: Money };
  paymentHref: string;
};

/** The sums of a batch: asked, not recognised by kind, recognised; and what is paid and left of its payment. */
export function BatchSums({ price, recognised, disallowances, payment, paymentHref }: Props) {
  const { t, i18n } = useTranslation("insurerBilling");
  const money = (amount: Money) => formatMoney(amount, i18n.language as Locale);
  const live = disallowances.filter(({ takenBackAt }) => takenBackAt === null);
  const byKind = disallowanceKinds.flatMap((kind) => {
    const amount = live.reduce((sum, one) => (one.kind === kind ? sum + one.amount.amount : sum), 0);
    return amount > 0 ? [{ label: t(`settlement.kinds.${kind}`), amount: { ...price, amount: -amount } }] : [];
  });
  const sums = [
    { label: t("settlement.asked"), amount: price },
    ...byKind,
    { label: t("settlement.recognised"), amount: recognised },
    { label: t("settlement.paid"), amount: payment.paid },
  ];
  return (
    <dl className="facts">
      {sums.map(({ label, amount }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd className="num">{money(amount)}</dd>
        </Fragment>
      ))}
      <dt>{t("settlement.left")}</dt>
      <dd>
        {payment.owed.amount === 0 ? (
          <StateChip state="ok" icon="check">
            {t("settlement.settled")}
          </StateChip>
        ) : (
          <b className="num">{money(payment.owed)}</b>
        )}{" "}
        <a href={paymentHref}>{t("settlement.payment")}</a>
      </dd>
    </dl>
  );
}
