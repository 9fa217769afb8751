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
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { letIn } from "#app/http/second-factor.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account", "forms", "errors"], title: "account:createPasswordTitle" };

/** The first password: by the link of a registration, or of an invitation to somebody who has no account yet. */
export async function loader(args: LoaderFunctionArgs) {
  const { token } = queryOf(args, "createPassword");
  if (!token) return { email: null };
  const { verifyToken } = await api(args, CheckToken, { token });
  const isFirst =
    verifyToken.state === "NOT_VERIFIED" || verifyToken.state === "NOT_VERIFIED_WITHOUT_PROFILE_INVITATION";
  return { email: isFirst ? verifyToken.email : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, NewPasswordForm, async ({ password }) => {
    const { token = "" } = queryOf(args, "createPassword");
    const { passwordSet } = await api(args, SetPassword, { token, password });
    // What is still open after the password is an invitation, to be accepted.
    const { verifyToken } = await api(args, CheckToken, { token });
    const invited = verifyToken.tokenType === "INVITATION" ? { token } : {};
    return letIn(args, passwordSet, hrefHere(args, "createProfile", invited));
  });

export default function CreatePassword() {
  const { email } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<{ password: string; passwordAgain: string }>("create");
  const { t } = useTranslation("account");
  const to = useHref();
  if (email === null)
    return (
      <TokenTrouble
        title={t("linkEndedTitle")}
        action={{ href: to("registration"), label: t("newLink") }}
        loginHref={to("login")}
      >
        {t("registrationLinkEnded")}
      </TokenTrouble>
    );
  const label: Record<string, string> = { password: t("newPassword"), passwordAgain: t("passwordAgain") };
  return (
    <>
      <h1>{t("createPasswordTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} />
      <p className="mb">{t("createPasswordText", { email })}</p>
      <Form {...formProps}>
        <NewPassword email={email} fields={fields} />
        <SubmitButton wide>{t("createAccount")}</SubmitButton>
      </Form>
    </>
  );
}
