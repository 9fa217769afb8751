import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { DraftState } from "#app/components/medical-reports/draft-state.tsx";
import { OwnDrafts } from "#app/components/medical-reports/own-drafts.tsx";
import { PreviousReport } from "#app/components/medical-reports/previous-report.tsx";
import { ReportBasis } from "#app/components/medical-reports/report-basis.tsx";
import { ReportFields } from "#app/components/medical-reports/report-fields.tsx";
import { SaveAndGoOn } from "#app/components/medical-reports/save-and-go-on.tsx";
import { VisitChoice } from "#app/components/medical-reports/visit-choice.tsx";
import { aboutNew, useReportDraft } from "#app/enhance/medical-reports/report-draft.ts";
import { InsertText } from "#app/components/report-templates/insert-text.tsx";
import { ReportEditor } from "#app/enhance/medical-reports/report-editor.tsx";
import { useReportInsert } from "#app/enhance/medical-reports/report-insert.ts";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateReport, NewReport } from "#app/graphql/care/medical-reports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { aboutOf, afterReport, newReport, type ReportValues } from "#app/http/medical-reports/report-form.server.ts";
import { previousReport } from "#app/http/medical-reports/reports.server.ts";
import { formWithText, textsToInsert } from "#app/http/report-templates/report-insert.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { reportForm } from "#rules/inputs/medical-reports/report-form.ts";
import { localDate } from "#rules/time/time.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["medicalReports", "reportTemplates", "patients", "forms", "errors"],
  title: "medicalReports:newTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const profile = await permitted(args, reportPages.reportNew);
  const {
    patientCard: patient,
    procedures,
    medicalReportDeviceKey,
    myDepartments,
  } = await load(args, NewReport, { uuid: args.params.uuid! });
  const query = queryOf(args, reportPages.reportNew);
  const texts = await textsToInsert(args, patient.id);
  const { values, ...rest } = await newReport(args, patient.id, profile.id, query);
  return {
    patient,
    ...rest,
    begun: { copy: query.copy, corrects: query.corrects },
    values: ((await keptForm(args)) as ReportValues | undefined) ?? { ...values, patientCard: String(patient.id) },
    procedures: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
    today: localDate(args.context.now()),
    texts,
    previous: await previousReport(args, texts.last),
    author: { profile: profile.id, deviceKey: medicalReportDeviceKey },
    codes: myDepartments.length > 0,
  };
}

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, reportPages.reportNew).insert) return formWithText(args, args.params.uuid!);
  return submitForm(args, reportForm(localDate(args.context.now()), await myLocale(args)), async (input, form) => {
    const { medicalReportCreate } = await call(args, CreateReport, { input: { ...input, ...aboutOf(form) } });
    const next = afterReport(args, form, { uuid: medicalReportCreate.uuid, patientCard: args.params.uuid! });
    return flash(args, redirect(next), { key: "medicalReports:created" });
  });
}

export default function CreateReportPage() {
  const { patient, visits, drafts, corrects, begun, values, procedures, today, texts, previous, author, codes } =
    useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: ReportValues }>();
  const page = useFormPage<ReportValues>("report", redrawn?.typed ?? values);
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  const { fields } = page;
  const { kept, draft, offered } = useReportDraft({
    formId: "report",
    formKey: useRoot().formKey,
    href: to(reportPages.reportDraft, { uuid: patient.uuid }),
    about: aboutNew(patient.uuid, fields.patientAttendance.defaultValue, fields.correctionOf.defaultValue),
    draft: null,
    undecided: false,
    author,
    addressOf: (uuid) =>
      uuid
        ? to(reportPages.reportEdit, { uuid })
        : to(reportPages.reportNew, {
            uuid: patient.uuid,
            attendanceId: Number(fields.patientAttendance.defaultValue) || undefined,
            ...begun,
          }),
  });
  const { saveHref, insert } = useReportInsert(fields.content.id, to(reportPages.reportInsert, { uuid: patient.uuid }));
  return (
    <RecordForm
      title={t(corrects ? "correctTitle" : "newTitle")}
      list={{ href: to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace" }), label: patient.fullName }}
      patient={
        <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace" })} />
      }
      save={t("create")}
      page={{
        ...page,
        formProps: { ...page.formProps, action: draft ? to(reportPages.reportEdit, { uuid: draft.uuid }) : saveHref },
      }}
      version={draft?.version}
      more={<SaveAndGoOn codes={codes} />}
      aside={
        previous && (
          <PreviousReport
            report={previous}
            href={to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: previous.uuid })}
          />
        )
      }
      labelOf={(name) => t(name as "content")}
    >
      <ReportBasis fields={fields} />
      <OwnDrafts drafts={drafts} hrefOf={(uuid) => to(reportPages.reportEdit, { uuid })} />
      {corrects ? (
        <p className="mb">{t("correctsText", { when: corrects })}</p>
      ) : (
        <VisitChoice
          visits={visits}
          chosen={Number(fields.patientAttendance.defaultValue) || null}
          hrefOf={(attendanceId) => to(reportPages.reportNew, { uuid: patient.uuid, attendanceId, copy: begun.copy })}
        />
      )}
      <InsertText texts={texts} service={Number(fields.procedure.defaultValue)} {...insert} />
      <ReportFields
        fields={fields}
        today={today}
        procedures={procedures}
        editor={<ReportEditor fieldId={page.fields.content.id} label={t("content")} />}
      >
        <DraftState kept={kept} offered={offered} />
      </ReportFields>
    </RecordForm>
  );
}
