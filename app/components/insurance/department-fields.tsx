import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { PeopleChecks } from "../forms/fields/people-checks.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import type { StaffOption } from "../forms/people-options.ts";

type Props = {
  fields: Record<"expertise" | "profileIds", FieldState>;
  specialties: { code: string; name: string }[];
  people: StaffOption[];
};

/** The specialty of a department and its people; the browser offers specialties while one is typed. */
export function DepartmentFields({ fields, specialties, people }: Props) {
  const { t } = useTranslation("insurance");
  const list = `${fields.expertise.id}-list`;
  return (
    <Group legend={t("departmentId")}>
      <TextField
        field={fields.expertise}
        label={t("expertise")}
        hint={t("expertiseHint")}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {specialties.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <PeopleChecks field={fields.profileIds} label={t("profileIds")} optional people={people} />
    </Group>
  );
}
