import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { PasswordChangeForm } from "#rules/inputs/account.ts";
import { NewPassword } from "#app/components/account/new-password.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { PasswordField } from "#app/components/forms/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ChangePassword } from "#app/graphql/settings.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["settings", "account", "forms", "errors"], title: "settings:passwordTitle" };

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PasswordChangeForm, async ({ currentPassword, password }) => {
    await api(args, ChangePassword, { currentPassword, password });
    return flash(args, redirect(hrefHere(args, "settings", { tab: "osobni" })), { key: "settings:passwordChanged" });
  });

export default function PasswordChange() {
  const { user } = useRoot();
  const { form, fields, formProps, told } =
    useFormPage<Record<"currentPassword" | "password" | "passwordAgain", string>>("password");
  const { t } = useTranslation(["settings", "account"]);
  const to = useHref();
  const label: Record<string, string> = {
    currentPassword: t("currentPassword"),
    password: t("account:newPassword"),
    passwordAgain: t("account:passwordAgain"),
  };
  return (
    <>
      <PageHead title={t("passwordTitle")} over={<a href={to("settings", { tab: "osobni" })}>{t("title")}</a>} />
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} />
      <div className="sheet">
        <p className="mb">{t("passwordChangeText")}</p>
        <Form {...formProps}>
          <PasswordField field={fields.currentPassword} label={t("currentPassword")} autoComplete="current-password" />
          <NewPassword email={user?.email ?? ""} fields={fields} />
          <Actions>
            <SubmitButton>{t("changePassword")}</SubmitButton>
            <a href={to("settings", { tab: "osobni" })}>{t("back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
