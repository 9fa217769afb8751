import { useTranslation } from "react-i18next";
import { Checks } from "./checks.tsx";
import type { FieldProps } from "./field.tsx";

export type PersonOption = { id: number; fullName: string; active: boolean };

/** Checkboxes of the staff; former colleagues are marked. */
export function PeopleChecks({ people, ...field }: FieldProps & { people: PersonOption[] }) {
  const { t } = useTranslation("forms");
  return (
    <Checks
      {...field}
      options={people.map(({ id, fullName, active }) => ({
        value: String(id),
        label: active ? fullName : t("former", { name: fullName }),
      }))}
    />
  );
}
