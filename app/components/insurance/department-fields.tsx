import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { PeopleChecks } from "../forms/fields/people-checks.tsx";
import { Group } from "../forms/group.tsx";
import type { StaffOption } from "../forms/people-options.ts";
import { SpecialtyField } from "./specialty-field.tsx";

type Props = {
  fields: Record<"expertise" | "profileIds", FieldState>;
  specialties: { code: string; name: string }[];
  people: StaffOption[];
};

/** The specialty of a department and its people. */
export function DepartmentFields({ fields, specialties, people }: Props) {
  const { t } = useTranslation("insurance");
  return (
    <Group legend={t("departmentId")}>
      <SpecialtyField
        field={fields.expertise}
        label={t("expertise")}
        hint={t("expertiseHint")}
        specialties={specialties}
      />
      <PeopleChecks field={fields.profileIds} label={t("profileIds")} optional people={people} />
    </Group>
  );
}
