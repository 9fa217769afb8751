import { useTranslation } from "react-i18next";
import { attachmentTypes } from "#rules/codes.ts";

/** Who sees an attachment, as options to choose from. */
export function useTypeOptions() {
  const { t } = useTranslation("attachments");
  return attachmentTypes.map((value) => ({ value, label: t(`types.${value}`), hint: t(`typeHints.${value}`) }));
}
