import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import { Seg } from "../base/seg.tsx";

export type Paper = "a4" | "a5";
type Props = {
  backHref: string;
  backLabel: string;
  wide?: boolean;
  /** The paper it is printed on, and where the same is on another. */
  paper?: Paper;
  paperHref?: (paper: Paper) => string;
  /** The children are sheets of their own. */
  sheets?: boolean;
  /** Options of the print on screen, which are not printed. */
  choice?: ReactNode;
  children: ReactNode;
};

/**
 * A page made to be printed: on screen a sheet on the desk, on paper the page itself. public/print.js shows the button in
 * place of the hint.
 */
export function DocumentSheet({ backHref, backLabel, wide, paper = "a4", paperHref, sheets, choice, children }: Props) {
  const { t } = useTranslation("prints");
  const sizes = (["a4", "a5"] as const).map((size) => ({
    label: size.toUpperCase(),
    href: paperHref?.(size) ?? "",
    current: size === paper,
  }));
  return (
    <div className={paper === "a5" ? "doc small-paper" : "doc"}>
      <nav aria-label={backLabel}>
        <a href={backHref}>{backLabel}</a>
        {paperHref && <Seg label={t("paperSize")} items={sizes} />}
        <button type="button" className={buttonClass("main")} hidden>
          <Icon name="print" />
          {t("printNow")}
        </button>
        <span className="mute" data-print>
          {t("printHint")}
        </span>
      </nav>
      {choice && <aside className="offer">{choice}</aside>}
      <main id="obsah" tabIndex={-1} className={sheets ? undefined : wide ? "a4 wide" : "a4"}>
        {children}
      </main>
    </div>
  );
}
