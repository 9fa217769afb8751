import { useTranslation } from "react-i18next";
import { useOperationLabel } from "../operations/use-operation-label.ts";

/** The labels of a preset's form. */
export function useOperationPresetWords() {
  const { t } = useTranslation(["operationPresets", "operations"]);
  const operationLabel = useOperationLabel();
  return (name: string): string =>
    operationLabel(name) ?? (name === "medicalOperationsWithCount" ? t("operations:operations") : t(name as "name"));
}
