import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { AskedReport, ReportSubject } from "#app/components/medical-reports/asked-report.tsx";
import { call } from "#app/graphql/client.server.ts";
import { MedicalReport, SetReportValidity } from "#app/graphql/care/medical-reports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { changeable } from "#app/http/medical-reports/reports.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { InvalidReason } from "#rules/inputs/medical-reports/medical-report.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["medicalReports", "diagram", "findings", "coding", "operations", "diagnoses", "patients", "forms", "errors"],
  title: "medicalReports:invalidateQuestion",
  inDialog: true,
};

export const loader = async (args: LoaderFunctionArgs) => ({
  values: await keptForm(args),
  ...(await changeable(args, "SIGNED")),
});

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, InvalidReason, async ({ reason }) => {
    const { medicalReport } = await call(args, MedicalReport, { uuid: args.params.uuid! });
    await call(args, SetReportValidity, { medicalReport: medicalReport.id, valid: false, reason });
    return flash(
      args,
      redirect(
        hrefHere(args, patientPages.patient, {
          uuid: medicalReport.patientCard.uuid,
          tab: "dokumentace",
          report: medicalReport.uuid,
        }),
      ),
      { key: "medicalReports:invalidated" },
    );
  });

export default function InvalidateReportPage() {
  const { values, html, ...report } = useLoaderData<typeof loader>();
  const { form, fields, formProps, apiMessage } = useFormPage<{ reason: string }>("invalid", values);
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  const { patientCard: patient, uuid } = report;
  const back = to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  return (
    <>
      <Confirm
        question={t("invalidateQuestion")}
        about={<ReportSubject report={report} href={back} />}
        effect={t("invalidateText")}
        does={t("invalidateDo")}
        backHref={back}
        {...formProps}
        fields={<TextArea field={fields.reason} label={t("reason")} hint={t("reasonHint")} maxLength={1000} />}
        faults={<ErrorSummary form={form} labelOf={(name) => t(name as "reason")} apiMessage={apiMessage} />}
      />
      <AskedReport report={report} html={html} />
    </>
  );
}
