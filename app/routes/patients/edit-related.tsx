import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { RelatedFields, type RelatedValues } from "#app/components/patients/related/related-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ChangeRelatedPerson, RelatedPersonToEdit } from "#app/graphql/patients/related-persons.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatPhone } from "#rules/format.ts";
import { RelatedPersonInput } from "#rules/inputs/patients/related-person.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["patients", "forms", "errors"], title: "patients:editRelatedTitle" };

/** The values of a related person in the form, and their version. */
async function loadShown(args: LoaderFunctionArgs) {
  const { relatedPerson } = await load(args, RelatedPersonToEdit, { id: idOf(args) });
  const { name, relation, roles, phone, email, note, version, patientCard } = relatedPerson;
  if (patientCard.uuid !== args.params.uuid) throw new Response(null, { status: 404 });
  const shown = {
    name,
    relation: relation ?? "",
    roles: roles.map(String),
    phone: phone === null ? "" : formatPhone(phone),
    email: email ?? "",
    note: note ?? "",
  };
  return { shown, version, patient: patientCard.fullName };
}

export async function loader(args: LoaderFunctionArgs) {
  const { shown, version, patient } = await loadShown(args);
  return {
    uuid: args.params.uuid!,
    id: idOf(args),
    patient,
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const uuid = args.params.uuid!;
  const answer = await submitForm(args, RelatedPersonInput, async (input, form) => {
    await call(args, ChangeRelatedPerson, { id: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid, tab: "zakladni-udaje" })), {
      key: "patients:relatedSaved",
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { uuid, id, patient, values } = useLoaderData<typeof loader>();
  const page = useFormPage<RelatedValues & Record<"version" | "was", string>>("related", values);
  const { t } = useTranslation("patients");
  const to = useHref();
  const labelOf = (field: string) =>
    t(field === "name" ? "relatedName" : field === "note" ? "relatedNote" : (field as "relation"));
  const inWords = (name: string, value: string) =>
    name === "roles" && value
      ? value
          .split(",")
          .map((role) => t(`roleOf.${role as "CONTACT"}`))
          .join(", ")
      : value;
  return (
    <RecordForm
      fewRequired
      title={t("editRelatedTitle")}
      list={{ href: to(patientPages.patient, { uuid, tab: "zakladni-udaje" }), label: patient }}
      save={t("saveRelated")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
      inWords={inWords}
    >
      <p className="mb">
        <a href={to(patientPages.relatedPersonRemove, { uuid, id })}>{t("removeRelated")}</a>
      </p>
      <RelatedFields fields={page.fields} />
    </RecordForm>
  );
}
