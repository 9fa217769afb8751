import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { ReportText } from "#app/components/medical-reports/report-text.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { MedicalReport, SetReportValidity } from "#app/graphql/medical-reports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { changeable } from "#app/http/medical-reports/reports.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { InvalidReason } from "#rules/inputs/medical-reports/medical-report.ts";
import { patientPages } from "#app/paths/patients.ts";

export const handle: PageHandle = {
  i18n: ["medicalReports", "diagram", "findings", "patients", "forms", "errors"],
  title: "medicalReports:invalidateTitle",
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
  const page = useFormPage<{ reason: string }>("invalid", values);
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  const { patientCard: patient, uuid } = report;
  return (
    <>
      <RecordForm
        title={t("invalidateTitle")}
        list={{
          href: to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid }),
          label: patient.fullName,
        }}
        patient={
          <PatientStrip
            patient={patient}
            href={to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid })}
          />
        }
        danger
        save={t("invalidateDo")}
        page={page}
        labelOf={(name) => t(name as "reason")}
      >
        <TextArea field={page.fields.reason} label={t("reason")} hint={t("reasonHint")} maxLength={1000} />
      </RecordForm>
      <div className="sheet">
        <h2 className="vh">{t("content")}</h2>
        <ReportText report={report} html={html} />
      </div>
    </>
  );
}
