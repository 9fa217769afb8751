import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Note } from "../note.tsx";

/** At the head of a card in the archive; of one of which only the documentation is kept, until when. */
export function ArchivedNote({ erasure }: { erasure: { erasedAt: string; keptUntil: string | null } | null }) {
  const { t, i18n } = useTranslation(["patients", "rights"]);
  if (!erasure)
    return (
      <Note variant="warning">
        <p>{t("archivedNote")}</p>
      </Note>
    );
  const day = (date: string | null) => (date ? formatDate(date, i18n.language as Locale) : "–");
  return (
    <Note>
      <p>{t("rights:erasedNote", { date: day(erasure.erasedAt), until: day(erasure.keptUntil) })}</p>
    </Note>
  );
}
