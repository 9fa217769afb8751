import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { DraftState } from "#app/components/reports/draft-state.tsx";
import { NotDraftNote } from "#app/components/reports/not-draft-note.tsx";
import { ReportFields } from "#app/components/reports/report-fields.tsx";
import { SaveAndGoOn } from "#app/components/reports/save-and-go-on.tsx";
import { aboutNew, useReportDraft } from "#app/enhance/report-draft.ts";
import { InsertText } from "#app/components/report-texts/insert-text.tsx";
import { ReportEditor } from "#app/enhance/report-editor.tsx";
import { useReportInsert } from "#app/enhance/report-insert.ts";
import { api } from "#app/graphql/client.server.ts";
import { MedicalReport, NewReport, UpdateReport } from "#app/graphql/reports.ts";
import { flash } from "#app/http/flash.server.ts";
import { basisOf, followStale } from "#app/http/follow-stale.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { reading } from "#app/http/reading.ts";
import { afterReport, reportValues, type ReportValues } from "#app/http/report-form.server.ts";
import { ownDrafts, ownReport } from "#app/http/reports.server.ts";
import { formWithText, textsToInsert } from "#app/http/report-insert.server.ts";
import { queryOf } from "#app/http/query.ts";
import { submitForm, type Refusal } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { reportForm } from "#rules/inputs/report-form.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["reports", "reportTexts", "forms", "errors"], title: "reports:editTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patientCard: patient, id, uuid, version, state, createdBy, ...report } = await ownReport(args);
  const shown = reportValues(report, await myLocale(args));
  const { procedures, medicalReportDeviceKey: deviceKey } = await api(args, NewReport, { uuid: patient.uuid });
  return {
    patient,
    id,
    uuid,
    visit:
      state === "DRAFT"
        ? (await ownDrafts(args, patient.id, createdBy.id)).find((one) => one.uuid === uuid && !one.correctionOf)
            ?.patientAttendance?.id
        : undefined,
    author: state === "DRAFT" ? { profile: createdBy.id, deviceKey } : null,
    values: (await keptForm(args)) ?? { ...shown, version: String(version), was: basisOf(shown) },
    procedures: procedures.map(({ id, name }) => ({ value: String(id), label: name })),
    today: localDate(args.context.now()),
    texts: await textsToInsert(args, patient.id, uuid),
  };
}

export async function action(args: ActionFunctionArgs) {
  if (queryOf(args, "reportEdit").insert) return formWithText(args, (await ownReport(reading(args))).patientCard.uuid);
  const answer = await submitForm(
    args,
    reportForm(localDate(args.context.now()), await myLocale(args)),
    async (input, form) => {
      const { medicalReport } = await api(args, MedicalReport, { uuid: args.params.uuid! });
      await api(args, UpdateReport, { medicalReport: medicalReport.id, version: Number(form.get("version")), input });
      return flash(
        args,
        redirect(afterReport(args, form, { uuid: medicalReport.uuid, patientCard: medicalReport.patientCard.uuid })),
        { key: "reports:saved" },
      );
    },
  );
  return followStale(answer, async () => {
    const { medicalReport } = await api(args, MedicalReport, { uuid: args.params.uuid! });
    return { ...reportValues(medicalReport, await myLocale(args)), version: medicalReport.version };
  });
}

/** Begun anew when somebody else's version came in between. */
export default function EditReportPage() {
  const refusal = useActionData<Partial<Refusal>>();
  return <Editing key={String(refusal?.details?.version)} />;
}

function Editing() {
  const { patient, id, uuid, visit, author, values, procedures, today, texts } = useLoaderData<typeof loader>();
  const redrawn = useActionData<{ typed?: ReportValues }>();
  const page = useFormPage<ReportValues>("report", (redrawn?.typed ?? values) as ReportValues);
  const { t } = useTranslation("reports");
  const to = useHref();
  const labelOf = (name: string) => t(name as "content");
  const inWords = (name: string, value: string) =>
    name === "procedure" ? (procedures.find((one) => one.value === value)?.label ?? value) : value;
  const { kept, draft, offered } = useReportDraft({
    formId: "report",
    formKey: useRoot().formKey,
    href: to("reportDraft", { uuid: patient.uuid }),
    about: visit ? aboutNew(patient.uuid, visit) : uuid,
    draft: { id, uuid, version: Number(page.fields.version.defaultValue) },
    undecided: page.differences.length > 0,
    author,
  });
  const { saveHref, insert } = useReportInsert(page.fields.content.id, to("reportInsert", { uuid: patient.uuid }));
  return (
    <RecordForm
      title={t("editTitle")}
      list={{ href: to("patient", { uuid: patient.uuid, tab: "dokumentace" }), label: patient.fullName }}
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: saveHref } }}
      labelOf={labelOf}
      basis={page.fields}
      version={draft?.version}
      inWords={inWords}
      more={author && <SaveAndGoOn />}
    >
      {!author && <NotDraftNote correctHref={to("reportNew", { uuid: patient.uuid, corrects: uuid })} />}
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
