import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPersonalNumber } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";

type Insurance = {
  validFrom: IsoDate;
  insuranceCompany: { code: string; name: string } | null;
  insuranceNumber: string | null;
  insuranceVariant: string | null;
};

/** A patient's insurances, the newest first; nothing where there is no record. */
export function InsuranceHistory({ insurances }: { insurances: Insurance[] }) {
  const { t, i18n } = useTranslation("patients");
  if (insurances.length === 0) return null;
  return (
    <section>
      <h2>{t("insuranceHistory")}</h2>
      <dl className="facts">
        {insurances.map(({ validFrom, insuranceCompany, insuranceNumber, insuranceVariant }) => (
          <Fragment key={validFrom}>
            <dt>{t("from", { date: formatDate(validFrom, i18n.language as Locale) })}</dt>
            <dd>
              {[
                insuranceCompany ? `${insuranceCompany.code} ${insuranceCompany.name}` : t("paysAlone"),
                insuranceNumber && formatPersonalNumber(insuranceNumber),
                insuranceVariant && t(`variant${insuranceVariant as "1"}`),
              ]
                .filter(Boolean)
                .join(", ")}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
