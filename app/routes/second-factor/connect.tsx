import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeInput } from "#rules/inputs/second-factor.ts";
import { ButtonLink } from "#app/components/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/note.tsx";
import { CodeField } from "#app/components/second-factor/code-field.tsx";
import { ConnectPhone } from "#app/components/second-factor/connect-phone.tsx";
import { RecoveryCodes } from "#app/components/second-factor/recovery-codes.tsx";
import { api } from "#app/graphql/client.server.ts";
import { Preparation, TurnOnSecondFactor } from "#app/graphql/second-factor.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { useHref } from "#app/http/page.ts";
import { qrCode } from "#app/http/qr-code.server.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:scanTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { redirect: place } = queryOf(args, "secondFactorCode");
  const { secondFactorPreparation: prepared } = await api(args, Preparation);
  return {
    place,
    next: placeWithin(place, hrefHere(args, "secondFactor")),
    phone: prepared && { secret: prepared.key, uri: prepared.uri, qr: qrCode(prepared.uri) },
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, CodeInput, async ({ code }) => ({
    codes: (await api(args, TurnOnSecondFactor, { code })).secondFactorTurnOn,
  }));

export default function ConnectPhonePage() {
  const { place, next, phone } = useLoaderData<typeof loader>();
  const done = useActionData<{ codes?: string[] }>();
  const { form, fields, formProps, told } = useFormPage<{ code: string }>("connect");
  const { t } = useTranslation("secondFactor");
  const to = useHref();
  if (done?.codes)
    return (
      <>
        <h1>{t("codesTitle")}</h1>
        <Note variant="success">
          <p>{t("codesNow")}</p>
        </Note>
        <RecoveryCodes codes={done.codes} />
        <p className="noprint">
          <ButtonLink href={next} tone="main">
            {t("codesKept")}
          </ButtonLink>
        </p>
      </>
    );
  if (!phone)
    return (
      <>
        <h1>{t("startAgainTitle")}</h1>
        <p className="mb">{t("startAgain")}</p>
        <p>
          <ButtonLink href={to("secondFactorOn", { redirect: place })} tone="main">
            {t("goOn")}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1>{t("scanTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => t("code")} told={told} />
      <ConnectPhone {...phone} />
      <Form {...formProps}>
        <CodeField field={fields.code} />
        <p className="mb">
          <SubmitButton wide>{t("confirm")}</SubmitButton>
        </p>
      </Form>
      <p>
        <a href={to("secondFactorOn", { redirect: place })}>{t("back")}</a>
      </p>
    </>
  );
}
