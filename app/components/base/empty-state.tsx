import type { ReactNode } from "react";
import { ButtonLink } from "./button-link.tsx";

type Props = { title: string; children: ReactNode; action?: { href: string; label: string; shortcut?: string } };

/** An empty list: its purpose, and the link to create the first item. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{children}</p>
      {action && (
        <ButtonLink href={action.href} icon="plus" shortcut={action.shortcut}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
