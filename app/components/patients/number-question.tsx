import { useTranslation } from "react-i18next";
import type { Locale, Sex } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { NumberDifference } from "#rules/patients/personal-number.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Note } from "../base/note.tsx";

/** Asks for confirmation of a personal number that contradicts birth date or sex; nothing without a contradiction. */
export function NumberQuestion({ field, differences = [] }: { field: FieldState; differences?: NumberDifference[] }) {
  const { t, i18n } = useTranslation("patients");
  const sexWord = (sex: Sex) => t(sex === "FEMALE" ? "female" : "male").toLowerCase();
  const words = (difference: NumberDifference) => {
    if (difference.field === "sex")
      return t("numberSex", { byNumber: sexWord(difference.byNumber), entered: sexWord(difference.entered) });
    const day = (date: string) => formatDate(date, i18n.language as Locale);
    return t("numberBirthDate", { byNumber: day(difference.byNumber), entered: day(difference.entered) });
  };
  if (differences.length === 0 && field.defaultValue !== "on") return null;
  return (
    <>
      {differences.length > 0 && (
        <Note variant="warning" title={t("numberTitle")}>
          <ul>
            {differences.map((difference) => (
              <li key={difference.field}>{words(difference)}</li>
            ))}
          </ul>
        </Note>
      )}
      <Checkbox field={field} label={t("confirmPersonalNumber")} />
    </>
  );
}
