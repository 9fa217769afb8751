import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";
import { frequencies } from "#rules/calendar/recurrence.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Checks } from "../../forms/fields/checks.tsx";
import { Choice } from "../../forms/fields/choice.tsx";
import { DateField } from "../../forms/fields/date-field.tsx";
import { Field, startingWith, type FieldState } from "../../forms/fields/field.tsx";
import { Group, Pair } from "../../forms/group.tsx";
import { Select } from "../../forms/fields/select.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";

type Name = "frequency" | "interval" | "weekdays" | "monthlyBy" | "until" | "count" | "leaveOut" | "leftOut" | "moves";
type Props = { fields: Record<Name, FieldState & { initialValue?: unknown }>; today: IsoDate };

/** The recurrence of an event. Fields of other choices are hidden. */
export function RepeatFields({ fields, today }: Props) {
  const { t, i18n } = useTranslation("events");
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: weekdayName(day, i18n.language as Locale),
  }));
  return (
    <Group legend={t("series")} note={t("seriesNote")}>
      <Select
        field={fields.frequency}
        label={t("frequency")}
        none={t("never")}
        options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      <div className="repeat">
        <Field field={fields.interval} label={t("interval")} hint={t("intervalHint")} optional>
          {(control) => (
            <span className="unit">
              <input
                {...control}
                className="w4 num"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={fields.interval.defaultValue}
              />
              {frequencies.map((value) => (
                <span key={value} className={value}>
                  {t(`units.${value}`)}
                </span>
              ))}
            </span>
          )}
        </Field>
        <div className="WEEKLY">
          <Checks field={fields.weekdays} label={t("weekdays")} hint={t("weekdaysHint")} options={days} optional />
        </div>
        <div className="MONTHLY">
          <Choice
            field={startingWith(fields.monthlyBy, "DATE")}
            label={t("monthlyBy")}
            options={(["DATE", "WEEKDAY"] as const).map((value) => ({ value, label: t(`monthlyWays.${value}`) }))}
          />
        </div>
        <Pair>
          <DateField field={fields.until} label={t("until")} hint={t("untilHint")} today={today} />
          <TextField field={fields.count} label={t("count")} hint={t("countHint")} width="w4" inputMode="numeric" />
        </Pair>
        <ChosenDates fields={fields} />
      </div>
    </Group>
  );
}

/** Choices for single dates come back from the form. */
function ChosenDates({ fields: { leaveOut, leftOut, moves } }: Pick<Props, "fields">) {
  const out = [leaveOut.initialValue, leftOut.initialValue].flat().filter(Boolean).map(String);
  const moved = Object.entries((moves.initialValue ?? {}) as Record<string, Record<string, string>>);
  return (
    <>
      {out.map((date) => (
        <input key={date} type="hidden" name={leftOut.name} value={date} />
      ))}
      {moved.flatMap(([date, move]) =>
        Object.entries(move).map(([part, value]) => (
          <input key={date + part} type="hidden" name={`${moves.name}.${date}.${part}`} value={value} />
        )),
      )}
    </>
  );
}
