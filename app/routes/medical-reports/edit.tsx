import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { DraftState } from "#app/components/medical-reports/draft-state.tsx";
import { NotDraftNote } from "#app/components/medical-reports/not-draft-note.tsx";
import { PreviousReport } from "#app/components/medical-reports/previous-report.tsx";
import { ReportFields } from "#app/components/medical-reports/report-fields.tsx";
import { SaveAndGoOn } from "#app/components/medical-reports/save-and-go-on.tsx";
import { aboutNew, useReportDraft } from "#app/enhance/medical-reports/report-draft.ts";
import { InsertText } from "#app/components/report-templates/insert-text.tsx";
import { ReportEditor } from "#app/enhance/medical-reports/report-editor.tsx";
import { useReportInsert } from "#app/enhance/medical-reports/report-insert.ts";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { MedicalReport, NewReport, UpdateReport } from "#app/graphql/care/medical-reports.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { afterReport, reportValues, type ReportValues } from "#app/http/medical-reports/report-form.server.ts";
import { ownDrafts, ownReport, previousReport } from "#app/http/medical-reports/reports.server.ts";
import { formWithText, textsToInsert } from "#app/http/report-templates/report-insert.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { reportForm } from "#rules/inputs/medical-reports/report-form.ts";
import { localDate } from "#rules/time/time.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["medicalReports", "reportTemplates", "patients", "forms", "errors"],
  title: "medicalReports:editTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard: patient, id, uuid, version, state, createdBy, ...report } = await ownReport(args);
  const shown = reportValues(report, await myLocale(args));
  const texts = await textsToInsert(args, patient.id, uuid);
  const {
    procedures,
    medicalReportDeviceKey: deviceKey,
    myDepartments,
  } = await load(args, NewReport, { uuid: patient.uuid });
  return {
    patient,
    id,
    uuid,
    visit:
      state === "DRAFT"
        ? (await ownDrafts(args, patient.id, createdBy.id)).find((one) => one.uuid === uuid && !one.correctionOf)
            ?.patientAttendance?.id
        : undefined,
    codes: myDepartments.length > 0,
    author: state === "DRAFT" ? { profile: createdBy.id, deviceKey } : null,
    values: await editValues(args, { shown, version }),
    procedures: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
    today: localDate(args.context.now()),
    texts,
    previous: await previousReport(args, texts.last),
  };
}

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, reportPages.reportEdit).insert) return formWithText(args, (await ownReport(args)).patientCard.uuid);
  const answer = await submitForm(
    args,
    reportForm(localDate(args.context.now()), await myLocale(args)),
    async (input, form) => {
      const { medicalReport } = await call(args, MedicalReport, { uuid: args.params.uuid! });
      await call(args, UpdateReport, { medicalReport: medicalReport.id, version: Number(form.get("version")), input });
      return flash(
        args,
        redirect(afterReport(args, form, { uuid: medicalReport.uuid, patientCard: medicalReport.patientCard.uuid })),
        { key: "medicalReports:saved" },
      );
    },
  );
  return followStale(answer, async () => {
    const { medicalReport } = await load(args, MedicalReport, { uuid: args.params.uuid! });
    return { shown: reportValues(medicalReport, await myLocale(args)), version: medicalReport.version };
  });
}

export default newForVersion(Editing);

function Editing() {
  const { patient, id, uuid, visit, author, codes, values, procedures, today, texts, previous } =
    useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: ReportValues }>();
  const page = useFormPage<ReportValues>("report", (redrawn?.typed ?? values) as ReportValues);
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  const labelOf = (name: string) => t(name as "content");
  const inWords = (name: string, value: string) =>
    name === "procedure" ? (procedures.find((one) => one.value === value)?.label ?? value) : value;
  const { kept, draft, offered } = useReportDraft({
    formId: "report",
    formKey: useRoot().formKey,
    href: to(reportPages.reportDraft, { uuid: patient.uuid }),
    about: visit ? aboutNew(patient.uuid, visit) : uuid,
    draft: { id, uuid, version: Number(page.fields.version.defaultValue) },
    undecided: page.differences.length > 0,
    author,
  });
  const { saveHref, insert } = useReportInsert(
    page.fields.content.id,
    to(reportPages.reportInsert, { uuid: patient.uuid }),
  );
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace" }), label: patient.fullName }}
      patient={
        <PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace" })} />
      }
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: saveHref } }}
      labelOf={labelOf}
      basis={page.fields}
      version={draft?.version}
      inWords={inWords}
      more={author && <SaveAndGoOn codes={codes} />}
      aside={
        previous && (
          <PreviousReport
            report={previous}
            href={to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: previous.uuid })}
          />
        )
      }
    >
      {!author && <NotDraftNote correctHref={to(reportPages.reportNew, { uuid: patient.uuid, corrects: uuid })} />}
      <InsertText texts={texts} service={Number(page.fields.procedure.defaultValue)} {...insert} />
      <ReportFields
        fields={page.fields}
        today={today}
        procedures={procedures}
        editor={<ReportEditor fieldId={page.fields.content.id} label={t("content")} />}
      >
        <DraftState kept={kept} offered={offered} />
      </ReportFields>
    </RecordForm>
  );
}
