import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Note } from "#app/components/base/note.tsx";
import { CodingFaults, type ShownFault } from "#app/components/coding/coding-faults.tsx";
import { CodingFields, type CodingField } from "#app/components/coding/coding-fields.tsx";
import { CodingPayer } from "#app/components/coding/coding-payer.tsx";
import { useDiagnosisLabel } from "#app/components/diagnoses/use-diagnosis-label.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { NotDraftNote } from "#app/components/medical-reports/not-draft-note.tsx";
import { useOperationLabel } from "#app/components/operations/use-operation-label.ts";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { UpdateReport } from "#app/graphql/care/medical-reports.ts";
import { codingFormOf, codingHere, codingValues, withPreset } from "#app/http/coding/coding.server.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { faultsAt } from "#app/http/forms/faults-at.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { basisOf, followStale } from "#app/http/forms/follow-stale.server.ts";
import { keepForm } from "#app/http/forms/keep-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { ownReport, reportHere } from "#app/http/medical-reports/reports.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { me } from "#app/http/session/me.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";
import { formatDate } from "#rules/format.ts";
import { ReportCodingForm } from "#rules/inputs/insurance/report-coding.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["coding", "operations", "diagnoses", "medicalReports", "patients", "forms", "errors"],
  title: "coding:title",
};

export async function loader(args: LoaderFunctionArgs) {
  const { uuid, version, state, patientCard: patient } = await ownReport(args);
  const here = await codingHere(args);
  const shown = codingValues(here.report);
  const proposed = here.opened ? codingValues(here.opened) : undefined;
  const values: Record<string, unknown> = await editValues(args, { shown, version }, proposed);
  const visit = here.report.patientAttendance;
  return {
    uuid,
    patient,
    draft: state === "DRAFT",
    values,
    departments: here.departments,
    presets: here.presets.map(({ id, name }) => ({ id, name })),
    visit: visit && { event: visit.event.id, insured: visit.cover === "FT_VOUCHER" || visit.cover === "INSURER" },
    asOf: here.opened ? localDate(new Date(here.opened.examinedAt)) : null,
    form: await codingFormOf(args, here, values),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const redrawn = async (typed: Record<string, unknown>) => ({
    typed,
    form: await codingFormOf(args, await codingHere(args), typed),
  });
  const { find, preset } = queryOf(args, reportPages.reportCoding);
  // The form comes back with the operations of a preset, or the results of the search for a diagnosis without scripts.
  if (find || preset !== undefined) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    const typed = asTyped(form);
    return redrawn(preset === undefined ? typed : withPreset(typed, await codingHere(args), preset));
  }
  const answer = await submitForm(args, ReportCodingForm, async ({ input, fieldOf }) => {
    const report = await reportHere(args);
    // A concurrent change of the text does not conflict with the coding.
    const untouched = basisOf(codingValues(report)) === form.get("was");
    await call(args, UpdateReport, {
      medicalReport: report.id,
      version: untouched ? report.version : Number(form.get("version")),
      input,
    }).catch(faultsAt(fieldOf));
    const { patientCard, uuid } = report;
    return flash(
      args,
      redirect(hrefHere(args, patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace", report: uuid })),
      { key: input.coding ? "coding:saved" : "coding:removed" },
    );
  });
  const followed = await followStale(answer, async () => {
    const report = await reportHere(args);
    return { shown: codingValues(report) as Record<string, string>, version: report.version };
  });
  if (followed instanceof Response) return followed;
  return data({ ...followed.data, ...(await redrawn(followed.data.result.initialValue ?? {})) }, followed.init ?? {});
}

type Redrawn = Partial<Refusal> & {
  typed: Record<string, unknown>;
  form: Awaited<ReturnType<typeof codingFormOf>>;
};

export default newForVersion(Coding);

function Coding() {
  const { uuid, patient, draft, values, departments, presets, visit, asOf, form } = useLoaderData<typeof loader>();
  const redrawn = useActionData<Redrawn>();
  const typed = redrawn && !redrawn.result ? redrawn.typed : values;
  const page = useFormPage<Record<CodingField | "version" | "was", string>>("operations", typed as never);
  const { t } = useTranslation("coding");
  const operationLabel = useOperationLabel();
  const diagnosisLabel = useDiagnosisLabel();
  const { locale } = useRoot();
  const to = useHref();
  const here = to(reportPages.reportCoding, { uuid });
  const back = to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  const labelOf = (name: string) => operationLabel(name) ?? diagnosisLabel(name) ?? t(name as "reason");
  return (
    <RecordForm
      title={t("title")}
      list={{ href: back, label: patient.fullName }}
      patient={<PatientStrip patient={patient} href={back} />}
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: here } }}
      labelOf={labelOf}
      basis={page.fields}
    >
      {!draft && <NotDraftNote correctHref={to(reportPages.reportNew, { uuid: patient.uuid, corrects: uuid })} />}
      <CodingPayer
        isMember={departments.length > 0}
        visit={visit}
        visitHref={visit ? to(calendarPages.event, { id: visit.event }) : undefined}
      />
      {asOf && !redrawn && (
        <Note>
          <p>{t("asLastTime", { day: formatDate(asOf, locale) })}</p>
        </Note>
      )}
      <CodingFaults
        variant="warning"
        title={t("warningsAsk")}
        faults={(redrawn?.details?.warnings ?? []) as ShownFault[]}
      />
      <CodingFields
        form={page.form.id}
        key={JSON.stringify(redrawn?.form.rows)}
        fields={page.fields}
        departments={departments}
        presets={presets.map(({ id, name }) => ({
          name,
          href: to(reportPages.reportCoding, { uuid, preset: id }),
        }))}
        {...(redrawn?.form ?? form)}
        errorOf={(name) => page.form.allErrors[name]?.[0]}
        searchHref={to(reportPages.reportCoding, { uuid, find: 1 })}
        sourceHref={to(searchPages.diagnosisSuggestions, { by: "code" })}
      />
    </RecordForm>
  );
}
