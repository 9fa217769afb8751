import { useTranslation } from "react-i18next";
import type { NoticeAbout } from "#rules/grids/oversight-values.ts";

/** The words of the subject of a message. */
export function useAboutWords() {
  const { t } = useTranslation("notices");
  return (about: NoticeAbout): string => (about === "CHANGE" ? t("change") : t(`occasions.${about}`));
}
