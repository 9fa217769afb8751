import { useTranslation } from "react-i18next";

type Person = { id: number; listName: string };
export type StaffOption = Person & { active: boolean };

/** Colleagues as the options of a choice; they come sorted by surname. */
export const peopleOptions = (people: readonly Person[]) =>
  people.map(({ id, listName }) => ({ value: String(id), label: listName }));

/** The same of all staff: former colleagues are marked. */
export function useStaffOptions(people: readonly StaffOption[]) {
  const { t } = useTranslation("forms");
  return people.map(({ id, listName, active }) => ({
    value: String(id),
    label: active ? listName : t("former", { name: listName }),
  }));
}
