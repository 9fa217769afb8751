import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DepartmentToRemove, RemoveDepartment } from "#app/graphql/insurers/departments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { departmentPages } from "#app/paths/insurers/departments.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";

export const handle: PageHandle = {
  i18n: ["insurance", "forms", "errors"],
  title: "insurance:departmentRemoveQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, departmentPages.departmentRemove);
  return (await load(args, DepartmentToRemove, { id: idOf(args) })).department;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { departmentRemove } = await call(args, RemoveDepartment, { department: idOf(args) });
    return flash(args, redirect(hrefHere(args, insurancePages.insurance)), {
      key: "insurance:departmentRemoved",
      values: departmentRemove,
    });
  });

export default function RemoveDepartmentPage() {
  const { name, profiles } = useLoaderData<typeof loader>();
  const { apiMessage } = useFormPage("department-removal");
  const { t } = useTranslation("insurance");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t("departmentRemoveQuestion")}
      about={<Subject name={name}>{profiles.map(({ listName }) => listName).join(", ")}</Subject>}
      effect={t("departmentRemoveText")}
      does={t("departmentRemoveDo")}
      backHref={to(insurancePages.insurance)}
      idempotencyKey={formKey}
      faults={apiMessage && <Note variant="warning">{apiMessage}</Note>}
    />
  );
}
