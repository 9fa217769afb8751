import { Icon } from "./icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

type Item = { label: string; href: string; icon?: IconName; current?: boolean; title?: string };

/**
 * A few links side by side, of which one may be the current: views, periods. With an icon the label is only read out.
 */
export function Seg({ label, items }: { label: string; items: Item[] }) {
  return (
    <nav className="seg" aria-label={label}>
      {items.map((item) => (
        <a key={item.label} href={item.href} title={item.title} aria-current={item.current || undefined}>
          {item.icon && <Icon name={item.icon} />}
          {item.icon ? <span className="vh">{item.label}</span> : item.label}
        </a>
      ))}
    </nav>
  );
}
