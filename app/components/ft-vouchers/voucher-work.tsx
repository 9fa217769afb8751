import { useTranslation } from "react-i18next";

type Props = { atRisk: number; toEnter: number; hrefs: { atRisk: string; toEnter: string } };

/** The work that waits with FT vouchers, each count with the list behind it; nothing where none waits. */
export function VoucherWork({ atRisk, toEnter, hrefs }: Props) {
  const { t } = useTranslation("ftVouchers");
  if (atRisk + toEnter === 0) return null;
  return (
    <section className="part">
      <h2>{t("listTitle")}</h2>
      <ul>
        {atRisk > 0 && (
          <li>
            <a href={hrefs.atRisk}>{t("atRiskCount", { count: atRisk })}</a>
          </li>
        )}
        {toEnter > 0 && (
          <li>
            <a href={hrefs.toEnter}>{t("toEnterCount", { count: toEnter })}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
