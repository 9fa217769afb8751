import { useTranslation } from "react-i18next";
import { patientFields, type PatientField } from "#rules/imports/patient-columns.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";

type Props = { fields: Record<PatientField, FieldState>; head: readonly string[] };

/** The column of a table for each detail of a patient. */
export function ColumnFields({ fields, head }: Props) {
  const { t } = useTranslation("imports");
  const options = head.map((name, at) => ({ value: String(at), label: name || `${at + 1}.` }));
  return patientFields.map((field) => (
    <Select
      key={field}
      field={fields[field]}
      label={t(`fields.${field}`)}
      options={options}
      none={t("none")}
      optional
    />
  ));
}
