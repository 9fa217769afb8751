import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

/** The content of a template or phrase; between its name and its text is its service. */
export function ReportTextFields({
  fields,
  children,
}: {
  fields: Record<"name" | "content", FieldState>;
  children: ReactNode;
}) {
  const { t } = useTranslation("reportTemplates");
  return (
    <>
      <TextField field={fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
      {children}
      <TextArea field={fields.content} label={t("content")} hint={t("contentHint")} rows={12} maxLength={100_000} />
    </>
  );
}
