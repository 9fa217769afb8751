import { useTranslation } from "react-i18next";
import { Note } from "../base/note.tsx";

type Props = { check: { count: number; gaps: string[]; missingFiles: number } };

/** The documents of the days before they are exported: their number, and what is wrong with them. */
export function ExportCheck({ check: { count, gaps, missingFiles } }: Props) {
  const { t } = useTranslation("invoiceExports");
  return (
    <>
      <p className="mb">{t("count", { count })}</p>
      {gaps.length > 0 && <Note variant="warning">{t("gaps", { numbers: gaps.join(", ") })}</Note>}
      {missingFiles > 0 && <p className="mute mb">{t("missingFiles", { count: missingFiles })}</p>}
    </>
  );
}
