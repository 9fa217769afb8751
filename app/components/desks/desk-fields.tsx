import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/field.tsx";
import { TextField } from "../forms/text-field.tsx";

/** What a shared desk is called, and when it locks. */
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
