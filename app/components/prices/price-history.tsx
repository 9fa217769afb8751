import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { DayHistory } from "../dated-settings/day-history.tsx";

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
  return (
    <DayHistory
      title={t("history")}
      text={t("historyText")}
      words={{ validFrom: t("validFrom"), remove: t("remove"), from: (date) => t("from", { date }) }}
      columns={[t("price")]}
      rows={prices.map(({ id, validFrom, amount }) => ({
        validFrom,
        cells: [formatMoney({ amount, currency }, i18n.language as Locale)],
        removeHref: validFrom > today ? removeHref(id) : null,
      }))}
    >
      <p className="top">
        <ButtonLink href={addHref} icon="plus">
          {t("add")}
        </ButtonLink>
      </p>
    </DayHistory>
  );
}
