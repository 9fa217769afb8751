import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CenterContact } from "#app/components/consents/center-contact.tsx";
import { WordingText } from "#app/components/consents/wording-text.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { AskedConsent, GiveConsent } from "#app/graphql/patients/consents.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { titleOfCenter } from "#app/http/page/title-of-center.ts";
import { consentPages } from "#app/paths/patients/consents.ts";

export const handle: PageHandle<{ asked: { medicalCenter: { name: string } } | null }> = {
  i18n: ["consents", "forms", "errors"],
  title: (t, { asked }) => titleOfCenter(t("consents:state"), asked?.medicalCenter),
};

/**
 * The page of a consent link from an e-mail; viewing it does not consume it. Every invalid link gets the same answer.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { gdprConsentAsked } = await load(args, AskedConsent, { token: args.params.token! });
  return { asked: gdprConsentAsked };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const token = args.params.token!;
    const { gdprConsentAsked: asked } = await load(args, AskedConsent, { token });
    try {
      await call(args, GiveConsent, { token });
    } catch (failed) {
      if (!(failed instanceof CallFailed) || failed.error !== "tokenInvalid") throw failed;
      return redirect(hrefHere(args, consentPages.consentLink, { token }));
    }
    return redirect(hrefHere(args, consentPages.consentGiven, { center: asked?.medicalCenter.slug }));
  });

export default function GiveConsentPage() {
  const { asked } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("give-consent");
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
      <ErrorSummary form={form} labelOf={() => ""} apiMessage={apiMessage} />
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
