import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailInput } from "#rules/inputs/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Note } from "#app/components/note.tsx";
import { Register, RegistrationOpen } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localeOf } from "#app/http/locale.server.ts";

export const handle: PageHandle = { i18n: ["account", "forms", "errors"], title: "account:registerTitle" };

export const loader = (args: LoaderFunctionArgs) => api(args, RegistrationOpen);

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, EmailInput, async ({ email }) => {
    await api(args, Register, { email, locale: await localeOf(args) });
    return redirect(hrefHere(args, "registrationEmail", { email }));
  });

export default function RegisterPage() {
  const { registrationOpen } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<{ email: string }>("register");
  const { t } = useTranslation("account");
  const to = useHref();
  return (
    <>
      <h1>{t("registerTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => t("email")} told={told} title={t("linkRefused")} />
      {registrationOpen ? (
        <>
          <p className="mb">{t("registerText")}</p>
          <Form {...formProps}>
            <TextField
              field={fields.email}
              label={t("email")}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              width="w100"
            />
            <p className="mb">
              <SubmitButton wide>{t("sendLink")}</SubmitButton>
            </p>
          </Form>
        </>
      ) : (
        <Note>{t("registrationClosed")}</Note>
      )}
      <p>
        {t("haveAccount")} <a href={to("login")}>{t("toLogin")}</a>
      </p>
    </>
  );
}
