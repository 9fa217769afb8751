import type { IconName } from "./icon-name.ts";
import iconsUrl from "./icons.svg?url";

/** A drawing beside a word; given a label it stands for the word. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg {...naming}>
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
