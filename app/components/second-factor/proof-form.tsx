import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "../dialogs/confirm.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import type { FormKeys } from "../forms/form.tsx";
import { PasswordField } from "../forms/fields/password-field.tsx";
import { CodeField } from "./code-field.tsx";

type Props = {
  question: string;
  account: { name: string; email: string };
  effect: string;
  does: string;
  danger: boolean;
  backHref: string;
  page: {
    form: Parameters<typeof ErrorSummary>[0]["form"];
    fields: Record<"password" | "code", FieldState>;
    formProps: FormKeys & { id: string };
    apiMessage?: string;
  };
};

/** Asks for both factors again before one of them is changed. */
export function ProofForm({ account, page: { form, fields, formProps, apiMessage }, ...asks }: Props) {
  const { t } = useTranslation("secondFactor");
  const label: Record<string, string> = { password: t("password"), code: t("anyCode") };
  return (
    <Confirm
      {...asks}
      {...formProps}
      about={<Subject name={account.name}>{account.email}</Subject>}
      faults={<ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />}
      fields={
        <>
          <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
          <CodeField field={fields.code} of="any" />
        </>
      }
    />
  );
}
