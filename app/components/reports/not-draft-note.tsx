import { useTranslation } from "react-i18next";
import { Note } from "../note.tsx";

/** Stands over a form that no longer has a draft to change: what was typed is there, and where it can go. */
export function NotDraftNote({ correctHref }: { correctHref: string }) {
  const { t } = useTranslation("reports");
  return (
    <Note variant="warning">
      <p>
        {t("notDraftText")} <a href={correctHref}>{t("correct")}</a>
      </p>
    </Note>
  );
}
