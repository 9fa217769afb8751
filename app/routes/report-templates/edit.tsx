import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ReportTextFields } from "#app/components/report-templates/report-text-fields.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { ReportText, UpdateReportText } from "#app/graphql/care/report-templates.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { ReportTemplateInput } from "#rules/inputs/medical-reports/report-template.ts";
import { templatePages } from "#app/paths/care/report-templates.ts";

export const handle: PageHandle = { i18n: ["reportTemplates", "forms", "errors"], title: "reportTemplates:editTitle" };

const loadTemplate = async (args: LoaderFunctionArgs) => (await load(args, ReportText, { id: idOf(args) })).template;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, templatePages.reportText);
  const { name, content, version, own, procedure } = await loadTemplate(args);
  return {
    own,
    service: procedure?.name ?? null,
    values: await editValues(args, { shown: { name, content }, version }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, ReportTemplateInput, async (input, form) => {
    await call(args, UpdateReportText, { id: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, templatePages.reportTexts)), {
      key: "reportTemplates:saved",
      values: { name: input.name },
    });
  });
  return followStale(answer, async () => {
    const { name, content, version } = await loadTemplate(args);
    return { shown: { name, content }, version };
  });
}

export default newForVersion(Editing);

function Editing() {
  const { own, service, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"name" | "content" | "version" | "was", string>>("text", values);
  const { t } = useTranslation("reportTemplates");
  const to = useHref();
  const labelOf = (name: string) => t(name as "name");
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to(templatePages.reportTexts), label: t("title") }}
      save={t("save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
    >
      <ReportTextFields fields={page.fields}>
        <p className="mb">
          {service ?? t("phraseShort")}, {t(own ? "mine" : "everybodys")}
        </p>
      </ReportTextFields>
    </RecordForm>
  );
}
