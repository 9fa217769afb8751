import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { RelatedFields, type RelatedValues } from "#app/components/patients/related/related-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { AddRelatedPerson } from "#app/graphql/patients/related-persons.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { RelatedPersonInput } from "#rules/inputs/patients/related-person.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["patients", "forms", "errors"], title: "patients:addRelatedTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await load(args, PatientName, { uuid });
  return { uuid, name: patientCard.fullName, values: (await keptForm(args)) ?? {} };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, RelatedPersonInput, async (input) => {
    const uuid = args.params.uuid!;
    const { patientCard } = await call(args, PatientName, { uuid });
    await call(args, AddRelatedPerson, { patientCard: patientCard.id, input });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid, tab: "zakladni-udaje" })), {
      key: "patients:relatedSaved",
    });
  });

export default function AddRelatedPersonPage() {
  const { uuid, name, values } = useLoaderData<typeof loader>();
  const page = useFormPage<RelatedValues>("related", values);
  const { t } = useTranslation("patients");
  const to = useHref();
  const labelOf = (field: string) =>
    t(field === "name" ? "relatedName" : field === "note" ? "relatedNote" : (field as "relation"));
  return (
    <RecordForm
      fewRequired
      title={t("addRelatedTitle")}
      list={{ href: to(patientPages.patient, { uuid, tab: "zakladni-udaje" }), label: name }}
      save={t("saveRelated")}
      page={page}
      labelOf={labelOf}
    >
      <RelatedFields fields={page.fields} />
    </RecordForm>
  );
}
