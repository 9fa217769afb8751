import { useTranslation } from "react-i18next";
import { formatTime } from "#rules/format.ts";
import { Field, type FieldProps } from "./field.tsx";

/** A wall-clock time as people type it. */
export function TimeField({ field, label, hint, optional }: FieldProps) {
  const { t } = useTranslation("forms");
  const value = field.defaultValue;
  return (
    <Field field={field} label={label} hint={hint ?? t("timeHint")} optional={optional}>
      {(control) => (
        <input
          {...control}
          className="w8 num"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value && /^\d\d:\d\d$/.test(value) ? formatTime(value) : value}
        />
      )}
    </Field>
  );
}
