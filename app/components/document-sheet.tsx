import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  backHref: string;
  backLabel: string;
  wide?: boolean;
  /** Stands across every page: what the document is not. */
  mark?: string;
  children: ReactNode;
};

/** A page made to be printed: on screen a sheet of A4 on the desk, on paper the page itself. No script needed. */
export function DocumentSheet({ backHref, backLabel, wide, mark, children }: Props) {
  const { t } = useTranslation("common");
  return (
    <div className="doc">
      <nav aria-label={backLabel}>
        <a href={backHref}>{backLabel}</a>
        <span className="mute">{t("printHint")}</span>
      </nav>
      <main id="obsah" tabIndex={-1} className={wide ? "a4 wide" : "a4"}>
        {mark && <p className="mark">{mark}</p>}
        {children}
      </main>
    </div>
  );
}
