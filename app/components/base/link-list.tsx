import { Icon } from "./icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

type Item = {
  label: string;
  href: string;
  icon: IconName;
  text?: string;
  badge?: number;
  /** The number of what it leads to. */
  count?: number;
  /** A thing that is missing there, in words. */
  lacks?: string;
};

/** Links, one under another: the "more" page, the index of settings. A page of hits begins at the first. */
export function LinkList({ items, startsHere }: { items: Item[]; startsHere?: boolean }) {
  return (
    <ul className="places">
      {items.map(({ label, href, icon, text, badge, count, lacks }, at) => (
        <li key={href}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter opens what was searched for. */}
          <a href={href} autoFocus={startsHere && at === 0}>
            <Icon name={icon} />
            <span>
              {label}
              {text && <small>{text}</small>}
              {lacks && (
                <small className="err">
                  <Icon name="warning" /> {lacks}
                </small>
              )}
            </span>
            {count !== undefined && <small className="num">{count}</small>}
            {badge ? <span className="badge">{badge}</span> : null}
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
