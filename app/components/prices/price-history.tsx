import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { Table } from "../base/table.tsx";

type Props = {
  prices: { id: number; validFrom: IsoDate; amount: number }[];
  currency: Currency;
  today: IsoDate;
  addHref: string;
  removeHref: (id: number) => string;
};

/** The prices of one service, product or preset by their days; coming ones can be removed. */
export function PriceHistory({ prices, currency, today, addHref, removeHref }: Props) {
  const { t, i18n } = useTranslation("prices");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("validFrom") },
    { label: t("price"), right: true },
    { label: <span className="vh">{t("remove")}</span> },
  ];
  return (
    <div className="sheet">
      <h2>{t("history")}</h2>
      <p className="mute mb">{t("historyText")}</p>
      {prices.length > 0 && (
        <Table caption={t("history")} columns={columns}>
          {prices.map(({ id, validFrom, amount }) => {
            const day = formatDate(validFrom, locale);
            return (
              <tr key={id}>
                <th scope="row" className="num">
                  {day}
                </th>
                <td data-l={t("price")} className="r num">
                  {formatMoney({ amount, currency }, locale)}
                </td>
                <td className="r">
                  {validFrom > today && (
                    <a href={removeHref(id)}>
                      {t("remove")}
                      <span className="vh"> {t("from", { date: day })}</span>
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </Table>
      )}
      <p className="top">
        <ButtonLink href={addHref} icon="plus">
          {t("add")}
        </ButtonLink>
      </p>
    </div>
  );
}
