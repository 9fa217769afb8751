import { useTranslation } from "react-i18next";
import { FilterCheck, Filters, FilterSelect } from "../forms/filters.tsx";
import { peopleOptions } from "../forms/people-options.ts";

type Props = {
  people: { id: number; listName: string }[];
  value: string;
  /** The waiting list among the choices, by its value and its name. */
  list: { value: string; label: string };
  /** Whether events outside working hours go too; undefined where hours do not matter. */
  outside?: boolean;
};

/** Asks to whom work is to be handed over, and shows what can go. */
export function HandoverTarget({ people, value, list, outside }: Props) {
  const { t } = useTranslation("staffWork");
  return (
    <Filters label={t("handTo")} show={t("check")}>
      <FilterSelect
        name="to"
        label={t("handTo")}
        value={value}
        options={[{ value: "", label: t("nobody") }, ...peopleOptions(people), list]}
      />
      {outside !== undefined && <FilterCheck name="outside" label={t("outside")} checked={outside} />}
    </Filters>
  );
}
