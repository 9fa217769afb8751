import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RemoveWaitingPatient, WaitingPatientAsked } from "#app/graphql/calendar/waiting-patients.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

export const handle: PageHandle = {
  i18n: ["waitingPatients", "patients", "forms"],
  title: "waitingPatients:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { waitingPatient } = await load(args, WaitingPatientAsked, { id });
  return { id, ...waitingPatient.waitingPatient };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveWaitingPatient, { id: idOf(args) });
    return flash(args, redirect(hrefHere(args, waitingPages.waitingPatients)), { key: "waitingPatients:removed" });
  });

export default function RemoveWaitingPatientPage() {
  const { id, patientCard: patient, procedures } = useLoaderData<typeof loader>();
  const { t } = useTranslation("waitingPatients");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={
        <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid })}>
          {procedures.map(({ name }) => name).join(", ")}
        </PatientStrip>
      }
      effect={t("removeText")}
      does={t("removeDo")}
      backHref={to(waitingPages.waitingPatient, { id })}
      idempotencyKey={formKey}
    />
  );
}
