import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";

const numbers = ["kBatchSequenceId", "kBatchItemSequenceId", "fBatchSequenceId"] as const;
type Props = {
  fields: Record<(typeof numbers)[number] | "vzp", FieldState>;
  branches: { code: string; name: string }[];
  /** The branch that the IČZ of the contracts proposes. */
  proposed: string | null;
};

/** The branch of VZP, and the next numbers. */
export function NumberFields({ fields, branches, proposed }: Props) {
  const { t } = useTranslation("insurance");
  return (
    <>
      <Group legend={t("vzp")}>
        <Select
          field={fields.vzp}
          label={t("vzp")}
          optional
          none={proposed ? t("vzpBy", { code: proposed }) : t("vzpNone")}
          options={branches.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
      </Group>
      <Group legend={t("nextNumbers")} note={t("numbersText")}>
        {numbers.map((name) => (
          <TextField key={name} field={fields[name]} label={t(name)} width="w12" inputMode="numeric" />
        ))}
      </Group>
    </>
  );
}
