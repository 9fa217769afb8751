import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

type Item = { label: string; href: string; icon: IconName; text?: string; badge?: number };

/** Links, one under another: the "more" page, the index of settings. */
export function LinkList({ items }: { items: Item[] }) {
  return (
    <ul className="places">
      {items.map(({ label, href, icon, text, badge }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              {label}
              {text && <small>{text}</small>}
            </span>
            {badge ? <span className="badge">{badge}</span> : null}
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
