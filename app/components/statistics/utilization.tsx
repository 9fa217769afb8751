import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";

/** The part of some minutes that is taken, in per cent and in hours; more than all stays more. */
export function Utilization({ busy, of }: { busy: number; of: number | null }) {
  const { t, i18n } = useTranslation("statistics");
  const locale = i18n.language as Locale;
  const hours = (minutes: number) => formatNumber(Math.round(minutes / 60), locale);
  if (!of) return "–";
  return (
    <>
      {t("share", { share: formatNumber(Math.round((busy / of) * 100), locale) })}{" "}
      <span className="mute">{t("utilizationOf", { busy: hours(busy), working: hours(of) })}</span>
    </>
  );
}
