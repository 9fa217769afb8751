import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Field, type FieldProps } from "./field.tsx";

type Props = FieldProps & {
  today: IsoDate;
  /** Days of birth are read by `readBirthDate`. */
  read?: (text: string, today: IsoDate, locale: Locale) => IsoDate | null;
};

/** A day as people type it; below it the day that was understood, with the weekday. */
export function DateField({ field, label, hint, optional, today, read = readDate }: Props) {
  const { t, i18n } = useTranslation("forms");
  const locale = i18n.language as Locale;
  const [text, setText] = useState(field.defaultValue ?? "");
  const date = read(text, today, locale);
  return (
    <Field field={field} label={label} hint={hint ?? t("dateHint")} optional={optional}>
      {(control) => (
        <>
          <input
            {...control}
            className="w12 num"
            autoComplete="off"
            defaultValue={typed(field.defaultValue, locale)}
            onChange={(event) => setText(event.target.value)}
          />
          <output className="echo" htmlFor={field.id}>
            {date && (
              <>
                <span className="vh">{t("dateRead")} </span>
                {formatDate(date, locale, "long")}
              </>
            )}
          </output>
        </>
      )}
    </Field>
  );
}

/** A stored day as a person would type it, in a way that is read back. */
function typed(value: string | undefined, locale: Locale) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value ?? "") ?? [];
  if (!year) return value;
  return locale === "en" ? `${Number(day)}/${Number(month)}/${year}` : formatDate(value!, locale);
}
