import type { IconName } from "#app/paths/icon-name.ts";
import iconsUrl from "./icons.svg?url";

/** A drawing next to a word; with a label it replaces the word. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg {...naming}>
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
