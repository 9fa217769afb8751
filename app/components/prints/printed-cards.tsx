import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";

/** Number of cards printed here, and of all when there are more. */
export function PrintedCards({ total, totalIsCapped, most }: { total: number; totalIsCapped: boolean; most: number }) {
  const { t, i18n } = useTranslation("prints");
  const all = formatNumber(total, i18n.language as Locale);
  if (total <= most && !totalIsCapped) return <p>{t(total === 0 ? "noCards" : "cards", { count: total })}</p>;
  return <p>{t("cardsCut", { most, total: totalIsCapped ? t("moreThan", { number: all }) : all })}</p>;
}
