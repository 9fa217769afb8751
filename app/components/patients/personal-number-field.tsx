import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { readPersonalNumber } from "#rules/patients/personal-number.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Field, type FieldState } from "../forms/fields/field.tsx";

/** The personal number; below it the data derived from it. */
export function PersonalNumberField({ field, today }: { field: FieldState; today: IsoDate }) {
  const { t, i18n } = useTranslation("patients");
  const [text, setText] = useState(field.defaultValue ?? "");
  const person = readPersonalNumber(text, today);
  return (
    <Field field={field} label={t("personalIdentificationNumber")} hint={t("personalNumberHint")} optional>
      {(control) => (
        <>
          <input
            {...control}
            className="w12 num"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={field.defaultValue}
            onChange={(event) => setText(event.target.value)}
          />
          <output className="echo" htmlFor={field.id}>
            {person &&
              `${t("personalNumberRead")}: ${formatDate(person.birthDate, i18n.language as Locale)}, ${t(person.sex === "FEMALE" ? "female" : "male").toLowerCase()}`}
          </output>
        </>
      )}
    </Field>
  );
}
