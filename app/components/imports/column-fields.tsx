import { useTranslation } from "react-i18next";
import type { ImportKind } from "#rules/codes.ts";
import { importFields, patientColumns, type ImportField } from "#rules/imports/columns.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { Group } from "../forms/group.tsx";

type Props = {
  kind: ImportKind;
  fields: Record<ImportField | "openedOn" | "reminders", FieldState>;
  head: readonly string[];
  today: IsoDate;
};

/** The column of a table for each detail, and what its kind asks for besides. */
export function ColumnFields({ kind, fields, head, today }: Props) {
  const { t } = useTranslation("imports");
  const options = head.map((name, at) => ({ value: String(at), label: name || `${at + 1}.` }));
  const select = (field: ImportField) => (
    <Select
      key={field}
      field={fields[field]}
      label={t(`fields.${field}`)}
      options={options}
      none={t("none")}
      optional
    />
  );
  const all: readonly ImportField[] = importFields[kind];
  const isOfPatient = (field: ImportField) => patientColumns.some((one) => one === field);
  if (kind === "PATIENTS" || kind === "SERVICES") return all.map(select);
  return (
    <>
      <Group legend={t("subjects.PATIENT")}>{all.filter(isOfPatient).map(select)}</Group>
      <Group legend={t(`kinds.${kind}`)}>
        {all.filter((field) => !isOfPatient(field)).map(select)}
        {kind === "VISITS" ? (
          <Checkbox field={fields.reminders} label={t("reminders")} hint={t("remindersHint")} />
        ) : (
          <DateField field={fields.openedOn} label={t("openedOn")} hint={t("openedOnHint")} today={today} />
        )}
      </Group>
    </>
  );
}
