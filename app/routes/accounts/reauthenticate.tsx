import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PasswordConfirmInput } from "#rules/inputs/accounts/account.ts";
import { CodeInput } from "#rules/inputs/accounts/second-factor.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { PasswordField } from "#app/components/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { CodeField } from "#app/components/second-factor/code-field.tsx";
import type { Args } from "#app/http/request/context.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { sendReauthentication, isAskedForCode } from "#app/http/session/reauthenticate.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";

export const handle: PageHandle = {
  i18n: ["accounts", "secondFactor", "forms", "errors"],
  title: "accounts:reauthenticateTitle",
};

const placeAfter = (args: Args) =>
  placeWithin(queryOf(args, accountPages.reauthenticate).redirect, hrefHere(args, calendarPages.home));

export const loader = async (args: LoaderFunctionArgs) => ({
  byCode: await isAskedForCode(args),
  back: placeAfter(args),
});

export async function action(args: ActionFunctionArgs) {
  const place = placeAfter(args);
  return submitForm(args, (await isAskedForCode(args)) ? CodeInput : PasswordConfirmInput, async (_input, form) => {
    const left = await sendReauthentication(args, form);
    return flash(
      args,
      redirect(place),
      left === null
        ? { key: "accounts:reauthenticated" }
        : { key: "accounts:reauthenticatedLeft", values: { count: left } },
    );
  });
}

/** Reauthentication before an action that is hard to undo, which leads back to it. */
export default function ReauthenticatePage() {
  const { byCode, back } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<Record<"password" | "code", string>>("reauthenticate");
  const { t } = useTranslation(["accounts", "secondFactor", "forms"]);
  const label: Record<string, string> = { password: t("password"), code: t("secondFactor:anyCode") };
  return (
    <>
      <PageHead title={t("reauthenticateTitle")} />
      <div className="sheet">
        <ErrorSummary
          form={form}
          labelOf={(name) => label[name] ?? name}
          apiMessage={apiMessage}
          title={t("reauthenticateRefused")}
        />
        <p className="mb read">{t(byCode ? "reauthenticateByCode" : "reauthenticateByPassword")}</p>
        <Form {...formProps}>
          {byCode ? (
            <CodeField field={fields.code} of="any" />
          ) : (
            <PasswordField
              field={fields.password}
              label={t("password")}
              hint={t("reauthenticateHint")}
              autoComplete="current-password"
            />
          )}
          <Actions>
            <SubmitButton>{t("reauthenticate")}</SubmitButton>
            <a href={back}>{t("forms:back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
