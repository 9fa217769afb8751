import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../forms/error-summary.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Actions } from "../forms/group.tsx";
import { PasswordField } from "../forms/fields/password-field.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { CodeField } from "./code-field.tsx";

type Props = {
  title: string;
  text: string;
  backHref: string;
  danger?: boolean;
  page: {
    form: Parameters<typeof ErrorSummary>[0]["form"];
    fields: Record<"password" | "code", FieldState>;
    formProps: FormKeys & { id: string };
    apiMessage?: string;
  };
};

/** Asks for both factors again before one of them is changed. */
export function ProofForm({ title, text, backHref, danger, page: { form, fields, formProps, apiMessage } }: Props) {
  const { t } = useTranslation("secondFactor");
  const label: Record<string, string> = { password: t("password"), code: t("anyCode") };
  return (
    <>
      <PageHead title={title} over={<a href={backHref}>{t("title")}</a>} />
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />
      <div className="sheet">
        <p className="mb">{text}</p>
        <Form {...formProps}>
          <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
          <CodeField field={fields.code} of="any" />
          <Actions>
            <SubmitButton tone={danger ? "bad" : "main"}>{title}</SubmitButton>
            <a href={backHref}>{t("back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
