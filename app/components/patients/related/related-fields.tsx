import { useTranslation } from "react-i18next";
import { relatedPersonRoles } from "#rules/codes.ts";
import { Checks } from "../../forms/fields/checks.tsx";
import type { FieldState } from "../../forms/fields/field.tsx";
import { TextArea } from "../../forms/fields/text-area.tsx";
import { ContactFields } from "../contact-fields.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";

export type RelatedValues = Record<"name" | "relation" | "phone" | "email" | "note", string> & { roles: string[] };

/** A related person of a patient. */
export function RelatedFields({ fields }: { fields: Record<keyof RelatedValues, FieldState> }) {
  const { t } = useTranslation("patients");
  return (
    <>
      <TextField field={fields.name} label={t("relatedName")} autoComplete="off" />
      <TextField field={fields.relation} label={t("relation")} hint={t("relationHint")} optional autoComplete="off" />
      <Checks
        field={fields.roles}
        label={t("roles")}
        hint={t("rolesHint")}
        options={relatedPersonRoles.map((role) => ({ value: role, label: t(`roleOf.${role}`) }))}
      />
      <ContactFields fields={fields} />
      <TextArea field={fields.note} label={t("relatedNote")} optional rows={2} />
    </>
  );
}
