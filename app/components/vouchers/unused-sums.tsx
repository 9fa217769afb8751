import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";

/** The foot of the list of unused visits: the sums of all its pages, for each currency. */
export function UnusedSums({ sums }: { sums: { value: Money; paid: Money }[] }) {
  const { t, i18n } = useTranslation("vouchers");
  const locale = i18n.language as Locale;
  return sums.flatMap(({ value, paid }) => [
    <tr key={value.currency} className="sum">
      <th scope="row" colSpan={5}>
        {t("total")}
      </th>
      <td className="r">{formatMoney(value, locale)}</td>
    </tr>,
    <tr key={`${value.currency} paid`} className="sum">
      <th scope="row" colSpan={6}>
        {t("valuePaid")}
      </th>
      <td className="r">{formatMoney(paid, locale)}</td>
    </tr>,
  ]);
}
