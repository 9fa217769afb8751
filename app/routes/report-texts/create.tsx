import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/components/forms/checkbox.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { Select } from "#app/components/forms/select.tsx";
import { ReportTextFields } from "#app/components/report-texts/report-text-fields.tsx";
import { api } from "#app/graphql/client.server.ts";
import { CreateReportText, ReportTextServices } from "#app/graphql/report-texts.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { ReportTemplateForm } from "#rules/inputs/report-template.ts";

export const handle: PageHandle = { i18n: ["reportTexts", "forms", "errors"], title: "reportTexts:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "medicalReport:write");
  const { procedures } = await api(args, ReportTextServices);
  return {
    values: await keptForm(args),
    services: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReportTemplateForm, async ({ procedure, ...input }) => {
    await api(args, CreateReportText, { procedure, input });
    return flash(args, redirect(hrefHere(args, "reportTexts")), {
      key: "reportTexts:created",
      values: { name: input.name },
    });
  });

export default function CreateReportTextPage() {
  const { values, services } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "content" | "procedure" | "own", string>>("text", values);
  const { t } = useTranslation("reportTexts");
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to("reportTexts"), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={(name) => t(name as "name")}
    >
      <ReportTextFields fields={page.fields}>
        <Select
          field={page.fields.procedure}
          label={t("procedure")}
          hint={t("procedureHint")}
          options={services}
          none={t("phrase")}
        />
        <Checkbox field={page.fields.own} label={t("own")} hint={t("ownHint")} />
      </ReportTextFields>
    </RecordForm>
  );
}
