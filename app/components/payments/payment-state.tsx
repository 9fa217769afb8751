import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { StateChip } from "../base/chip.tsx";

type Props = { payment: { price: Money; paid: { amount: number }; payedAt: string | null; canceledAt: string | null } };

/** The state of a payment in a word; of one that is paid in part, how much. */
export function PaymentState({ payment: { price, paid, payedAt, canceledAt } }: Props) {
  const { t, i18n } = useTranslation("payments");
  if (canceledAt) return <StateChip icon="ban">{t("states.canceled")}</StateChip>;
  if (payedAt)
    return (
      <StateChip state="ok" icon="check">
        {t("states.paid")}
      </StateChip>
    );
  const money = (amount: number) => formatMoney({ amount, currency: price.currency }, i18n.language as Locale);
  return (
    <StateChip state="todo" icon="payment">
      {paid.amount > 0 ? t("paidOf", { paid: money(paid.amount), price: money(price.amount) }) : t("states.unpaid")}
    </StateChip>
  );
}
