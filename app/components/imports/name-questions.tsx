import { useTranslation } from "react-i18next";
import type { ImportSubject, Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";

type Name = {
  subject: ImportSubject;
  written: string;
  options: readonly { id: number; label: string; dateOfBirth: string | null }[];
};
type Props = { names: readonly Name[]; fields: readonly FieldState[] };

/** Names of a table that the centre does not know, each with what it may mean. */
export function NameQuestions({ names, fields }: Props) {
  const { t, i18n } = useTranslation("imports");
  const locale = i18n.language as Locale;
  return names.map(({ subject, written, options }, at) => (
    <Select
      key={`${subject} ${written}`}
      field={fields[at]!}
      label={`${t(`subjects.${subject}`)}: ${written}`}
      options={options.map(({ id, label, dateOfBirth }) => ({
        value: String(id),
        label: dateOfBirth ? `${label}, ${formatDate(dateOfBirth as IsoDate, locale)}` : label,
      }))}
      none={t("leave")}
    />
  ));
}
