import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

export type Tone = "main" | "plain" | "bad";
type Props = {
  href: string;
  tone?: Tone;
  small?: boolean;
  icon?: IconName;
  title?: string;
  hard?: boolean;
  /** The key that follows the link. */
  shortcut?: string;
  children: ReactNode;
};

/**
 * A link that looks like a button: it navigates, it changes nothing. A `hard` one loads its page whole: prints carry no
 * script.
 */
export function ButtonLink({ href, tone = "plain", small, icon, title, hard, shortcut, children }: Props) {
  return (
    <a className={buttonClass(tone, small)} href={href} title={title} data-hard={hard || undefined} data-key={shortcut}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export const buttonClass = (tone: Tone, small = false) =>
  `btn${tone === "plain" ? "" : ` ${tone}`}${small ? " s" : ""}`;
