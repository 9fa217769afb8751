import { useTranslation } from "react-i18next";
import type { Locale, PaymentMethod } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";

type Props = {
  currency: Currency;
  price: number;
  paid: number;
  byMethod: { method: PaymentMethod; amount: number; rounding: number }[];
};

/** The sums of all payments that a list shows, with what came by each method. */
export function PaymentSums({ currency, price, paid, byMethod }: Props) {
  const { t, i18n } = useTranslation("payments");
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.language as Locale);
  const facts = [
    [t("sumPrice"), price],
    [t("sumPaid"), paid],
    [t("sumLeft"), price - paid],
    ...byMethod.map(({ method, amount, rounding }) => [t(`methods.${method}`), amount + rounding] as const),
  ] as const;
  return (
    <section aria-label={t("sums")} className="card">
      <dl className="cells">
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
