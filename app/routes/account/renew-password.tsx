import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewPasswordForm } from "#rules/inputs/account.ts";
import { NewPassword } from "#app/components/account/new-password.tsx";
import { TokenTrouble } from "#app/components/account/token-trouble.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { CheckToken, SetPassword } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { letIn } from "#app/http/second-factor.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account", "forms", "errors"], title: "account:renewTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { verifyToken } = await api(args, CheckToken, { token: args.params.token! });
  return { email: verifyToken.tokenType === "PASSWORD" ? verifyToken.email : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, NewPasswordForm, async ({ password }) => {
    const { passwordSet } = await api(args, SetPassword, { token: args.params.token!, password });
    return flash(args, await letIn(args, passwordSet, hrefHere(args, "home")), { key: "account:passwordRenewed" });
  });

export default function RenewPassword() {
  const { email } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<{ password: string; passwordAgain: string }>("renew");
  const { t } = useTranslation("account");
  const to = useHref();
  if (email === null)
    return (
      <TokenTrouble
        title={t("linkEndedTitle")}
        action={{ href: to("forgottenPassword"), label: t("newLink") }}
        loginHref={to("login")}
      >
        {t("passwordLinkEnded")}
      </TokenTrouble>
    );
  const label: Record<string, string> = { password: t("newPassword"), passwordAgain: t("passwordAgain") };
  return (
    <>
      <h1>{t("renewTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} />
      <p className="mb">{t("renewText", { email })}</p>
      <Form {...formProps}>
        <NewPassword email={email} fields={fields} />
        <SubmitButton wide>{t("setPassword")}</SubmitButton>
      </Form>
    </>
  );
}
