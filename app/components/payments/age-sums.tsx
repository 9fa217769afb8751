import { useTranslation } from "react-i18next";
import type { Locale, UnpaidAge } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";

type Props = { currency: Currency; ages: { age: UnpaidAge; count: number; amount: number }[] };

/** The sum and the number of unpaid payments of each age. */
export function AgeSums({ currency, ages }: Props) {
  const { t, i18n } = useTranslation("payments");
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.language as Locale);
  return (
    <section aria-label={t("sums")} className="card">
      <dl className="cells">
        {ages.map(({ age, count, amount }) => (
          <div key={age}>
            <dt>{t(`ages.${age}`)}</dt>
            <dd className="num">{t("owedCount", { amount: money(amount), count })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
