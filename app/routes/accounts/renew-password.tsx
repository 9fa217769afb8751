import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewPasswordForm } from "#rules/inputs/accounts/account.ts";
import { NewPassword } from "#app/components/accounts/new-password.tsx";
import { TokenProblem } from "#app/components/accounts/token-problem.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { CheckToken, SetPassword } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { letIn } from "#app/http/accounts/let-in.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms", "errors"], title: "accounts:renewTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { verifyToken } = await load(args, CheckToken, { token: args.params.token! });
  return { email: verifyToken.tokenType === "PASSWORD" ? verifyToken.email : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, NewPasswordForm, async ({ password }) => {
    const { passwordSet } = await call(args, SetPassword, { token: args.params.token!, password });
    return flash(args, await letIn(args, passwordSet, hrefHere(args, calendarPages.home)), {
      key: "accounts:passwordRenewed",
    });
  });

export default function RenewPassword() {
  const { email } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ password: string; passwordAgain: string }>("renew");
  const { t } = useTranslation("accounts");
  const to = useHref();
  if (email === null)
    return (
      <TokenProblem
        title={t("linkEndedTitle")}
        action={{ href: to(accountPages.forgottenPassword), label: t("newLink") }}
        loginHref={to(accountPages.login)}
      >
        {t("passwordLinkEnded")}
      </TokenProblem>
    );
  const label: Record<string, string> = { password: t("newPassword"), passwordAgain: t("passwordAgain") };
  return (
    <>
      <h1>{t("renewTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />
      <p className="mb">{t("renewText", { email })}</p>
      <Form {...formProps}>
        <NewPassword email={email} fields={fields} />
        <SubmitButton wide>{t("setPassword")}</SubmitButton>
      </Form>
    </>
  );
}
