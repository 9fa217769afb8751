import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/field.tsx";
import { FileField } from "../forms/file-field.tsx";

/** The scan of a signed consent; where it may also come later, that is said. */
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
