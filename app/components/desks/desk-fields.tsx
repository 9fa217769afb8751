import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

/** Name and lock time of a shared desk. */
export function DeskFields({ fields }: { fields: Record<"name" | "lockMinutes", FieldState> }) {
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
    </>
  );
}
