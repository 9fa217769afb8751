import { useTranslation } from "react-i18next";
import { Icon } from "../base/icon.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { useMessage } from "../forms/use-message.ts";
import { SpecialtyField } from "../insurance/specialty-field.tsx";
import { OperationRows, type OperationRow } from "../operations/operation-rows.tsx";

type CodeWithName = { code: string; name: string };
type Props = {
  /** The id of the form. */
  form: string;
  fields: Record<"name" | "expertise" | "medicalOperationsWithCount", FieldState>;
  specialties: CodeWithName[];
  rows: OperationRow[];
  offered: CodeWithName[];
  errorOf: (name: string) => string | undefined;
};

/** The fields of a preset of operations. */
export function OperationPresetFields({ form, fields, specialties, rows, offered, errorOf }: Props) {
  const { t } = useTranslation(["operationPresets", "operations"]);
  const message = useMessage();
  const { medicalOperationsWithCount: all } = fields;
  return (
    <>
      <Group legend={t("basics")}>
        <TextField field={fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <SpecialtyField
          field={fields.expertise}
          label={t("expertise")}
          hint={t("expertiseHint")}
          specialties={specialties}
        />
      </Group>
      <Group legend={t("operations:operations")} note={t("operations:operationsHint")}>
        {/* A preset without operations is a fault of all the rows. */}
        <div id={all.id} tabIndex={-1}>
          {all.errors?.map((error) => (
            <p key={error} className="err">
              <Icon name="warning" />
              {message(error, all)}
            </p>
          ))}
          <OperationRows
            form={form}
            rows={rows}
            counts={[{ name: "count", label: t("operations:count") }]}
            offered={offered}
            errorOf={errorOf}
          />
        </div>
      </Group>
    </>
  );
}
