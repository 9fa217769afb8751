import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FindingsFields } from "#app/components/findings/findings-fields.tsx";
import { useFindingWords } from "#app/components/findings/use-finding-words.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { NotDraftNote } from "#app/components/medical-reports/not-draft-note.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { FindingsOfPatient } from "#app/graphql/care/findings.ts";
import { UpdateReport } from "#app/graphql/care/medical-reports.ts";
import { findingsFaults, findingsValues, rowsOfFindings } from "#app/http/findings/findings.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { basisOf, followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { ownReport, reportHere } from "#app/http/medical-reports/reports.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { FindingKind } from "#rules/findings/findings.ts";
import { findingsForm } from "#rules/inputs/medical-reports/findings-form.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["findings", "medicalReports", "patients", "forms", "errors"],
  title: "findings:title",
};

/** The patient's latest findings apart from this report. */
async function measuredBefore(
  args: LoaderFunctionArgs,
  { id, patientCard }: { id: number; patientCard: { id: number } },
) {
  const { medicalReportsWithFindings } = await load(args, FindingsOfPatient, { patientCard: patientCard.id });
  return medicalReportsWithFindings.find((other) => other.id !== id)?.findings ?? [];
}

export async function loader(args: LoaderFunctionArgs) {
  const report = await ownReport(args);
  const shown = findingsValues(report.findings);
  const values: Record<string, unknown> = await editValues(args, { shown, version: report.version });
  return {
    uuid: report.uuid,
    patient: report.patientCard,
    draft: report.state === "DRAFT",
    values,
    rows: rowsOfFindings(values, await measuredBefore(args, report)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const answer = await submitForm(args, findingsForm, async (rows, form) => {
    const report = await reportHere(args);
    // A concurrent change of the text does not conflict with the findings.
    const untouched = basisOf(findingsValues(report.findings)) === form.get("was");
    const findings = rows.map(({ name: _row, ...finding }) => finding);
    await call(args, UpdateReport, {
      medicalReport: report.id,
      version: untouched ? report.version : Number(form.get("version")),
      input: { findings: findings as never },
    }).catch(findingsFaults(rows.map(({ name }) => name)));
    return flash(
      args,
      redirect(
        hrefHere(args, patientPages.patient, {
          uuid: report.patientCard.uuid,
          tab: "dokumentace",
          report: report.uuid,
        }),
      ),
      { key: "findings:saved" },
    );
  });
  const followed = await followStale(answer, async () => {
    const { findings, version } = await reportHere(args);
    return { shown: findingsValues(findings), version };
  });
  if (followed instanceof Response) return followed;
  const rows = rowsOfFindings(
    followed.data.result.initialValue ?? {},
    await measuredBefore(args, await reportHere(args)),
  );
  return data({ ...followed.data, rows }, followed.init ?? {});
}

/** A new form with each answer, since its rows may differ. */
export default function FindingsPage() {
  const { uuid, patient, draft, values, rows } = useLoaderData<typeof loader>();
  const refusal = useActionData<Refusal & { rows: typeof rows }>();
  const page = useFormPage<Record<"version" | "was", string>>("findings", values as never);
  const { t } = useFindingWords();
  const to = useHref();
  const labelOf = (name: string) => {
    const [, kind, number] = /^([A-Z]+)(\d+)/.exec(name) ?? [];
    return kind ? t("row", { kind: t(`kinds.${kind as FindingKind}`), number }) : name;
  };
  return (
    <RecordForm
      title={t("title")}
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
      save={t("save")}
      page={page}
      labelOf={labelOf}
      basis={page.fields}
    >
      {!draft && <NotDraftNote correctHref={to(reportPages.reportNew, { uuid: patient.uuid, corrects: uuid })} />}
      <FindingsFields
        key={JSON.stringify(refusal?.rows)}
        rows={refusal?.rows ?? rows}
        errorOf={(name) => page.form.allErrors[name]?.[0]}
      />
    </RecordForm>
  );
}
