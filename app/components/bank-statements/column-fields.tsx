import { useTranslation } from "react-i18next";
import type { CsvColumns, CsvRole } from "#rules/bank-statements/csv-columns.ts";
import { startingWith, type FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { Group } from "../forms/group.tsx";

type Props = {
  fields: Record<CsvRole | "table" | "names", FieldState>;
  table: { text: string; names: string[]; columns: CsvColumns };
};

const NEEDED: readonly CsvRole[] = ["day", "amount", "credit", "debit"];
const FURTHER: readonly CsvRole[] = [
  "variableSymbol",
  "name",
  "account",
  "bankCode",
  "message",
  "reference",
  "currency",
  "direction",
  "ownAccount",
  "specificSymbol",
  "constantSymbol",
];

/** The meaning of the columns of a table, as it is proposed; the table itself goes along. */
export function ColumnFields({ fields, table: { text, names, columns } }: Props) {
  const { t } = useTranslation("bankStatements");
  const options = names.map((label, at) => ({ value: String(at), label }));
  const select = (role: CsvRole) => (
    <Select
      key={role}
      field={startingWith(fields[role], String(columns[role] ?? ""))}
      label={t(`roles.${role}`)}
      options={options}
      none={t("noColumn")}
    />
  );
  return (
    <>
      <textarea name={fields.table.name} defaultValue={text} hidden />
      <input type="hidden" name={fields.names.name} value={names.join("\n")} />
      <Group legend={t("needed")} note={t("neededNote")}>
        {NEEDED.map(select)}
      </Group>
      <Group legend={t("further")}>{FURTHER.map(select)}</Group>
    </>
  );
}
