import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { useTranslation } from "react-i18next";
import type { PeriodUnit } from "#rules/codes.ts";
import type { DiagnosisField } from "#rules/diagnoses/diagnosis-fields.ts";
import { buttonClass } from "../base/button-link.tsx";
import { DiagnosisFields, type DiagnosisChoices } from "../diagnoses/diagnosis-fields.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { Group } from "../forms/group.tsx";
import { OperationRows, type OperationRow } from "../operations/operation-rows.tsx";

type Offered = {
  code: string;
  name: string;
  warning: CodingFaultKind | null;
  warningAllowed: number | null;
  currentLimitation: {
    availableAmount: number;
    allowedAmountPerTimePeriod: number;
    timePeriod: PeriodUnit;
    timePeriodMultiplier: number;
  } | null;
};
export type CodingField = "department" | "reason" | DiagnosisField;

type Props = {
  /** The id of the form. */
  form: string;
  fields: Record<CodingField, FieldState>;
  departments: { id: number; expertise: string }[];
  /** Presets of the user, with the addresses that answer the form with their operations. */
  presets: { name: string; href: string }[];
  choices: DiagnosisChoices;
  rows: OperationRow[];
  offered: Offered[];
  errorOf: (name: string) => string | undefined;
  searchHref: string;
  sourceHref: string;
};

/** The form of a coding: the department where there are several, operations with counts, diagnoses, and a reason. */
export function CodingFields({
  form,
  fields,
  departments,
  presets,
  choices,
  rows,
  offered,
  errorOf,
  searchHref,
  sourceHref,
}: Props) {
  const { t } = useTranslation(["coding", "operations"]);
  const limitOf = useLimitWords();
  const notes = new Map(offered.map((operation) => [operation.code, limitOf(operation)]));
  return (
    <>
      {departments.length > 1 ? (
        <Group legend={t("department")}>
          <Select
            field={fields.department}
            label={t("department")}
            options={departments.map(({ id, expertise }) => ({ value: String(id), label: expertise }))}
            width="w8"
          />
        </Group>
      ) : (
        <input type="hidden" name={fields.department.name} value={departments[0]?.id ?? ""} />
      )}
      <Group legend={t("operations:operations")} note={t("operationsHint")}>
        {presets.length > 0 && (
          <div className="row mb" role="group" aria-label={t("presets")}>
            {presets.map(({ name, href }) => (
              <button key={href} formAction={href} formNoValidate className={buttonClass("plain", true)}>
                {name}
              </button>
            ))}
          </div>
        )}
        <OperationRows
          form={form}
          counts={[{ name: "count", label: t("operations:count") }]}
          rows={rows.map((row) => ({ ...row, note: notes.get(row.code) }))}
          offered={offered}
          errorOf={errorOf}
        />
      </Group>
      <DiagnosisFields
        fields={fields}
        choices={choices}
        note={t("diagnosesHint")}
        hint={t("diagnosisHint")}
        searchHref={searchHref}
        sourceHref={sourceHref}
      />
      <Group legend={t("reason")} note={t("reasonHint")}>
        <TextArea field={fields.reason} label={t("reason")} optional rows={2} />
      </Group>
    </>
  );
}

/** The warning of an operation and the rest of its limit in words: nothing where there is neither. */
function useLimitWords() {
  const { t } = useTranslation("coding");
  return ({ currentLimitation: limit, warning, warningAllowed }: Offered): string | undefined => {
    // The rest of a limit of frequency says that it is used up.
    const said = warning && warning !== "FREQUENCY" ? t(`faults.${warning}`, { allowed: warningAllowed }) : undefined;
    if (!limit) return said;
    const { availableAmount, allowedAmountPerTimePeriod: allowed, timePeriod, timePeriodMultiplier } = limit;
    const period = t(`periods.${timePeriod}`, { count: timePeriodMultiplier });
    const rest = t("limit", { left: availableAmount, allowed, period });
    return said ? `${said} ${rest}` : rest;
  };
}
