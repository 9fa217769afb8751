import { useTranslation } from "react-i18next";
import { attachmentTypes } from "#rules/codes.ts";

/** The audiences of an attachment, as options. */
export function useTypeOptions() {
  const { t } = useTranslation("attachments");
  return attachmentTypes.map((value) => ({ value, label: t(`types.${value}`), hint: t(`typeHints.${value}`) }));
}
