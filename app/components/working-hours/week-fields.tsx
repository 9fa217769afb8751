import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { weekdays, type Locale, type Weekday } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";
import { buttonClass } from "../base/button-link.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { DayFields } from "./day-fields.tsx";
import { filledBreaks, workdays, type WeekValues } from "./week-values.ts";

/** conform's form: its id and every fault by field name. */
export type WeekForm = { id: string; allErrors: Record<string, string[]> };
type Props = {
  form: WeekForm;
  values: WeekValues;
  /** Prefix of the days' field names in the form. */
  within?: string;
  /** Address that draws the form again with Monday's hours from Tuesday to Friday. */
  copyHref: string;
};

/** A week's working hours; each day has one more place for a break than it has breaks. */
export function WeekFields({ form, values, within = "", copyHref }: Props) {
  const { t, i18n } = useTranslation("workingHours");
  const [breaks, setBreaks] = useState<Partial<Record<Weekday, number>>>({});
  const breaksOf = (day: Weekday) => breaks[day] ?? filledBreaks(values[day]) + 1;
  const fieldAt = (name: string, defaultValue?: string): FieldState => {
    const id = `${form.id}-${name}`;
    return {
      id,
      name,
      errorId: `${id}-error`,
      descriptionId: `${id}-description`,
      errors: form.allErrors[name],
      defaultValue,
    };
  };
  function copy(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const inputs = event.currentTarget.form!.elements;
    const typedIn = (name: string) => (inputs.namedItem(name) as HTMLInputElement | null)?.value ?? "";
    flushSync(() =>
      setBreaks(
        Object.fromEntries([
          ...Object.entries(breaks),
          ...workdays.map((day) => [day, Math.max(breaksOf(day), breaksOf("monday"))]),
        ]),
      ),
    );
    for (const input of inputs)
      for (const day of workdays)
        if (input instanceof HTMLInputElement && input.name.startsWith(`${within}${day}.`))
          input.value = typedIn(input.name.replace(day, "monday"));
  }
  return (
    <>
      {weekdays.map((day, at) => (
        <DayFields
          key={day}
          name={within + day}
          legend={weekdayName(at + 1, i18n.language as Locale)}
          values={values[day]}
          breaks={breaksOf(day)}
          fieldAt={fieldAt}
          onFull={() => setBreaks({ ...breaks, [day]: breaksOf(day) + 1 })}
        />
      ))}
      <p className="top mb">
        <button className={buttonClass("plain", true)} formAction={copyHref} onClick={copy}>
          {t("copy")}
        </button>
      </p>
    </>
  );
}
