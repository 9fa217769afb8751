import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ConsentToAsk, SendConsentLink } from "#app/graphql/patients/consents.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { consentPages } from "#app/paths/patients/consents.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["consents", "patients", "forms", "errors"],
  title: "consents:askQuestion",
  inDialog: true,
};

/** Obstacles are shown before the button is pressed, in the words of the refusal. */
export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { me, patientCard, gdprWording } = await load(args, ConsentToAsk, { uuid });
  const { email, archived } = patientCard;
  const { gdprActive, gdprConsentByEmail } = me.profile!.medicalCenter!;
  const hindered = archived
    ? "cardArchived"
    : !gdprActive || !gdprConsentByEmail
      ? "consentByEmailOff"
      : !gdprWording
        ? "wordingMissing"
        : !email
          ? "patientWithoutEmail"
          : null;
  return { uuid, patient: patientCard, email, wording: gdprWording, hindered } as const;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const { patientCard } = await call(args, PatientName, { uuid });
    const { gdprConsentEmailSend } = await call(args, SendConsentLink, { patientCard: patientCard.id });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid, tab: "zakladni-udaje" })), {
      key: "consents:asked",
      values: gdprConsentEmailSend,
    });
  });

export default function AskByEmailPage() {
  const { uuid, patient, email, wording, hindered } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("ask-consent");
  const { t } = useTranslation(["consents", "errors"]);
  const to = useHref();
  const card = to(patientPages.patient, { uuid, tab: "zakladni-udaje" });
  if (hindered)
    return (
      <>
        <PageHead title={t("askByEmail")} over={<a href={card}>{patient.fullName}</a>} />
        <div className="sheet">
          <Note variant="warning">
            <p>{t(`errors:${hindered}`)}</p>
          </Note>
          {hindered === "patientWithoutEmail" && (
            <ButtonLink href={to(patientPages.patientEdit, { uuid })} icon="pen">
              {t("addEmail")}
            </ButtonLink>
          )}
        </div>
      </>
    );
  return (
    <Confirm
      question={t("askQuestion")}
      about={<PatientStrip patient={patient} href={card} />}
      effect={t("askText")}
      does={t("askByEmail")}
      danger={false}
      backHref={card}
      faults={<ErrorSummary form={form} labelOf={() => ""} apiMessage={apiMessage} />}
      {...formProps}
    >
      <dl className="facts mb">
        <dt>{t("recipient")}</dt>
        <dd>{email}</dd>
        <dt>{t("wording")}</dt>
        <dd>
          <a href={to(consentPages.gdprWording, { id: wording!.id, back: to(consentPages.consentSend, { uuid }) })}>
            {t("wordingNumber", { number: wording!.number })}
          </a>
        </dd>
      </dl>
    </Confirm>
  );
}
