import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { TokenProblem } from "#app/components/accounts/token-problem.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ConfirmLoginEmail, LoginEmailByToken } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms", "errors"], title: "accounts:loginEmail.title" };

/** Opening the link changes nothing; without a session it leads through the login. */
export async function loader(args: LoaderFunctionArgs) {
  const { me, loginEmailByToken } = await load(args, LoginEmailByToken, { token: args.params.token! });
  return loginEmailByToken && { present: me.email, email: loginEmailByToken.email };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, ConfirmLoginEmail, { token: args.params.token! });
    return flash(args, redirect(hrefHere(args, settingsPages.userAccount)), { key: "accounts:loginEmail.changed" });
  });

export default function LoginEmailConfirm() {
  const change = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("login-email");
  const { t } = useTranslation("accounts");
  const to = useHref();
  if (!change)
    return (
      <TokenProblem
        title={t("linkEndedTitle")}
        action={{ href: to(settingsPages.loginEmailChange), label: t("newLink") }}
      >
        {t("loginEmail.ended")}
      </TokenProblem>
    );
  return (
    <>
      <h1>{t("loginEmail.title")}</h1>
      <ErrorSummary form={form} labelOf={(name) => name} apiMessage={apiMessage} />
      <p className="mb">{t("loginEmail.text", change)}</p>
      <p className="mb">{t("loginEmail.effect")}</p>
      <Form {...formProps}>
        <p className="mb">
          <SubmitButton wide>{t("loginEmail.confirm")}</SubmitButton>
        </p>
      </Form>
    </>
  );
}
