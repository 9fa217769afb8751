import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/components/forms/fields/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { AskSummary } from "#app/graphql/care/report-summaries.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { myLocale } from "#app/http/session/my-locale.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { askedKey, readSummaries } from "#app/http/report-summaries/report-summary.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { SummaryRangeInput } from "#rules/inputs/medical-reports/report-summary.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { summaryPages } from "#app/paths/care/report-summaries.ts";

export const handle: PageHandle = { i18n: ["reportSummaries", "forms", "errors"], title: "reportSummaries:rangeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { patient, ofDays } = await readSummaries(args);
  const today = localDate(args.context.now());
  return {
    patient,
    today,
    values: (await keptForm(args)) ?? { from: ofDays?.from ?? addDays(today, -90), to: ofDays?.to ?? today },
  };
}

export async function action(args: ActionFunctionArgs) {
  const uuid = args.params.uuid!;
  return submitForm(args, SummaryRangeInput(localDate(args.context.now()), await myLocale(args)), async (dateRange) => {
    const { patientCard } = await call(args, PatientName, { uuid });
    const { medicalReportsSummaryUpdate: summary } = await call(args, AskSummary, {
      patientCard: patientCard.id,
      dateRange,
    });
    return flash(args, redirect(hrefHere(args, summaryPages.reportSummary, { uuid })), {
      key: askedKey(summary.state),
    });
  });
}

/** Choice of the days whose reports are summed up. */
export default function SummaryRangePage() {
  const { patient, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"from" | "to", string>>("summary-range", values);
  const { t } = useTranslation("reportSummaries");
  const to = useHref();
  return (
    <RecordForm
      title={t("rangeTitle")}
      list={{ href: to(summaryPages.reportSummary, { uuid: patient.uuid }), label: patient.fullName }}
      save={t("make")}
      page={page}
      labelOf={(name) => t(name === "from" ? "from" : "to")}
    >
      <Group legend={t("examined")}>
        <DateField field={page.fields.from} label={t("from")} today={today} />
        <DateField field={page.fields.to} label={t("to")} today={today} />
      </Group>
    </RecordForm>
  );
}
