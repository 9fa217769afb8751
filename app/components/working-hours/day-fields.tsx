import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { MOST_BREAKS } from "#rules/working-hours/working-hours.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { TimeRange } from "../forms/fields/time-range.tsx";
import { useHoursLabel } from "./use-hours-label.ts";
import type { WeekValues } from "./week-values.ts";

type Props = {
  name: string;
  legend: string;
  values: WeekValues["monday"];
  /** Number of rows for breaks. */
  breaks: number;
  fieldAt: (name: string, defaultValue?: string) => FieldState;
  /** The last row for a break is filled. */
  onFull: () => void;
};

/** One day: from when to when, and the breaks between. */
export function DayFields({ name, legend, values, breaks, fieldAt, onFull }: Props) {
  const { t } = useTranslation("workingHours");
  const label = useHoursLabel();
  const end = (field: string, value?: string) => ({ field: fieldAt(field, value), label: label(field) });
  const places = Math.min(breaks, MOST_BREAKS);
  const last = `${name}.breaks[${places - 1}].`;
  const typed = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    if ((target as HTMLInputElement).name.startsWith(last) && places < MOST_BREAKS) onFull();
  };
  return (
    <fieldset className="hours" onInput={typed}>
      <legend>{legend}</legend>
      <div className="row">
        <TimeRange from={end(`${name}.from`, values?.from)} to={end(`${name}.to`, values?.to)} />
        {Array.from({ length: places }, (_, at) => (
          <TimeRange
            key={at}
            word={at === 0 ? t("break") : undefined}
            from={end(`${name}.breaks[${at}].from`, values?.breaks?.[at]?.from)}
            to={end(`${name}.breaks[${at}].to`, values?.breaks?.[at]?.to)}
          />
        ))}
      </div>
    </fieldset>
  );
}
