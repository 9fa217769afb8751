import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PasswordConfirmInput } from "#rules/inputs/account.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { PasswordField } from "#app/components/forms/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/note.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PrepareSecondFactor, SecondFactor } from "#app/graphql/second-factor.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { signedIn } from "#app/http/me.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:turnOn" };

/** Stands at the door: who must have a second factor comes no further without one. */
export async function loader(args: LoaderFunctionArgs) {
  const { secondFactorAwaited } = await signedIn(args);
  const { since, requiredBy } = (await api(args, SecondFactor)).secondFactor;
  const back = placeWithin(queryOf(args, "secondFactorOn").redirect, hrefHere(args, "secondFactor"));
  if (since) throw redirect(back);
  return { awaited: secondFactorAwaited, requiredBy, back };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, PasswordConfirmInput, async ({ password }) => {
    await api(args, PrepareSecondFactor, { password });
    return redirect(hrefHere(args, "secondFactorCode", { redirect: queryOf(args, "secondFactorOn").redirect }));
  });

export default function TurnOnSecondFactorPage() {
  const { awaited, requiredBy, back } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<{ password: string }>("turn-on");
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  return (
    <>
      <h1>{t("turnOn")}</h1>
      <ErrorSummary form={form} labelOf={() => t("password")} told={told} />
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
      <p>{awaited ? <a href={to("logout")}>{t("notNow")}</a> : <a href={back}>{t("back")}</a>}</p>
    </>
  );
}
