import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import { Seg } from "../base/seg.tsx";

/** Papers of prints; the roll of a printer at the till is 80 mm wide. */
export type Paper = "a4" | "a5" | "a6" | "80mm";
type Props = {
  backHref: string;
  backLabel: string;
  wide?: boolean;
  /** The paper it is printed on, and where the same is on another. */
  paper?: Paper;
  paperHref?: (paper: "a4" | "a5") => string;
  /** The same on other papers than A4 and A5. */
  papers?: Partial<Record<Paper, string>>;
  /** The children are sheets of their own. */
  sheets?: boolean;
  /** Options of the print on screen, which are not printed. */
  choice?: ReactNode;
  children: ReactNode;
};

const paperClass = {
  a4: "doc",
  a5: "doc small-paper",
  a6: "doc slip-paper",
  "80mm": "doc roll-paper",
} as const satisfies Record<Paper, string>;

/**
 * A page made to be printed: on screen a sheet on the desk, on paper the page itself. public/print.js shows the button in
 * place of the hint.
 */
export function DocumentSheet({
  backHref,
  backLabel,
  wide,
  paper = "a4",
  paperHref,
  papers = paperHref && { a4: paperHref("a4"), a5: paperHref("a5") },
  sheets,
  choice,
  children,
}: Props) {
  const { t } = useTranslation("prints");
  const sizes = (Object.keys(papers ?? {}) as Paper[]).map((size) => ({
    label: size === "80mm" ? "80\u00a0mm" : size.toUpperCase(),
    href: papers?.[size] ?? "",
    current: size === paper,
  }));
  return (
    <div className={paperClass[paper]}>
      <nav aria-label={backLabel}>
        <a href={backHref}>{backLabel}</a>
        {papers && <Seg label={t("paperSize")} items={sizes} />}
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
