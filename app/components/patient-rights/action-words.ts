import { useTranslation } from "react-i18next";
import { isPatientAction } from "#rules/audit/patient-actions.ts";

/** The words of an action in the log of a card. */
export function useActionWords() {
  const { t } = useTranslation("patientRights");
  return (action: string): string => (isPatientAction(action) ? t(`actions.${action}`) : t("otherAction"));
}
