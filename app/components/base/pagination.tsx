import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

type Props = {
  list: { items: readonly unknown[]; page: number; pageSize: number; total: number; totalIsCapped?: boolean };
  /** Omitted where the buttons of a form lead on. */
  hrefOf?: (page: number) => string;
};

/** "Zobrazeno 1–50, celkem 4 213" and the ways on; a total too dear to count is capped, and there are more than it. */
export function Pagination({ list: { items, page, pageSize, total, totalIsCapped }, hrefOf }: Props) {
  const { t, i18n } = useTranslation("common");
  const number = (value: number) => formatNumber(value, i18n.language as Locale);
  const first = (page - 1) * pageSize + 1;
  const last = first + items.length - 1;
  const all = totalIsCapped ? t("moreThan", { number: number(total) }) : number(total);
  const previousHref = page > 1 ? hrefOf?.(page - 1) : undefined;
  const nextHref = last < total ? hrefOf?.(page + 1) : undefined;
  return (
    <div className="page">
      <span className="num">{t("shown", { from: number(first), to: number(last), total: all })}</span>
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
  if (!href)
    return (
      <span aria-disabled="true">
        <Icon name={icon} label={label} />
      </span>
    );
  return (
    <a href={href} rel={rel} title={label}>
      <Icon name={icon} label={label} />
    </a>
  );
}
