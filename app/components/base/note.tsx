import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "#app/paths/icon-name.ts";

type Variant = "info" | "success" | "warning" | "error";
type Props = { variant?: Variant; title?: ReactNode; children?: ReactNode };

const looks: Record<Variant, [className: string, icon: IconName]> = {
  info: ["note", "info"],
  success: ["note ok", "check"],
  warning: ["note warn", "warning"],
  error: ["note bad", "warning"],
};

/** Something to read before going on; it stays in the page. */
export function Note({ variant = "info", title, children }: Props) {
  const [className, icon] = looks[variant];
  return (
    <div className={className}>
      <Icon name={icon} />
      <div>
        {title && <h2>{title}</h2>}
        {children}
      </div>
    </div>
  );
}
