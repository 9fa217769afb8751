import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import { Menu } from "../base/menu.tsx";

const prints = {
  certificate: "certificateTitle",
  visits: "visitsTitle",
  front: "frontTitle",
  labels: "labels",
} as const;
export type PrintHrefs = Record<keyof typeof prints, string>;

/** Prints of a card, for every role. */
export function PrintMenu({ hrefs }: { hrefs: PrintHrefs }) {
  const { t } = useTranslation("prints");
  return (
    <Menu
      summaryClass="btn"
      summary={
        <>
          <Icon name="print" /> {t("print")}
        </>
      }
    >
      <div className="drop">
        {(Object.keys(prints) as (keyof typeof prints)[]).map((name) => (
          <a key={name} href={hrefs[name]} data-hard>
            {t(prints[name])}
          </a>
        ))}
      </div>
    </Menu>
  );
}
