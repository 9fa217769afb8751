import { useTranslation } from "react-i18next";
import type { Locale, PaymentMethod } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";

export type MethodSum = { method: PaymentMethod; amount: number; rounding: number };
type Props = { currency: Currency; byMethod: MethodSum[] };

/** The sums that came by each method on the days of a filter, with the rounding of cash apart, as in the sums of months. */
export function MethodSums({ currency, byMethod }: Props) {
  const { t, i18n } = useTranslation("payments");
  const rounding = byMethod.reduce((sum, one) => sum + one.rounding, 0);
  const facts = [
    ...byMethod.map(({ method, amount }) => [t(`methods.${method}`), amount] as const),
    ...(rounding === 0 ? [] : [[t("sumRounding"), rounding] as const]),
  ];
  if (facts.length === 0) return null;
  return (
    <section aria-label={t("sumsByMethod")} className="card">
      <p className="mute small">{t("sumsByMethod")}</p>
      <dl className="cells">
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatMoney({ amount, currency }, i18n.language as Locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
