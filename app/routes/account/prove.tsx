import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PasswordConfirmInput } from "#rules/inputs/account.ts";
import { CodeInput } from "#rules/inputs/second-factor.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { PasswordField } from "#app/components/forms/password-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { CodeField } from "#app/components/second-factor/code-field.tsx";
import type { Args } from "#app/http/context.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { giveProof, isAskedForCode } from "#app/http/prove-again.server.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["account", "secondFactor", "forms", "errors"], title: "account:proveTitle" };

const placeAfter = (args: Args) => placeWithin(queryOf(args, "prove").redirect, hrefHere(args, "home"));

export const loader = async (args: LoaderFunctionArgs) => ({
  byCode: await isAskedForCode(args),
  back: placeAfter(args),
});

export async function action(args: ActionFunctionArgs) {
  const place = placeAfter(args);
  return submitForm(args, (await isAskedForCode(args)) ? CodeInput : PasswordConfirmInput, async (_input, form) => {
    const left = await giveProof(args, form);
    return flash(
      args,
      redirect(place),
      left === null ? { key: "account:proved" } : { key: "account:provedLeft", values: { count: left } },
    );
  });
}

/** Before a deed that is hard to undo: whoever has not proved lately who they are does so, and goes back to it. */
export default function ProvePage() {
  const { byCode, back } = useLoaderData<typeof loader>();
  const { form, fields, formProps, told } = useFormPage<Record<"password" | "code", string>>("prove");
  const { t } = useTranslation(["account", "secondFactor", "forms"]);
  const label: Record<string, string> = { password: t("password"), code: t("secondFactor:anyCode") };
  return (
    <>
      <PageHead title={t("proveTitle")} />
      <div className="sheet">
        <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} title={t("proveRefused")} />
        <p className="mb read">{t(byCode ? "proveByCode" : "proveByPassword")}</p>
        <Form {...formProps}>
          {byCode ? (
            <CodeField field={fields.code} of="any" />
          ) : (
            <PasswordField
              field={fields.password}
              label={t("password")}
              hint={t("proveHint")}
              autoComplete="current-password"
            />
          )}
          <Actions>
            <SubmitButton>{t("prove")}</SubmitButton>
            <a href={back}>{t("forms:back")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
