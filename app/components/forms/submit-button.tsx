import { useNavigation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { buttonClass, type Tone } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

type Props = {
  tone?: Tone;
  icon?: IconName;
  wide?: boolean;
  small?: boolean;
  title?: string;
  formAction?: string;
  /** The next step, sent as `then`. */ then?: string;
  /** The key that presses it. */
  shortcut?: string;
  children: ReactNode;
};

/** Sends its form, once: while a form is on its way, further presses do nothing. */
export function SubmitButton({ tone = "main", icon, wide, small, title, formAction, then, shortcut, children }: Props) {
  const busy = useNavigation().formMethod === "POST";
  return (
    <button
      className={`${buttonClass(tone, small)}${wide ? " w100" : ""}`}
      title={title}
      formAction={formAction}
      data-key={shortcut}
      name={then && "then"}
      value={then}
      aria-disabled={busy || undefined}
      onClick={busy ? (event: MouseEvent) => event.preventDefault() : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
