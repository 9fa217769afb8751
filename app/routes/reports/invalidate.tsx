import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextArea } from "#app/components/forms/text-area.tsx";
import { ReportText } from "#app/components/reports/report-text.tsx";
import { api } from "#app/graphql/client.server.ts";
import { MedicalReport, SetReportValidity } from "#app/graphql/reports.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref } from "#app/http/page.ts";
import { changeable } from "#app/http/reports.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { InvalidReason } from "#rules/inputs/medical-report.ts";

export const handle: PageHandle = {
  i18n: ["reports", "diagram", "findings", "forms", "errors"],
  title: "reports:invalidateTitle",
};

export const loader = async (args: LoaderFunctionArgs) => ({
  values: await keptForm(args),
  ...(await changeable(args, "SIGNED")),
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, InvalidReason, async ({ reason }) => {
    const { medicalReport } = await api(args, MedicalReport, { uuid: args.params.uuid! });
    await api(args, SetReportValidity, { medicalReport: medicalReport.id, valid: false, reason });
    return flash(
      args,
      redirect(
        hrefHere(args, "patient", {
          uuid: medicalReport.patientCard.uuid,
          tab: "dokumentace",
          report: medicalReport.uuid,
        }),
      ),
      { key: "reports:invalidated" },
    );
  });

export default function InvalidateReportPage() {
  const { values, html, ...report } = useLoaderData<typeof loader>();
  const page = useFormPage<{ reason: string }>("invalid", values);
  const { t } = useTranslation("reports");
  const to = useHref();
  const { patientCard: patient, uuid } = report;
  return (
    <>
      <RecordForm
        title={t("invalidateTitle")}
        list={{
          href: to("patient", { uuid: patient.uuid, tab: "dokumentace", report: uuid }),
          label: patient.fullName,
        }}
        save={t("invalidateDo")}
        page={page}
        labelOf={(name) => t(name as "reason")}
      >
        <TextArea field={page.fields.reason} label={t("reason")} hint={t("reasonHint")} maxLength={1000} />
      </RecordForm>
      <div className="sheet">
        <ReportText report={report} html={html} />
      </div>
    </>
  );
}
