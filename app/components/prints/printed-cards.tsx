import { useTranslation } from "react-i18next";

/** Number of cards printed here, and of all when there are more. */
export function PrintedCards({ total, totalIsCapped, most }: { total: number; totalIsCapped: boolean; most: number }) {
  const { t } = useTranslation("prints");
  if (total <= most && !totalIsCapped) return <p>{t(total === 0 ? "noCards" : "cards", { count: total })}</p>;
  return <p>{t("cardsCut", { most, total: totalIsCapped ? t("moreThan", { count: total }) : total })}</p>;
}
