import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DepartmentInput } from "#rules/inputs/insurance/department.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { DepartmentFields } from "#app/components/insurance/department-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DepartmentChoices, DepartmentToEdit, UpdateDepartment } from "#app/graphql/insurers/departments.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { departmentPages } from "#app/paths/insurers/departments.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:departmentEdit" };

async function loadShown(args: LoaderFunctionArgs) {
  const { expertise, profiles, version } = (await load(args, DepartmentToEdit, { id: idOf(args) })).department;
  return { shown: { expertise, profileIds: profiles.map(({ id }) => String(id)) }, version };
}

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, departmentPages.department);
  const { shown, version } = await loadShown(args);
  const { medicalSpecialties, profiles } = await load(args, DepartmentChoices);
  return {
    specialties: medicalSpecialties,
    people: profiles.filter(({ id, active }) => active || shown.profileIds.includes(String(id))),
    values: await editValues(args, { shown, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, DepartmentInput, async (input, form) => {
    await call(args, UpdateDepartment, { department: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), {
      key: "insurance:departmentSaved",
      values: { expertise: input.expertise },
    });
  });
  return followStale(answer, () => loadShown(args));
}

export default newForVersion(Editing);

function Editing() {
  const { specialties, people, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"expertise" | "version" | "was", string> & { profileIds: string[] }>(
    "department",
    values,
  );
  const { t } = useTranslation("insurance");
  const to = useHref();
  const inWords = (name: string, value: string) =>
    name === "profileIds"
      ? people
          .filter(({ id }) => value.split(",").includes(String(id)))
          .map(({ listName }) => listName)
          .join(", ")
      : value;
  return (
    <RecordForm
      title={t("departmentEdit")}
      list={{ href: to(insurancePages.insurance), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "expertise")}
      basis={page.fields}
      inWords={inWords}
    >
      <DepartmentFields fields={page.fields} specialties={specialties} people={people} />
    </RecordForm>
  );
}
