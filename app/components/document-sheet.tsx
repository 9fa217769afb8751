import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A page made to be printed: on screen a sheet of A4 on the desk, on paper the page itself. No script needed. */
export function DocumentSheet({ backHref, backLabel, wide, children }: { backHref: string; backLabel: string; wide?: boolean; children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div className="doc">
      <nav aria-label={backLabel}>
        <a href={backHref}>{backLabel}</a>
        <span className="mute">{t("printHint")}</span>
      </nav>
      <main id="obsah" tabIndex={-1} className={wide ? "a4 wide" : "a4"}>{children}</main>
    </div>
  );
}
