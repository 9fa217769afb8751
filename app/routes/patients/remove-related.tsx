import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RelatedPersonToEdit, RemoveRelatedPerson } from "#app/graphql/patients/related-persons.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["patients", "forms"],
  title: "patients:removeRelatedQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const id = idOf(args);
  const { relatedPerson } = await load(args, RelatedPersonToEdit, { id });
  if (relatedPerson.patientCard.uuid !== args.params.uuid) throw new Response(null, { status: 404 });
  return {
    id,
    name: relatedPerson.name,
    patient: relatedPerson.patientCard,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    await call(args, RemoveRelatedPerson, { id: idOf(args) });
    return flash(
      args,
      redirect(hrefHere(args, patientPages.patient, { uuid: args.params.uuid!, tab: "zakladni-udaje" })),
      {
        key: "patients:relatedRemoved",
      },
    );
  });

export default function RemoveRelatedPersonPage() {
  const { id, name, patient } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const { formKey } = useRoot();
  const to = useHref();
  const { uuid } = patient;
  return (
    <Confirm
      question={t("removeRelatedQuestion")}
      about={<PatientStrip patient={patient} href={to(patientPages.patient, { uuid, tab: "zakladni-udaje" })} />}
      effect={t("removeRelatedText", { name })}
      does={t("removeRelatedDo")}
      backHref={to(patientPages.relatedPerson, { uuid, id })}
      idempotencyKey={formKey}
    />
  );
}
