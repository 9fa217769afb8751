import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";

type Props = { currency: Currency; opening: number; income: number; expense: number };

/** The cash before a period, what came and went in it, and the cash after it. */
export function BookSums({ currency, opening, income, expense }: Props) {
  const { t, i18n } = useTranslation("cash");
  const facts = [
    [t("opening"), opening],
    [t("income"), income],
    [t("expense"), -expense],
    [t("closing"), opening + income + expense],
  ] as const;
  return (
    <section aria-label={t("sums")} className="card">
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
