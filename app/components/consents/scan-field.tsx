import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { FileField } from "../forms/fields/file-field.tsx";

/** The scan of a signed consent; a note where it may be added later. */
export function ScanField({ field, optional }: { field: FieldState; optional?: boolean }) {
  const { t } = useTranslation("consents");
  return (
    <FileField
      field={field}
      label={t("scan")}
      hint={t(optional ? "scanHint" : "scanKinds")}
      accept=".pdf,.jpg,.jpeg,.png"
      optional={optional}
    />
  );
}
