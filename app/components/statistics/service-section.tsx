import { useTranslation } from "react-i18next";
import { ServiceTable, type ServiceRow } from "./service-table.tsx";

/** Money by service, where any came. */
export function ServiceSection(props: { rows: ServiceRow[]; money: (amount: number) => string; before: string }) {
  const { t } = useTranslation("statistics");
  if (props.rows.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{t("byService")}</h2>
      <p className="mute mb">{t("byServiceText")}</p>
      <ServiceTable {...props} />
    </section>
  );
}
