import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { useTranslation } from "react-i18next";
import type { PeriodUnit } from "#rules/codes.ts";
import { buttonClass } from "../base/button-link.tsx";
import { Combobox } from "../forms/combobox/combobox.tsx";
import type { Option } from "../forms/combobox/use-suggestions.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { Group } from "../forms/group.tsx";
import { OperationRows, type OperationRow } from "../operations/operation-rows.tsx";

type Offered = {
  code: string;
  name: string;
  warning: CodingFaultKind | null;
  currentLimitation: {
    availableAmount: number;
    allowedAmountPerTimePeriod: number;
    timePeriod: PeriodUnit;
    timePeriodMultiplier: number;
  } | null;
};
const others = ["otherDiagnosis1", "otherDiagnosis2", "otherDiagnosis3", "otherDiagnosis4"] as const;
export type CodingField = "department" | "reason" | "primaryDiagnosis" | (typeof others)[number];
type Choice = { chosen?: Option; query: string; options?: Option[] };

type Props = {
  fields: Record<CodingField, FieldState>;
  departments: { id: number; expertise: string }[];
  /** Presets of the user, with the addresses that answer the form with their operations. */
  presets: { name: string; href: string }[];
  choices: Record<"primaryDiagnosis" | (typeof others)[number], Choice>;
  rows: OperationRow[];
  offered: Offered[];
  errorOf: (name: string) => string | undefined;
  searchHref: string;
  sourceHref: string;
};

/** The form of a coding: the department where there are several, operations with counts, diagnoses, and a reason. */
export function CodingFields({
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
  const { t } = useTranslation("coding");
  const limitOf = useLimitWords();
  const notes = new Map(offered.map((operation) => [operation.code, limitOf(operation)]));
  const search = { searchHref, sourceHref, hint: t("diagnosisHint") };
  const filled = others.findLastIndex((name) => choices[name].chosen || choices[name].query);
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
      <Group legend={t("operations")} note={t("operationsHint")}>
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
          rows={rows.map((row) => ({ ...row, note: notes.get(row.code) }))}
          offered={offered}
          errorOf={errorOf}
        />
      </Group>
      <Group legend={t("diagnoses")} note={t("diagnosesHint")}>
        <Combobox
          field={fields.primaryDiagnosis}
          label={t("primaryDiagnosis")}
          {...search}
          {...choices.primaryDiagnosis}
        />
        {others.slice(0, filled + 2).map((name, at) => (
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
      <Group legend={t("reason")} note={t("reasonHint")}>
        <TextArea field={fields.reason} label={t("reason")} optional rows={2} />
      </Group>
    </>
  );
}

/** The rest of a limit in words: nothing where there is none. */
function useLimitWords() {
  const { t } = useTranslation("coding");
  return ({ currentLimitation: limit, warning }: Offered): string | undefined => {
    if (!limit) return warning ? t(`faults.${warning}`, { allowed: 0 }) : undefined;
    const { availableAmount, allowedAmountPerTimePeriod: allowed, timePeriod, timePeriodMultiplier } = limit;
    return t("limit", {
      left: availableAmount,
      allowed,
      period: t(`periods.${timePeriod}`, { count: timePeriodMultiplier }),
    });
  };
}
