import { useTranslation } from "react-i18next";
import { PersonFields } from "../accounts/person-fields.tsx";
import { AddressFields } from "../forms/addresses/address-fields.tsx";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { Checks } from "../forms/fields/checks.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { ProfessionField, RoleField } from "./role-fields.tsx";

export const colleagueFields = [
  "degreeBefore",
  "name",
  "surname",
  "degreeAfter",
  "phone",
  "email",
  "room",
  "profileRole",
  "motusProfession",
  "expertises",
  "procedures",
  "accessibleInBooking",
] as const;
export type ColleagueField = (typeof colleagueFields)[number];

type Props = {
  fields: Record<ColleagueField, FieldState & { initialValue?: unknown }>;
  address: Parameters<typeof AddressFields>[0]["fields"];
  /** The user's own profile: its role is changed by another administrator. */
  own: boolean;
  invited: boolean;
  /** Reports that only the colleague can sign. */
  drafts: number;
  services: { id: number; name: string }[];
  departments: { expertise: string; name: string }[];
};

/** The fields of a colleague: who they are, how they are reached, what they may do here, and what they give. */
export function ColleagueFields({ fields, address, own, invited, drafts, services, departments }: Props) {
  const { t } = useTranslation(["staff", "accounts"]);
  return (
    <>
      <Group legend={t("person")}>
        <PersonFields fields={fields} />
      </Group>
      <Group legend={t("contact")}>
        <TextField
          field={fields.email}
          label={t("email")}
          hint={t(invited ? "emailInvitedHint" : "emailHint")}
          type="email"
          autoComplete="off"
          width="w100"
        />
        <TextField field={fields.room} label={t("room")} optional autoComplete="off" width="w20" />
      </Group>
      <Group legend={t("work")} note={own ? t("ownRole") : undefined}>
        {own ? (
          <input type="hidden" name={fields.profileRole.name} value={fields.profileRole.defaultValue} />
        ) : (
          <RoleField
            field={fields.profileRole}
            hint={drafts > 0 ? `${t("roleHint")} ${t("roleDrafts", { count: drafts })}` : t("roleHint")}
          />
        )}
        <ProfessionField field={fields.motusProfession} />
        {departments.length > 0 && (
          <Checks
            field={fields.expertises}
            label={t("expertises")}
            optional
            options={departments.map(({ expertise, name }) => ({ value: expertise, label: name }))}
          />
        )}
      </Group>
      <Group legend={t("services")}>
        {services.length > 0 && (
          <Checks
            field={fields.procedures}
            label={t("procedures")}
            optional
            options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Checkbox field={fields.accessibleInBooking} label={t("accessibleInBooking")} />
      </Group>
      <Group legend={t("address")}>
        <AddressFields fields={address} />
      </Group>
    </>
  );
}
