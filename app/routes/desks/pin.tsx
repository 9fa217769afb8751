import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { PinInput } from "#rules/inputs/desk.ts";
import { ButtonLink } from "#app/components/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { PasswordField } from "#app/components/forms/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { api } from "#app/graphql/client.server.ts";
import { Pin, SetPin } from "#app/graphql/desks.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["desks", "settings", "forms", "errors"], title: "desks:pinTitle" };

export const loader = async (args: LoaderFunctionArgs) => ({ since: (await api(args, Pin)).pinSetAt });

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PinInput, async (input) => {
    await api(args, SetPin, input);
    return flash(args, redirect(hrefHere(args, "pin")), { key: "desks:pinSaved" });
  });

export default function PinPage() {
  const { since } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<{ password: string; pin: string }>("pin");
  const { t, i18n } = useTranslation(["desks", "settings"]);
  const to = useHref();
  const label: Record<string, string> = { password: t("password"), pin: t("pin") };
  return (
    <>
      <PageHead
        title={t("pinTitle")}
        over={<a href={to("settings", { tab: "osobni" })}>{t("settings:title")}</a>}
        actions={since && <ButtonLink href={to("pinRemove")}>{t("pinRemove")}</ButtonLink>}
      />
      <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} />
      <div className="sheet">
        <p className="mb">{t("pinWhat")}</p>
        <p className="mb">{since ? t("pinOn", { when: formatDate(since, i18n.language as Locale) }) : t("pinOff")}</p>
        <Form {...formProps}>
          <PasswordField field={fields.pin} label={t("pin")} hint={t("pinHint")} autoComplete="new-password" />
          <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
          <Actions>
            <SubmitButton>{t("pinSave")}</SubmitButton>
          </Actions>
        </Form>
      </div>
    </>
  );
}
