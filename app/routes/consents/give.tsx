import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CenterContact } from "#app/components/consents/center-contact.tsx";
import { WordingText } from "#app/components/consents/wording-text.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { api } from "#app/graphql/client.server.ts";
import { AskedConsent, GiveConsent } from "#app/graphql/consents.ts";
import { CallFailed } from "#app/http/failure.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["consents", "forms", "errors"], title: "consents:state" };

/** Where the link of an e-mail leads; looking uses nothing up. Whatever is wrong with a link, it answers the same. */
export async function loader(args: LoaderFunctionArgs) {
  const { gdprConsentAsked } = await api(args, AskedConsent, { token: args.params.token! });
  return { asked: gdprConsentAsked };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const token = args.params.token!;
    try {
      await api(args, GiveConsent, { token });
    } catch (failed) {
      if (!(failed instanceof CallFailed) || failed.error !== "tokenInvalid") throw failed;
      return redirect(hrefHere(args, "consentLink", { token }));
    }
    return redirect(hrefHere(args, "consentGiven"));
  });

export default function GiveConsentPage() {
  const { asked } = useLoaderData<typeof loader>();
  const { form, formProps, told } = useFormPage("give-consent");
  const { t } = useTranslation("consents");
  if (!asked)
    return (
      <>
        <h1>{t("linkEnded")}</h1>
        <p className="mb">{t("linkEndedText")}</p>
        <p>{t("linkEndedHelp")}</p>
      </>
    );
  return (
    <>
      <h1>{t("state")}</h1>
      <ErrorSummary form={form} labelOf={() => ""} told={told} />
      <CenterContact {...asked.medicalCenter} />
      <WordingText text={asked.text} />
      <p className="mb mute">{t("wordingNumber", { number: asked.number })}</p>
      <Form {...formProps}>
        <p className="mb">{t("freeText")}</p>
        <SubmitButton icon="check">{t("agree")}</SubmitButton>
      </Form>
    </>
  );
}
