import { useTranslation } from "react-i18next";
import type { NoticeAbout as About } from "#rules/grids/oversight-values.ts";

/** The subject of a message. */
export function NoticeAbout({ about }: { about: About }) {
  const { t } = useTranslation("notices");
  return about === "CHANGE" ? t("change") : t(`occasions.${about}`);
}
