import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";
import { dayParts } from "#rules/codes.ts";
import { FilterChecks, Filters, FilterSelect, FilterText } from "../forms/filters.tsx";
import type { SelectOption } from "../forms/fields/select.tsx";

type Props = {
  options: Record<"procedures" | "staffs" | "facilities", SelectOption[]>;
  /** The search criteria, days as they were typed or are read back. */
  asked: {
    procedure?: number;
    staffs?: number[];
    duration?: string;
    from: string;
    to: string;
    part?: string;
    weekdays?: number[];
    facilities?: number[];
  };
  /** The other parameters of the page's address. */
  keep: Record<string, string>;
};

/** Search form for free slots by service, length, person and time: a GET form. */
export function FreePlacesFilter({ options, asked, keep }: Props) {
  const { t, i18n } = useTranslation("freePlaces");
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: weekdayName(day, i18n.language as Locale),
  }));
  return (
    <Filters label={t("search")} show={t("find")} keep={keep}>
      <FilterSelect
        name="procedure"
        label={t("procedure")}
        value={String(asked.procedure ?? 0)}
        options={[{ value: "0", label: t("noProcedure") }, ...options.procedures]}
      />
      <FilterText name="duration" label={t("duration")} value={asked.duration} width="w8" />
      <FilterText name="from" label={t("from")} value={asked.from} width="w8" />
      <FilterText name="to" label={t("to")} value={asked.to} width="w8" />
      <FilterSelect
        name="part"
        label={t("part")}
        value={asked.part}
        options={dayParts.map((part) => ({ value: part, label: t(`parts.${part}`) }))}
      />
      <FilterChecks
        show={t("find")}
        name="weekdays"
        label={t("weekdays")}
        any={t("anyDay")}
        values={(asked.weekdays ?? []).map(String)}
        options={days}
      />
      <FilterChecks
        show={t("find")}
        name="staffs"
        label={t("people")}
        any={t("anybody")}
        values={(asked.staffs ?? []).map(String)}
        options={options.staffs}
      />
      {options.facilities.length > 0 && (
        <FilterChecks
          show={t("find")}
          name="facilities"
          label={t("facilities")}
          any={t("anywhere")}
          values={(asked.facilities ?? []).map(String)}
          options={options.facilities}
        />
      )}
    </Filters>
  );
}
