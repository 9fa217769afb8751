import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailInput } from "#rules/inputs/accounts/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { ForgetPassword } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { localeOf } from "#app/http/request/locale.server.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

export const handle: PageHandle = {
  i18n: ["accounts", "forms", "errors"],
  title: (t, data) =>
    t(((data as { sent: boolean }).sent ? "accounts:linkSentTitle" : "accounts:forgottenTitle") as never),
};

export const loader = (args: LoaderFunctionArgs) => ({
  sent: queryOf(args, accountPages.forgottenPassword).sent === 1,
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, EmailInput, async ({ email }) => {
    await call(args, ForgetPassword, { email, locale: await localeOf(args) });
    return redirect(hrefHere(args, accountPages.forgottenPassword, { sent: 1 }));
  });

export default function ForgottenPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const { t } = useTranslation("accounts");
  const to = useHref();
  return (
    <>
      {sent ? <Sent /> : <RequestLink />}
      <p>
        <a href={to(accountPages.login)}>{t("toLogin")}</a>
      </p>
    </>
  );
}

function RequestLink() {
  const { form, fields, formProps, apiMessage } = useFormPage<{ email: string }>("forgotten");
  const { t } = useTranslation("accounts");
  return (
    <>
      <h1>{t("forgottenTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => t("email")} apiMessage={apiMessage} title={t("linkRefused")} />
      <p className="mb">{t("forgottenText")}</p>
      <Form {...formProps}>
        <TextField
          field={fields.email}
          label={t("email")}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          width="w100"
        />
        <p className="mb">
          <SubmitButton wide>{t("sendLink")}</SubmitButton>
        </p>
      </Form>
    </>
  );
}

function Sent() {
  const { t } = useTranslation("accounts");
  const to = useHref();
  return (
    <>
      <h1>{t("linkSentTitle")}</h1>
      <p className="mb">{t("forgottenSentText")}</p>
      <p className="mb">
        {t("notArrived")} <a href={to(accountPages.forgottenPassword)}>{t("sendAgain")}</a>
      </p>
    </>
  );
}
