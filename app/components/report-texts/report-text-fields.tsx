import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/field.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { TextField } from "../forms/text-field.tsx";

/** What a template or phrase says; between its name and its text stands what it belongs to. */
export function ReportTextFields({
  fields,
  children,
}: {
  fields: Record<"name" | "content", FieldState>;
  children: ReactNode;
}) {
  const { t } = useTranslation("reportTexts");
  return (
    <>
      <TextField field={fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
      {children}
      <TextArea field={fields.content} label={t("content")} hint={t("contentHint")} rows={12} maxLength={100_000} />
    </>
  );
}
