import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

/** Shown above a form that no longer has a draft to change: the typed text, and where it can go. */
export function NotDraftNote({ correctHref }: { correctHref: string }) {
  const { t } = useTranslation("medicalReports");
  return (
    <Note variant="warning">
      <p>
        {t("notDraftText")} <a href={correctHref}>{t("correct")}</a>
      </p>
    </Note>
  );
}
