import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import type { WeekValues } from "./week-values.ts";
import { WeekFields, type WeekForm } from "./week-fields.tsx";

type Props = {
  form: WeekForm;
  fields: Record<"from" | "to", FieldState>;
  week: WeekValues;
  today: IsoDate;
  copyHref: string;
};

/** First and last day of a period, and its hours. */
export function PeriodFields({ form, fields, week, today, copyHref }: Props) {
  const { t } = useTranslation("workingHours");
  return (
    <>
      <Group legend={t("periodWhen")}>
        <Pair>
          <DateField field={fields.from} label={t("firstDay")} today={today} />
          <DateField field={fields.to} label={t("lastDay")} today={today} />
        </Pair>
      </Group>
      <Group legend={t("periodHours")} note={t("periodHoursHint")}>
        <WeekFields form={form} values={week} within="workingHours." copyHref={copyHref} />
      </Group>
    </>
  );
}
