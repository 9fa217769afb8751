import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeInput } from "#rules/inputs/accounts/second-factor.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/base/note.tsx";
import { CodeField } from "#app/components/second-factor/code-field.tsx";
import { ConnectPhone } from "#app/components/second-factor/connect-phone.tsx";
import { RecoveryCodes } from "#app/components/second-factor/recovery-codes.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { Preparation, TurnOnSecondFactor } from "#app/graphql/staff/second-factor.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { useHref } from "#app/http/page/page.ts";
import { qrCode } from "#app/http/documents/qr-code.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle = { i18n: ["secondFactor", "forms", "errors"], title: "secondFactor:scanTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { redirect: place } = queryOf(args, secondFactorPages.secondFactorCode);
  const { secondFactorPreparation: prepared } = await load(args, Preparation);
  return {
    place,
    next: placeWithin(place, hrefHere(args, secondFactorPages.secondFactor)),
    phone: prepared && { secret: prepared.key, uri: prepared.uri, qr: qrCode(prepared.uri) },
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, CodeInput, async ({ code }) => ({
    codes: (await call(args, TurnOnSecondFactor, { code })).secondFactorTurnOn,
  }));

export default function ConnectPhonePage() {
  const { place, next, phone } = useLoaderData<typeof loader>();
  const done = useActionData<{ codes?: string[] }>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ code: string }>("connect");
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
          <ButtonLink href={to(secondFactorPages.secondFactorOn, { redirect: place })} tone="main">
            {t("goOn")}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1>{t("scanTitle")}</h1>
      <ErrorSummary form={form} labelOf={() => t("code")} apiMessage={apiMessage} />
      <ConnectPhone {...phone} />
      <Form {...formProps}>
        <CodeField field={fields.code} />
        <p className="mb">
          <SubmitButton wide>{t("confirm")}</SubmitButton>
        </p>
      </Form>
      <p>
        <a href={to(secondFactorPages.secondFactorOn, { redirect: place })}>{t("back")}</a>
      </p>
    </>
  );
}
