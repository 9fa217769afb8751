import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Colored } from "#app/components/diagram/body-fields.tsx";
import { DiagramFields } from "#app/components/diagram/diagram-fields.tsx";
import type { MarkRow } from "#app/components/diagram/mark-fields.tsx";
import { useDiagramWords } from "#app/components/diagram/use-diagram-words.ts";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { NotDraftNote } from "#app/components/medical-reports/not-draft-note.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { call } from "#app/graphql/client.server.ts";
import { UpdateReport } from "#app/graphql/care/medical-reports.ts";
import {
  diagnosisChoicesOf,
  diagramFaults,
  diagramValues,
  rowsOfMarks,
  type DiagnosisChoices,
  type DiagnosisField,
} from "#app/http/diagram/diagram.server.ts";
import { asTyped } from "#app/http/forms/as-typed.server.ts";
import { editValues } from "#app/http/forms/edit-values.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { basisOf, followStale } from "#app/http/forms/follow-stale.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keepForm } from "#app/http/forms/keep-form.server.ts";
import { me } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { ownReport, reportHere } from "#app/http/medical-reports/reports.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { newForVersion } from "#app/http/forms/new-for-version.tsx";
import type { PageHandle } from "#app/http/page/title.ts";
import { diagramForm } from "#rules/inputs/medical-reports/diagram-form.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";

export const handle: PageHandle = {
  i18n: ["diagram", "medicalReports", "patients", "forms", "errors"],
  title: "diagram:title",
};

export async function loader(args: LoaderFunctionArgs) {
  const { uuid, version, state, patientCard: patient, bodyDiagram } = await ownReport(args);
  const shown = diagramValues(bodyDiagram);
  const values: Record<string, unknown> = await editValues(args, { shown, version });
  return {
    uuid,
    patient,
    draft: state === "DRAFT",
    values,
    rows: rowsOfMarks(values),
    choices: await diagnosisChoicesOf(args, bodyDiagram, values),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const redrawn = async (typed: Record<string, unknown>) => ({
    typed,
    rows: rowsOfMarks(typed),
    choices: await diagnosisChoicesOf(args, (await reportHere(args)).bodyDiagram, typed),
  });
  // The search for a diagnosis without scripts: the form comes back with its values and the results.
  if (queryOf(args, reportPages.reportDiagram).find) {
    if (!(await me(args))) throw redirect(await keepForm(args, form));
    return redrawn(asTyped(form));
  }
  const answer = await submitForm(args, diagramForm, async (bodyDiagram) => {
    const report = await reportHere(args);
    // A concurrent change of the text does not conflict with the diagram.
    const untouched = basisOf(diagramValues(report.bodyDiagram)) === form.get("was");
    await call(args, UpdateReport, {
      medicalReport: report.id,
      version: untouched ? report.version : Number(form.get("version")),
      input: { bodyDiagram },
    }).catch(diagramFaults);
    return flash(
      args,
      redirect(
        hrefHere(args, patientPages.patient, {
          uuid: report.patientCard.uuid,
          tab: "dokumentace",
          report: report.uuid,
        }),
      ),
      { key: "diagram:saved" },
    );
  });
  if (answer instanceof Response) return answer;
  const followed = await followStale(answer, async () => {
    const { bodyDiagram, version } = await reportHere(args);
    return { shown: diagramValues(bodyDiagram), version };
  });
  if (followed instanceof Response) return followed;
  // Regions coloured only here stay next to those that another user has coloured.
  const now: Record<string, unknown> = followed.data.result.initialValue ?? {};
  const regions = { ...(asTyped(form).regions as object | undefined), ...(now.regions as object | undefined) };
  return data({ ...followed.data, ...(await redrawn({ ...now, regions })) }, followed.init ?? {});
}

type Redrawn = { typed: Record<string, unknown>; rows: MarkRow[]; choices: DiagnosisChoices };

export default newForVersion(Diagram);

function Diagram() {
  const { uuid, patient, draft, values, rows, choices } = useLoaderData<typeof loader>();
  const redrawn = useActionData<Redrawn & { result?: unknown }>();
  const typed = redrawn && !redrawn.result ? redrawn.typed : values;
  const page = useFormPage<Record<DiagnosisField | "version" | "was", string>>("diagram", typed as never);
  const { t } = useDiagramWords();
  const to = useHref();
  const labelOf = (name: string) =>
    /^mark\d/.test(name)
      ? t("markLegend", { number: Number(/\d+/.exec(name)![0]) })
      : name.startsWith("regions")
        ? t("body")
        : t(name as DiagnosisField);
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
      page={{ ...page, formProps: { ...page.formProps, action: to(reportPages.reportDiagram, { uuid }) } }}
      labelOf={labelOf}
      basis={page.fields}
    >
      {!draft && <NotDraftNote correctHref={to(reportPages.reportNew, { uuid: patient.uuid, corrects: uuid })} />}
      <DiagramFields
        fields={page.fields}
        choices={redrawn?.choices ?? choices}
        regions={((redrawn?.typed ?? values).regions ?? {}) as Colored}
        marks={redrawn?.rows ?? rows}
        errorOf={(name) => page.form.allErrors[name]?.[0]}
        searchHref={to(reportPages.reportDiagram, { uuid, find: 1 })}
        sourceHref={to(searchPages.diagnosisSuggestions)}
      />
    </RecordForm>
  );
}
