import { useTranslation } from "react-i18next";
import { professions, profileRoles } from "#rules/codes.ts";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";

/** The role of a colleague with what it may do. */
export function RoleField({ field, hint }: { field: FieldState; hint?: string }) {
  const { t } = useTranslation("staff");
  return (
    <Choice
      field={field}
      label={t("role")}
      hint={hint}
      options={profileRoles.map((value) => ({
        value,
        label: t(`roleNames.${value}`),
        hint: t(`roleTexts.${value}`),
      }))}
    />
  );
}

export function ProfessionField({ field }: { field: FieldState }) {
  const { t } = useTranslation("accounts");
  return (
    <Select
      field={field}
      label={t("motusProfession")}
      options={professions.map((value) => ({ value, label: t(`profession.${value}`) }))}
    />
  );
}
