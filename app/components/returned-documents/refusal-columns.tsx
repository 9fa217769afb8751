import { useTranslation } from "react-i18next";
import { refusalRoles, type RefusalColumns } from "#rules/insurance/returned/refusal-table.ts";
import { startingWith, type FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";

export type RefusalTableShown = { text: string; names: string[]; columns: RefusalColumns };
type Props = {
  fields: Record<"number" | "code" | "reason" | "text" | "names" | "kind" | "forAuthor", FieldState>;
  table: RefusalTableShown;
};

/** The meaning of the columns of a table, as it is proposed; the table itself goes along. */
export function RefusalColumnFields({ fields, table: { text, names, columns } }: Props) {
  const { t } = useTranslation("returnedDocuments");
  const options = names.map((label, at) => ({ value: String(at), label }));
  return (
    <>
      <textarea name={fields.text.name} defaultValue={text} hidden />
      <input type="hidden" name={fields.names.name} value={names.join("\n")} />
      <input type="hidden" name={fields.kind.name} value={fields.kind.defaultValue} />
      <input type="hidden" name={fields.forAuthor.name} value={fields.forAuthor.defaultValue ?? ""} />
      {refusalRoles.map((role) => (
        <Select
          key={role}
          field={startingWith(fields[role], columns[role] === undefined ? "" : String(columns[role]))}
          label={t(`columns.${role}`)}
          options={options}
          optional={role !== "number"}
          none={t("noColumn")}
        />
      ))}
    </>
  );
}
