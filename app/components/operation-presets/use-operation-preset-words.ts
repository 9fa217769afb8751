import { useTranslation } from "react-i18next";

/** The labels of a preset's form; those of a row have its number. */
export function useOperationPresetWords() {
  const { t } = useTranslation(["operationPresets", "operations"]);
  return (name: string): string => {
    const [, number, part] = /^operation(\d+)\.(\w+)$/.exec(name) ?? [];
    if (number) return part === "count" ? t("countOf", { number }) : t("operations:row", { number });
    return name === "medicalOperationsWithCount" ? t("operations:operations") : t(name as "name");
  };
}
