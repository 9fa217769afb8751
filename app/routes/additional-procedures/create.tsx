import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { AdditionalProcedureFields } from "#app/components/procedures/additional-procedure-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { CreateAdditionalProcedure } from "#app/graphql/center/procedures.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { AdditionalProcedureInput } from "#rules/inputs/procedures/procedure.ts";
import { additionalProcedurePages } from "#app/paths/center/additional-procedures.ts";

export const handle: PageHandle = { i18n: ["procedures", "forms", "errors"], title: "procedures:additional.newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, additionalProcedurePages.additionalProcedureNew);
  return { currency: await myCurrency(args), values: (await keptForm(args)) ?? {} };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, AdditionalProcedureInput(await myCurrency(args)), async (input) => {
    await call(args, CreateAdditionalProcedure, { input });
    return flash(args, redirect(hrefHere(args, additionalProcedurePages.additionalProcedures)), {
      key: "procedures:additional.created",
      values: { name: input.name },
    });
  });

export default function CreateAdditionalProcedurePage() {
  const { currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "price" | "vatRate", string>>("additional-procedure", values);
  const { t } = useTranslation("procedures");
  const to = useHref();
  const list = { href: to(additionalProcedurePages.additionalProcedures), label: t("additional.title") };
  return (
    <RecordForm
      title={t("additional.newTitle")}
      list={list}
      save={t("additional.save")}
      page={page}
      labelOf={(name) => t(name as "name")}
    >
      <AdditionalProcedureFields fields={page.fields} currency={currency} />
    </RecordForm>
  );
}
