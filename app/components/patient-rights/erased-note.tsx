import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Note } from "../note.tsx";

/** At the head of a card of which only the documentation is kept. */
export function ErasedNote({ erasedAt, keptUntil }: { erasedAt: string; keptUntil: string | null }) {
  const { t, i18n } = useTranslation("rights");
  const day = (date: string) => formatDate(date, i18n.language as Locale);
  return <Note><p>{t("erasedNote", { date: day(erasedAt), until: keptUntil ? day(keptUntil) : "–" })}</p></Note>;
}
