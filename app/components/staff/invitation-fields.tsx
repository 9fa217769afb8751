import { useTranslation } from "react-i18next";
import { locales } from "#rules/codes.ts";
import { PersonFields } from "../accounts/person-fields.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { ProfessionField, RoleField } from "./role-fields.tsx";
import { languageNames } from "../layout/language-links.tsx";

export const invitationFields = [
  "email",
  "locale",
  "profileRole",
  "motusProfession",
  "degreeBefore",
  "name",
  "surname",
  "degreeAfter",
  "phone",
] as const;
export type InvitationField = (typeof invitationFields)[number];

/** The fields of an invitation: how it reaches a colleague, what they may do here, and who they are. */
export function InvitationFields({ fields }: { fields: Record<InvitationField, FieldState> }) {
  const { t } = useTranslation(["staff", "accounts"]);
  return (
    <>
      <Group legend={t("invitation")} note={t("invitationText")}>
        <TextField field={fields.email} label={t("accounts:email")} type="email" autoComplete="off" width="w100" />
        <Select
          field={fields.locale}
          label={t("mailLanguage")}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Group>
      <Group legend={t("work")}>
        <RoleField field={fields.profileRole} />
        <ProfessionField field={fields.motusProfession} />
      </Group>
      <Group legend={t("person")}>
        <PersonFields fields={fields} />
      </Group>
    </>
  );
}
