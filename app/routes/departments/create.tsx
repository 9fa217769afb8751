import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DepartmentInput } from "#rules/inputs/insurance/department.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { DepartmentFields } from "#app/components/insurance/department-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateDepartment, DepartmentChoices } from "#app/graphql/insurers/departments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { departmentPages } from "#app/paths/insurers/departments.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = { i18n: ["insurance", "forms", "errors"], title: "insurance:departmentNew" };

type Typed = { expertise: string; profileIds: string[] };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, departmentPages.departmentNew);
  const { medicalSpecialties, profiles } = await load(args, DepartmentChoices);
  return {
    specialties: medicalSpecialties,
    people: profiles.filter(({ active }) => active),
    values: ((await keptForm(args)) ?? {}) as Partial<Typed>,
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, DepartmentInput, async (input) => {
    await call(args, CreateDepartment, { input });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), {
      key: "insurance:departmentCreated",
      values: { expertise: input.expertise },
    });
  });

export default function CreateDepartmentPage() {
  const { specialties, people, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("department", values);
  const { t } = useTranslation("insurance");
  const to = useHref();
  return (
    <RecordForm
      title={t("departmentNew")}
      list={{ href: to(insurancePages.insurance), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "expertise")}
    >
      <DepartmentFields fields={page.fields} specialties={specialties} people={people} />
    </RecordForm>
  );
}
