import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { Note } from "../base/note.tsx";

type Props = {
  check: { count: number; gaps: string[]; missingFiles: number };
  range: { from: string; to: string };
};

/** The documents of the days before they are exported: their number, and what is wrong with them. */
export function ExportCheck({ check: { count, gaps, missingFiles }, range: { from, to } }: Props) {
  const { t, i18n } = useTranslation("invoiceExports");
  const locale = i18n.language as Locale;
  return (
    <>
      <p className="mb">{t("count", { count, from: formatDate(from, locale), to: formatDate(to, locale) })}</p>
      {gaps.length > 0 && <Note variant="warning">{t("gaps", { numbers: gaps.join(", ") })}</Note>}
      {missingFiles > 0 && <p className="mute mb">{t("missingFiles", { count: missingFiles })}</p>}
    </>
  );
}
