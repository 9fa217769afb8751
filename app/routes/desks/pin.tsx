import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { PinInput } from "#rules/inputs/accounts/desk.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { PasswordField } from "#app/components/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Pin, SetPin } from "#app/graphql/staff/desks.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { deskPages } from "#app/paths/staff/desks.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle = { i18n: ["desks", "settings", "forms", "errors"], title: "desks:pinTitle" };

export const loader = async (args: LoaderFunctionArgs) => ({ since: (await load(args, Pin)).pinSetAt });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PinInput, async (input) => {
    await call(args, SetPin, input);
    return flash(args, redirect(hrefHere(args, deskPages.pin)), { key: "desks:pinSaved" });
  });

export default function PinPage() {
  const { since } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ password: string; pin: string }>("pin");
  const { t, i18n } = useTranslation(["desks", "settings"]);
  const to = useHref();
  const label: Record<string, string> = { password: t("password"), pin: t("pin") };
  return (
    <>
      <PageHead
        title={t("pinTitle")}
        over={<a href={to(settingsPages.settings, { tab: "osobni" })}>{t("settings:title")}</a>}
        actions={since && <ButtonLink href={to(deskPages.pinRemove)}>{t("pinRemove")}</ButtonLink>}
      />
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />
      <div className="sheet">
        <p className="mb">{t("pinWhat")}</p>
        <p className="mb">{since ? t("pinOn", { when: formatDate(since, i18n.language as Locale) }) : t("pinOff")}</p>
        <Form {...formProps}>
          <PasswordField
            field={fields.pin}
            label={t("pin")}
            hint={t("pinHint")}
            autoComplete="new-password"
            width="w8"
          />
          <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" width="w20" />
          <Actions>
            <SubmitButton>{t("pinSave")}</SubmitButton>
          </Actions>
        </Form>
      </div>
    </>
  );
}
