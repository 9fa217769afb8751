import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailInput } from "#rules/inputs/accounts/account.ts";
import { LoginEmailWaits } from "#app/components/accounts/login-email-waits.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ChangeLoginEmail, LoginEmail } from "#app/graphql/center/settings.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { localeOf } from "#app/http/request/locale.server.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["settings", "forms", "errors"],
  title: "settings:loginEmail.title",
};

export async function loader(args: LoaderFunctionArgs) {
  const { me, loginEmailPending } = await load(args, LoginEmail);
  return { present: me.email, waiting: loginEmailPending, kept: await keptForm(args) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, EmailInput, async ({ email }) => {
    await call(args, ChangeLoginEmail, { email, locale: await localeOf(args) });
    return flash(args, redirect(hrefHere(args, settingsPages.loginEmailChange)), { key: "settings:loginEmail.sent" });
  });

export default function LoginEmailChange() {
  const { present, waiting, kept } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ email: string }>(
    "login-email",
    kept ?? { email: waiting?.email ?? "" },
  );
  const { t } = useTranslation("settings");
  const to = useHref();
  const account = to(settingsPages.userAccount);
  return (
    <>
      <PageHead title={t("loginEmail.title")} over={<a href={account}>{t("accountTitle")}</a>} />
      <ErrorSummary form={form} labelOf={() => t("loginEmail.email")} apiMessage={apiMessage} />
      <div className="sheet">
        {waiting ? (
          <LoginEmailWaits present={present} {...waiting} />
        ) : (
          <p className="mb">{t("loginEmail.text", { present })}</p>
        )}
        <p className="mb">{t("loginEmail.contact")}</p>
        <Form {...formProps}>
          <TextField
            field={fields.email}
            label={t("loginEmail.email")}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            width="w100"
          />
          <Actions>
            <SubmitButton>{t("loginEmail.send")}</SubmitButton>
            <a href={account}>{t("back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
