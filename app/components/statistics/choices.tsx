import { useTranslation } from "react-i18next";
import { statsGroupings, statsPeriods, type Locale, type StatsGrouping, type StatsPeriod } from "#rules/codes.ts";
import { dateInput } from "#rules/format.ts";
import { isSplitBy } from "#rules/statistics/buckets.ts";
import { Seg } from "../base/seg.tsx";
import { FilterChecks, Filters, FilterText } from "../forms/filters.tsx";
import type { SelectOption } from "../forms/fields/select.tsx";

type At = {
  tab: string;
  period: StatsPeriod;
  grouping: StatsGrouping;
  date: string;
  staff?: number[];
  procedure?: number[];
};
type Change = {
  period?: StatsPeriod;
  grouping?: StatsGrouping;
  date?: string;
  staff?: undefined;
  procedure?: undefined;
};
type Props = {
  at: At;
  /** The typed day, as it was typed where it is none, or of no year of statistics. */
  day: { shown?: string; isWrong: boolean; isOutside: boolean };
  /** First days of the periods before and after, and a day of the present one. */
  days: { before: string; after: string; today: string };
  /** The people to choose from, where there are others than the user. */
  people?: SelectOption[];
  services: SelectOption[];
  here: (change: Change) => string;
};

/** The period of statistics, its parts, and the people and services to choose. */
export function Choices({ at, day, days, people, services, here }: Props) {
  const { t, i18n } = useTranslation("statistics");
  const { staff = [], procedure = [], tab, period, grouping, date } = at;
  const isWrong = day.isWrong || day.isOutside;
  return (
    <>
      <div className="row mb">
        <Seg
          label={t("period")}
          items={statsPeriods.map((one) => ({
            label: t(`periods.${one}`),
            href: here({ period: one, grouping: undefined }),
            current: one === period,
          }))}
        />
        <Seg
          label={t("move")}
          items={[
            { label: t("previous"), href: here({ date: days.before }), icon: "left", title: t("previous") },
            { label: t("today"), href: here({ date: days.today }) },
            { label: t("next"), href: here({ date: days.after }), icon: "right", title: t("next") },
          ]}
        />
        <Seg
          label={t("grouping")}
          items={statsGroupings
            .filter((one) => isSplitBy(period, one))
            .map((one) => ({ label: t(`groupings.${one}`), href: here({ grouping: one }), current: one === grouping }))}
        />
      </div>
      <Filters
        label={t("filter")}
        keep={{ tab, period, grouping }}
        resetHref={staff.length + procedure.length > 0 ? here({ staff: undefined, procedure: undefined }) : undefined}
      >
        <FilterText
          name="date"
          label={t("day")}
          value={isWrong ? day.shown : dateInput(date, i18n.language as Locale)}
          width="w8"
          wrong={day.isOutside ? t("years") : day.isWrong}
        />
        {people && (
          <FilterChecks
            name="staff"
            label={t("people")}
            any={t("everybody")}
            values={staff.map(String)}
            options={people}
          />
        )}
        <FilterChecks
          name="procedure"
          label={t("services")}
          any={t("allServices")}
          values={procedure.map(String)}
          options={services}
        />
      </Filters>
    </>
  );
}
