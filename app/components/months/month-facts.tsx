import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import { monthSums, type MonthSums } from "#rules/months/sums.ts";

/** All sums of a month. */
export function MonthFacts({ sums, currency }: { sums: MonthSums; currency: Currency }) {
  const { t, i18n } = useTranslation("months");
  return (
    <dl className="facts mb">
      {monthSums.map((sum) => (
        <Fragment key={sum}>
          <dt>{t(`sums.${sum}`)}</dt>
          <dd className="num">{formatMoney({ amount: sums[sum], currency }, i18n.language as Locale)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
