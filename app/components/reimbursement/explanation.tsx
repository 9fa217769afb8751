import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, formatNumber, type Money } from "#rules/format.ts";

type Props = {
  decree: {
    referenceYear: number;
    pointPrice: Money;
    pointPriceWithBonus: Money;
    ceiling: number;
    listedDiagnoses: string[];
    unlimitedDiagnoses: string[];
  };
};

/** The rules of the decree, as far as the figures follow them. */
export function Explanation({ decree }: Props) {
  const { t, i18n } = useTranslation("reimbursement");
  const locale = i18n.language as Locale;
  const prices = {
    from: formatMoney(decree.pointPrice, locale),
    to: formatMoney(decree.pointPriceWithBonus, locale),
  };
  return (
    <section className="part">
      <h2>{t("explanation")}</h2>
      <p className="mute mb">
        {t("diagnosesText")} {t("operations")}{" "}
        {t("ceilingText", { factor: formatNumber(decree.ceiling / 100, locale, 2), year: decree.referenceYear })}
      </p>
      <dl className="facts">
        <dt>{t("listedDiagnoses", prices)}</dt>
        <dd>{decree.listedDiagnoses.join(", ")}</dd>
        <dt>{t("unlimitedDiagnoses")}</dt>
        <dd>{decree.unlimitedDiagnoses.join(", ")}</dd>
      </dl>
    </section>
  );
}
