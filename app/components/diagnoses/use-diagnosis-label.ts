import { useTranslation } from "react-i18next";

/** Labels of the fields of diagnoses by their names; undefined of others. */
export function useDiagnosisLabel() {
  const { t } = useTranslation("diagnoses");
  return (name: string): string | undefined => {
    if (name === "primaryDiagnosis") return t("primaryDiagnosis");
    const [, number] = /^otherDiagnosis(\d)$/.exec(name) ?? [];
    return number && t("otherDiagnosis", { number });
  };
}
