import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { PasswordChangeForm } from "#rules/inputs/accounts/account.ts";
import { NewPassword } from "#app/components/accounts/new-password.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { PasswordField } from "#app/components/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { ChangePassword } from "#app/graphql/center/settings.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = {
  i18n: ["settings", "accounts", "forms", "errors"],
  title: "settings:passwordTitle",
};

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PasswordChangeForm, async ({ currentPassword, password }) => {
    await call(args, ChangePassword, { currentPassword, password });
    return flash(args, redirect(hrefHere(args, settingsPages.settings, { tab: "osobni" })), {
      key: "settings:passwordChanged",
    });
  });

export default function PasswordChange() {
  const { user } = useRoot();
  const { form, fields, formProps, apiMessage } =
    useFormPage<Record<"currentPassword" | "password" | "passwordAgain", string>>("password");
  const { t } = useTranslation(["settings", "accounts"]);
  const to = useHref();
  const label: Record<string, string> = {
    currentPassword: t("currentPassword"),
    password: t("accounts:newPassword"),
    passwordAgain: t("accounts:passwordAgain"),
  };
  return (
    <>
      <PageHead
        title={t("passwordTitle")}
        over={<a href={to(settingsPages.settings, { tab: "osobni" })}>{t("title")}</a>}
      />
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />
      <div className="sheet">
        <p className="mb">{t("passwordChangeText")}</p>
        <Form {...formProps}>
          <PasswordField field={fields.currentPassword} label={t("currentPassword")} autoComplete="current-password" />
          <NewPassword email={user?.email ?? ""} fields={fields} />
          <Actions>
            <SubmitButton>{t("changePassword")}</SubmitButton>
            <a href={to(settingsPages.settings, { tab: "osobni" })}>{t("back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
