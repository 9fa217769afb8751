import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";

/** The foot of the list of unused visits: the sums of all its pages, for each currency. */
export function UnusedSums({ sums }: { sums: { value: Money; paid: Money }[] }) {
  const { t, i18n } = useTranslation("vouchers");
  const locale = i18n.language as Locale;
  return sums.map(({ value, paid }) => (
    <tr key={value.currency} className="sum">
      <th scope="row" colSpan={5}>
        {t("total")}
      </th>
      <td data-l={t("value")} className="r">
        {formatMoney(value, locale)}
      </td>
      <td data-l={t("valuePaid")} className="r">
        {formatMoney(paid, locale)}
      </td>
    </tr>
  ));
}
