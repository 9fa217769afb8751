import { useTranslation } from "react-i18next";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu.tsx";

/** What can be printed here. */
export function PrintMenu({ items }: { items: { label: string; href: string }[] }) {
  const { t } = useTranslation("prints");
  return (
    <Menu summaryClass="btn" summary={<><Icon name="print" /> {t("print")}</>}>
      <div className="drop">{items.map(({ label, href }) => <a key={href} href={href} data-hard>{label}</a>)}</div>
    </Menu>
  );
}
