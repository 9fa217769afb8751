import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Note } from "../base/note.tsx";

/** Head of an archived card; of a card with retained documentation only, with the last day. */
export function ArchivedNote({ erasure }: { erasure: { erasedAt: string; keptUntil: string | null } | null }) {
  const { t, i18n } = useTranslation(["patients", "patientRights"]);
  if (!erasure)
    return (
      <Note variant="warning">
        <p>{t("archivedNote")}</p>
      </Note>
    );
  const day = (date: string | null) => (date ? formatDate(date, i18n.language as Locale) : "–");
  return (
    <Note>
      <p>{t("patientRights:erasedNote", { date: day(erasure.erasedAt), until: day(erasure.keptUntil) })}</p>
    </Note>
  );
}
