import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { RelatedFields, type RelatedValues } from "#app/components/patients/related-fields.tsx";
import { api } from "#app/graphql/client.server.ts";
import { AddRelatedPerson, PatientName } from "#app/graphql/patients.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { RelatedPersonInput } from "#rules/inputs/related-person.ts";

export const handle: PageHandle = { i18n: ["patients", "forms", "errors"], title: "patients:addRelatedTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await api(args, PatientName, { uuid });
  return { uuid, name: patientCard.fullName, values: (await keptForm(args)) ?? {} };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, RelatedPersonInput, async (input) => {
    const uuid = args.params.uuid!;
    const { patientCard } = await api(args, PatientName, { uuid });
    await api(args, AddRelatedPerson, { patientCard: patientCard.id, input });
    return flash(args, redirect(hrefHere(args, "patient", { uuid, tab: "zakladni-udaje" })), {
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
      title={t("addRelatedTitle")}
      list={{ href: to("patient", { uuid, tab: "zakladni-udaje" }), label: name }}
      save={t("saveRelated")}
      page={page}
      labelOf={labelOf}
    >
      <RelatedFields fields={page.fields} />
    </RecordForm>
  );
}
