import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../base/button-link.tsx";
import { Icon } from "../base/icon.tsx";

type Props = {
  /** Links to print labels and a list of the chosen cards, or of all that match the filters. */
  hrefs: Record<"labels" | "list" | "allLabels" | "allList", string>;
  keep: Record<string, string>;
  children: ReactNode;
};

/** A list of which some can be chosen, to be printed as labels or as a list; or all of it. */
export function ChosenPrints({ hrefs, keep, children }: Props) {
  const { t } = useTranslation("patients");
  return (
    <form action={hrefs.labels}>
      {children}
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="card" value="" />
      <div className="row with-chosen">
        <span className="mute">{t("printChosen")}</span>
        <button className={buttonClass("plain", true)}>
          <Icon name="print" />
          {t("printLabels")}
        </button>
        <button className={buttonClass("plain", true)} formAction={hrefs.list}>
          <Icon name="print" />
          {t("printList")}
        </button>
        <span className="mute">{t("printAll")}</span>
        <a href={hrefs.allLabels} data-hard>
          {t("printLabels")}
        </a>
        <a href={hrefs.allList} data-hard>
          {t("printList")}
        </a>
      </div>
    </form>
  );
}
