import { useTranslation } from "react-i18next";

/** The columns of tables that put a new price next to the present one. */
export function usePriceColumns() {
  const { t } = useTranslation("prices");
  return [
    { label: t("name") },
    { label: t("kind") },
    { label: t("old"), right: true },
    { label: t("new"), right: true },
  ];
}
