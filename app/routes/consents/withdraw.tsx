import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { WithdrawConsent } from "#app/graphql/patients/consents.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["consents", "patients", "forms"],
  title: "consents:withdrawQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  return (await load(args, PatientName, { uuid: args.params.uuid! })).patientCard;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const { patientCard } = await call(args, PatientName, { uuid });
    await call(args, WithdrawConsent, { patientCard: patientCard.id });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid, tab: "zakladni-udaje" })), {
      key: "consents:withdrawnNow",
    });
  });

export default function WithdrawConsentPage() {
  const patient = useLoaderData<typeof loader>();
  const { t } = useTranslation("consents");
  const { formKey } = useRoot();
  const to = useHref();
  const card = to(patientPages.patient, { uuid: patient.uuid, tab: "zakladni-udaje" });
  return (
    <Confirm
      question={t("withdrawQuestion")}
      about={<PatientStrip patient={patient} href={card} />}
      effect={t("withdrawText")}
      does={t("withdraw")}
      backHref={card}
      idempotencyKey={formKey}
    />
  );
}
