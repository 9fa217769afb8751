import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PasswordConfirmInput } from "#rules/inputs/accounts/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { PasswordField } from "#app/components/forms/fields/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/base/note.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PrepareSecondFactor, SecondFactor } from "#app/graphql/staff/second-factor.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:turnOn" };

/** Mandatory step: a user who must have a second factor gets no further without one. */
export async function loader(args: LoaderFunctionArgs) {
  const { secondFactorAwaited } = await signedIn(args);
  const { since, requiredBy } = (await load(args, SecondFactor)).secondFactor;
  const back = placeWithin(
    queryOf(args, secondFactorPages.secondFactorOn).redirect,
    hrefHere(args, secondFactorPages.secondFactor),
  );
  if (since) throw redirect(back);
  return { awaited: secondFactorAwaited, requiredBy, back };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PasswordConfirmInput, async ({ password }) => {
    await call(args, PrepareSecondFactor, { password });
    return redirect(
      hrefHere(args, secondFactorPages.secondFactorCode, {
        redirect: queryOf(args, secondFactorPages.secondFactorOn).redirect,
      }),
    );
  });

export default function TurnOnSecondFactorPage() {
  const { awaited, requiredBy, back } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ password: string }>("turn-on");
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  return (
    <>
      <h1>{t("turnOn")}</h1>
      <ErrorSummary form={form} labelOf={() => t("password")} apiMessage={apiMessage} />
      {requiredBy.length > 0 && (
        <Note>
          <p>{t("required", { center: requiredBy.join(", ") })}</p>
        </Note>
      )}
      <p className="mb">{t("turnOnText")}</p>
      <Form {...formProps}>
        <PasswordField field={fields.password} label={t("password")} autoComplete="current-password" />
        <p className="mb">
          <SubmitButton wide>{t("goOn")}</SubmitButton>
        </p>
      </Form>
      <p>{awaited ? <a href={to(accountPages.logout)}>{t("notNow")}</a> : <a href={back}>{t("back")}</a>}</p>
    </>
  );
}
