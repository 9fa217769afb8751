import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import { MethodSums, type MethodSum } from "./method-sums.tsx";

type Props = { currency: Currency; price: number; paid: number; disallowed: number; byMethod: MethodSum[] };

/** The sums of all payments that a list shows, and what came by each method on its days. */
export function PaymentSums({ currency, price, paid, disallowed, byMethod }: Props) {
  const { t, i18n } = useTranslation("payments");
  const facts = [
    [t("sumPrice"), price],
    [t("sumPaid"), paid],
    ...(disallowed > 0 ? ([[t("disallowed"), disallowed]] as const) : []),
    [t("sumLeft"), owedOf({ price, paid, disallowed })],
  ] as const;
  return (
    <>
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
      <MethodSums byMethod={byMethod} currency={currency} />
    </>
  );
}
