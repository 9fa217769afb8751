import { useTranslation } from "react-i18next";
import { otherDiagnosisFields, type DiagnosisField } from "#rules/diagnoses/diagnosis-fields.ts";
import { Combobox } from "../forms/combobox/combobox.tsx";
import type { Option } from "../forms/combobox/use-suggestions.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group } from "../forms/group.tsx";

type Choice = { chosen?: Option; query: string; options?: Option[] };
export type DiagnosisChoices = Record<DiagnosisField, Choice>;
type Props = {
  fields: Record<DiagnosisField, FieldState>;
  choices: DiagnosisChoices;
  /** Says what the diagnoses are for, and what is typed in them. */
  note?: string;
  hint: string;
  searchHref: string;
  sourceHref: string;
};

/** The main diagnosis and the others: as many as are filled in, and an empty one. */
export function DiagnosisFields({ fields, choices, note, ...search }: Props) {
  const { t } = useTranslation("diagnoses");
  const filled = otherDiagnosisFields.findLastIndex((name) => choices[name].chosen || choices[name].query);
  return (
    <Group legend={t("diagnoses")} note={note}>
      <Combobox
        field={fields.primaryDiagnosis}
        label={t("primaryDiagnosis")}
        {...search}
        {...choices.primaryDiagnosis}
      />
      {otherDiagnosisFields.slice(0, filled + 2).map((name, at) => (
        <Combobox
          key={name}
          field={fields[name]}
          label={t("otherDiagnosis", { number: at + 1 })}
          optional
          {...search}
          {...choices[name]}
        />
      ))}
    </Group>
  );
}
