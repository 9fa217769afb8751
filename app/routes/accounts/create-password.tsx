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
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { letIn } from "#app/http/accounts/let-in.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

export const handle: PageHandle = { i18n: ["accounts", "forms", "errors"], title: "accounts:createPasswordTitle" };

/** The first password: by the link of a registration, or of an invitation without an account. */
export async function loader(args: LoaderFunctionArgs) {
  const { token } = queryOf(args, accountPages.createPassword);
  if (!token) return { email: null };
  const { verifyToken } = await load(args, CheckToken, { token });
  const isFirst =
    verifyToken.state === "NOT_VERIFIED" || verifyToken.state === "NOT_VERIFIED_WITHOUT_PROFILE_INVITATION";
  return { email: isFirst ? verifyToken.email : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, NewPasswordForm, async ({ password }) => {
    const { token = "" } = queryOf(args, accountPages.createPassword);
    const { passwordSet } = await call(args, SetPassword, { token, password });
    // An invitation that is still open after the password, to be accepted.
    const { verifyToken } = await call(args, CheckToken, { token });
    const invited = verifyToken.tokenType === "INVITATION" ? { token } : {};
    return letIn(args, passwordSet, hrefHere(args, accountPages.createProfile, invited));
  });

export default function CreatePassword() {
  const { email } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ password: string; passwordAgain: string }>("create");
  const { t } = useTranslation("accounts");
  const to = useHref();
  if (email === null)
    return (
      <TokenProblem
        title={t("linkEndedTitle")}
        action={{ href: to(accountPages.registration), label: t("newLink") }}
        loginHref={to(accountPages.login)}
      >
        {t("registrationLinkEnded")}
      </TokenProblem>
    );
  const label: Record<string, string> = { password: t("newPassword"), passwordAgain: t("passwordAgain") };
  return (
    <>
      <h1>{t("createPasswordTitle")}</h1>
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />
      <p className="mb">{t("createPasswordText", { email })}</p>
      <Form {...formProps}>
        <NewPassword email={email} fields={fields} />
        <SubmitButton wide>{t("createAccount")}</SubmitButton>
      </Form>
    </>
  );
}
