import { useTranslation } from "react-i18next";
import { Checkbox } from "./fields/checkbox.tsx";
import type { FieldState } from "./fields/field.tsx";

/** Option to remove location, time and device from photographs. Documentation from elsewhere stays as it came. */
export function WithoutMetadata({ field }: { field: FieldState }) {
  const { t } = useTranslation("forms");
  return <Checkbox field={field} label={t("withoutMetadata")} hint={t("withoutMetadataHint")} />;
}
