import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { Select } from "#app/components/forms/fields/select.tsx";
import { ReportTextFields } from "#app/components/report-templates/report-text-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateReportText, ReportTextServices } from "#app/graphql/care/report-templates.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { ReportTemplateForm } from "#rules/inputs/medical-reports/report-template.ts";
import { templatePages } from "#app/paths/care/report-templates.ts";

export const handle: PageHandle = { i18n: ["reportTemplates", "forms", "errors"], title: "reportTemplates:newTitle" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, templatePages.reportTextNew);
  const { procedures } = await load(args, ReportTextServices);
  return {
    values: await keptForm(args),
    services: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReportTemplateForm, async ({ procedure, ...input }) => {
    await call(args, CreateReportText, { procedure, input });
    return flash(args, redirect(hrefHere(args, templatePages.reportTexts)), {
      key: "reportTemplates:created",
      values: { name: input.name },
    });
  });

export default function CreateReportTextPage() {
  const { values, services } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "content" | "procedure" | "own", string>>("text", values);
  const { t } = useTranslation("reportTemplates");
  const to = useHref();
  return (
    <RecordForm
      title={t("newTitle")}
      list={{ href: to(templatePages.reportTexts), label: t("title") }}
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
