import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailInput } from "#rules/inputs/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { ForgetPassword } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { localeOf } from "#app/http/locale.server.ts";

export const handle: PageHandle = {
  i18n: ["account", "forms", "errors"],
  title: (t, data) =>
    t(((data as { sent: boolean }).sent ? "account:linkSentTitle" : "account:forgottenTitle") as never),
};

export const loader = (args: LoaderFunctionArgs) => ({ sent: queryOf(args, "forgottenPassword").sent === 1 });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, EmailInput, async ({ email }) => {
    await api(args, ForgetPassword, { email, locale: await localeOf(args) });
    return redirect(hrefHere(args, "forgottenPassword", { sent: 1 }));
  });

export default function ForgottenPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  const to = useHref();
  return (
    <>
      {sent ? <Sent /> : <Wish />}
      <p>
        <a href={to("login")}>{t("toLogin")}</a>
      </p>
    </>
  );
}

function Wish() {
  const { form, fields, formProps, told } = useFormPage<{ email: string }>("forgotten");
  const { t } = useTranslation("account");
  return (
    <>
      <h1>{t("forgottenTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => t("email")} told={told} title={t("linkRefused")} />
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
  const { t } = useTranslation("account");
  const to = useHref();
  return (
    <>
      <h1>{t("linkSentTitle")}</h1>
      <p className="mb">{t("forgottenSentText")}</p>
      <p className="mb">
        {t("notArrived")} <a href={to("forgottenPassword")}>{t("sendAgain")}</a>
      </p>
    </>
  );
}
