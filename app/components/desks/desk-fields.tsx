import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select, type SelectOption } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

type Props = {
  fields: Record<"name" | "lockMinutes" | "cashBox", FieldState>;
  /** Cash boxes to choose from. */
  boxes: SelectOption[];
};

/** Name, lock time and cash box of a shared desk. */
export function DeskFields({ fields, boxes }: Props) {
  const { t } = useTranslation("desks");
  return (
    <>
      <TextField field={fields.name} label={t("name")} hint={t("nameHint")} maxLength={100} />
      <TextField
        field={fields.lockMinutes}
        label={t("lockMinutes")}
        hint={t("lockMinutesHint")}
        inputMode="numeric"
        width="w4"
      />
      <Select
        field={fields.cashBox}
        label={t("cashBox")}
        hint={t("cashBoxHint")}
        options={boxes}
        none={t("firstCashBox")}
        optional
      />
    </>
  );
}
