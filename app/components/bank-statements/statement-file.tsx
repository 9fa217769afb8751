import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { FileField } from "../forms/fields/file-field.tsx";

/** The file of a statement. */
export function StatementFile({ field }: { field: FieldState }) {
  const { t } = useTranslation("bankStatements");
  return <FileField field={field} label={t("file")} hint={t("fileHint")} accept=".gpc,.abo,.xml,.csv,.txt" />;
}
