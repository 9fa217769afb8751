import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailInput } from "#rules/inputs/accounts/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { Note } from "#app/components/base/note.tsx";
import { Register, RegistrationOpen } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localeOf } from "#app/http/request/locale.server.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms", "errors"], title: "accounts:registerTitle" };

export const loader = (args: LoaderFunctionArgs) => load(args, RegistrationOpen);

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, EmailInput, async ({ email }) => {
    await call(args, Register, { email, locale: await localeOf(args) });
    return redirect(hrefHere(args, accountPages.registrationEmail, { email }));
  });

export default function RegisterPage() {
  const { registrationOpen } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ email: string }>("register");
  const { t } = useTranslation("accounts");
  const to = useHref();
  return (
    <>
      <h1>{t("registerTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => t("email")} apiMessage={apiMessage} title={t("linkRefused")} />
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
        {t("haveAccount")} <a href={to(accountPages.login)}>{t("toLogin")}</a>
      </p>
    </>
  );
}
