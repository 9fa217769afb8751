import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

type Props = { from: number; to: number; total: number | { moreThan: number }; previousHref?: string; nextHref?: string };

/** "Zobrazeno 1–50 z 4 213" and the ways on; a total too dear to count is `{ moreThan: 1000 }`. */
export function Pagination({ from, to, total, previousHref, nextHref }: Props) {
  const { t, i18n } = useTranslation("common");
  const number = (value: number) => formatNumber(value, i18n.language as Locale);
  const all = typeof total === "number" ? number(total) : t("moreThan", { number: number(total.moreThan) });
  return (
    <div className="page">
      <span className="num">{t("shown", { from: number(from), to: number(to), total: all })}</span>
      {(previousHref || nextHref) && (
        <nav className="seg" aria-label={t("pages")}>
          <Step icon="left" label={t("previousPage")} href={previousHref} rel="prev" />
          <Step icon="right" label={t("nextPage")} href={nextHref} rel="next" />
        </nav>
      )}
    </div>
  );
}

function Step({ icon, label, href, rel }: { icon: IconName; label: string; href?: string; rel: string }) {
  if (!href) return <span aria-disabled="true"><Icon name={icon} label={label} /></span>;
  return <a href={href} rel={rel} title={label}><Icon name={icon} label={label} /></a>;
}
