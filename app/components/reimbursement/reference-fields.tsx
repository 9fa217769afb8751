import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { Group } from "../forms/group.tsx";

/** Conditions of the reference year by the fields that hold them. */
const conditionsThen = {
  physicalThen: "names.PHYSICAL",
  individualThen: "names.INDIVIDUAL",
  diagnosesThen: "names.DIAGNOSES",
  educationThen: "educationDocumented",
} as const;

export type ReferenceField = keyof typeof conditionsThen | "averagePayment" | "educationNow";
type Props = { fields: Record<ReferenceField, FieldState>; year: number; referenceYear: number };

export function useReferenceLabel() {
  const { t } = useTranslation("reimbursement");
  return (name: ReferenceField) => {
    if (name === "averagePayment") return t(name);
    return t(name === "educationNow" ? "educationDocumented" : conditionsThen[name]);
  };
}

/** Values that only the insurer knows, and the proof of education of the year itself. */
export function ReferenceFields({ fields, year, referenceYear }: Props) {
  const { t } = useTranslation("reimbursement");
  const labelOf = useReferenceLabel();
  const options = [
    { value: "yes", label: t("yes") },
    { value: "no", label: t("no") },
  ];
  return (
    <>
      <Group legend={t("reference", { year: referenceYear })} note={t("referenceText")}>
        <MoneyField
          field={fields.averagePayment}
          label={labelOf("averagePayment")}
          hint={t("averageHint")}
          optional
          currency="CZK"
        />
        {(Object.keys(conditionsThen) as (keyof typeof conditionsThen)[]).map((name) => (
          <Select key={name} field={fields[name]} label={labelOf(name)} none={t("unknown")} options={options} />
        ))}
      </Group>
      <Group legend={t("reference", { year })}>
        <Select
          field={fields.educationNow}
          label={labelOf("educationNow")}
          hint={t("educationHint")}
          none={t("unknown")}
          options={options}
        />
      </Group>
    </>
  );
}
