import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";
import { Note } from "../base/note.tsx";
import { FilterChecks, Filters, FilterSelect, FilterText } from "../forms/filters.tsx";
import type { SelectOption } from "../forms/fields/select.tsx";

/** The criteria of a plan, as they were typed or proposed; `profile` 0 is anyone. */
export type PlanCriteria = {
  procedure?: number;
  profile?: number;
  facilities?: number[];
  from?: string;
  timeFrom?: string;
  timeTo?: string;
  weekdays?: number[];
  visits?: string;
  daysBetween?: string;
};
type Props = {
  criteria: PlanCriteria;
  options: Record<"procedures" | "profiles" | "facilities", SelectOption[]>;
  /** Faults by field, in words. */
  faults: Record<string, string>;
};

/** The criteria by which visits of a voucher are proposed: a GET form. */
export function PlanFilter({ criteria, options, faults }: Props) {
  const { t, i18n } = useTranslation("ftVoucherPlans");
  const wrong = Object.entries(faults);
  const text = (name: "from" | "timeFrom" | "timeTo" | "visits" | "daysBetween", width: "w4" | "w8") => (
    <FilterText name={name} label={t(name)} value={criteria[name]} width={width} wrong={faults[name]} />
  );
  return (
    <>
      <Filters label={t("search")} show={t("propose")}>
        <FilterSelect
          name="procedure"
          label={t("procedure")}
          value={String(criteria.procedure ?? 0)}
          options={[{ value: "0", label: t("chooseProcedure") }, ...options.procedures]}
        />
        <FilterSelect
          name="profile"
          label={t("profile")}
          value={String(criteria.profile ?? 0)}
          options={[{ value: "0", label: t("anybody") }, ...options.profiles]}
        />
        {text("visits", "w4")}
        {text("from", "w8")}
        {text("daysBetween", "w4")}
        {text("timeFrom", "w4")}
        {text("timeTo", "w4")}
        <FilterChecks
          show={t("propose")}
          name="weekdays"
          label={t("weekdays")}
          any={t("anyDay")}
          values={(criteria.weekdays ?? []).map(String)}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
            value: String(day),
            label: weekdayName(day, i18n.language as Locale),
          }))}
        />
        {options.facilities.length > 0 && (
          <FilterChecks
            show={t("propose")}
            name="facilities"
            label={t("facilities")}
            any={t("anywhere")}
            values={(criteria.facilities ?? []).map(String)}
            options={options.facilities}
          />
        )}
      </Filters>
      {wrong.length > 0 && (
        <Note variant="error" title={t("wrong")}>
          <ul>
            {wrong.map(([name, fault]) => (
              <li key={name}>
                {t(name as "from")}: {fault}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
