import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ProcedureFields } from "#app/components/procedures/procedure-fields.tsx";
import type { ProcedureValues } from "#app/components/procedures/procedure-values.ts";
import { call } from "#app/graphql/client.server.ts";
import { CreateProcedure } from "#app/graphql/center/procedures.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { procedureBooks } from "#app/http/procedures/procedure-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { ProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { procedurePages } from "#app/paths/center/procedures.ts";

export const handle: PageHandle = { i18n: ["procedures", "forms", "errors"], title: "procedures:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, procedurePages.procedureNew);
  const { color, vatRate, ...books } = await procedureBooks(args);
  const initial = { type: "INDIVIDUAL", color, vatRate };
  return { ...books, values: (await keptForm(args)) ?? initial };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, ProcedureInput(await myCurrency(args)), async (input) => {
    await call(args, CreateProcedure, { input });
    return flash(args, redirect(hrefHere(args, procedurePages.procedures)), {
      key: "procedures:created",
      values: { name: input.name },
    });
  });

export default function CreateProcedurePage() {
  const { values, currency, people, facilities } = useLoaderData<typeof loader>();
  const page = useFormPage<ProcedureValues>("procedure", values);
  const { t } = useTranslation("procedures");
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(procedurePages.procedures), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "name")}
    >
      <ProcedureFields fields={page.fields} currency={currency} people={people} facilities={facilities} />
    </RecordForm>
  );
}
