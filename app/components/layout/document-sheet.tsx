import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";
import { Seg } from "../base/seg.tsx";

/** Papers of prints; the roll of a printer at the till is 80 mm wide. */
export type PaperSize = "a4" | "a5" | "a6" | "80mm";
type Props = {
  backHref: string;
  backLabel: string;
  wide?: boolean;
  /** The paper it is printed on, and where the same is on another. */
  paper?: PaperSize;
  sizeHref?: (paper: "a4" | "a5") => string;
  /** The same on other sizes than A4 and A5. */
  sizeHrefs?: Partial<Record<PaperSize, string>>;
  /** The children are sheets of their own. */
  sheets?: boolean;
  /** Options of the print on screen, which are not printed. */
  choice?: ReactNode;
  children: ReactNode;
};

const classOfSize = {
  a4: "doc",
  a5: "doc small-paper",
  a6: "doc slip-paper",
  "80mm": "doc roll-paper",
} as const satisfies Record<PaperSize, string>;

/**
 * A page made to be printed: on screen a sheet on the desk, on paper the page itself. public/print.js shows the button
 * in place of the hint.
 */
export function DocumentSheet({
  backHref,
  backLabel,
  wide,
  paper = "a4",
  sizeHref,
  sizeHrefs = sizeHref && { a4: sizeHref("a4"), a5: sizeHref("a5") },
  sheets,
  choice,
  children,
}: Props) {
  const { t } = useTranslation("prints");
  const sizes = (Object.keys(sizeHrefs ?? {}) as PaperSize[]).map((size) => ({
    label: size === "80mm" ? "80\u00a0mm" : size.toUpperCase(),
    href: sizeHrefs?.[size] ?? "",
    current: size === paper,
  }));
  return (
    <div className={classOfSize[paper]}>
      <nav aria-label={backLabel}>
        <a href={backHref}>{backLabel}</a>
        {sizeHrefs && <Seg label={t("paperSize")} items={sizes} />}
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
