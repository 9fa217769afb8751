import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";
import { RailFold } from "./rail-fold.tsx";

export type RailItem = {
  label: string;
  href: string;
  icon: IconName;
  current?: boolean;
  badge?: { count: number; meaning: string };
  /** At the foot of the sidebar. */
  last?: boolean;
};

/** The areas of the product: a column from sm on, below it a bottom bar of the first four and "more". */
export function Rail({ items, moreHref }: { items: RailItem[]; moreHref: string }) {
  const { t } = useTranslation("common");
  const hidden = items.slice(4);
  return (
    <nav className="rail" aria-label={t("mainNavigation")}>
      <ul>
        {items.map((item, at) => (
          <li
            key={item.href}
            className={[at > 3 && "wide", item.last && "last"].filter(Boolean).join(" ") || undefined}
          >
            <Area {...item} />
          </li>
        ))}
        {hidden.length > 0 && (
          <li className="more">
            <Area label={t("more")} href={moreHref} icon="menu" current={hidden.some(({ current }) => current)} />
          </li>
        )}
        <RailFold />
      </ul>
    </nav>
  );
}

function Area({ label, href, icon, current, badge }: RailItem) {
  return (
    <a href={href} aria-current={current ? "page" : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
      {badge && badge.count > 0 && (
        <span className="badge">
          {badge.count}
          <span className="vh"> {badge.meaning}</span>
        </span>
      )}
    </a>
  );
}
