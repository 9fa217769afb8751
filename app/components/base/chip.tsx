import type { ReactNode } from "react";
import type { Color } from "#rules/codes.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

/** Classes that give an element the three colours of a named one. */
export const colorClass = (color: Color) => `c ${color.toLowerCase()}`;

/** A word on the surface of a named colour: a service, a label. */
export function ColorChip({ color, children }: { color: Color; children: ReactNode }) {
  return <span className={`chip ${colorClass(color)}`}>{children}</span>;
}

/** A word next to a bar of a named colour, for tables and legends. */
export function ColorDot({ color, children }: { color: Color; children: ReactNode }) {
  return <span className={`dot ${colorClass(color)}`}>{children}</span>;
}

type StateProps = { state?: "ok" | "bad" | "todo" | "quiet"; icon: IconName; children: ReactNode };

/** A state as icon and word. Only a task (`todo`) is boxed. */
export function StateChip({ state = "quiet", icon, children }: StateProps) {
  return (
    <span className={state === "quiet" ? "chip" : `chip ${state}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
