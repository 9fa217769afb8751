import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DateField } from "#app/components/forms/date-field.tsx";
import { Group } from "#app/components/forms/group.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { AskSummary } from "#app/graphql/report-summaries.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { myLocale } from "#app/http/my-locale.server.ts";
import { useHref } from "#app/http/page.ts";
import { askedKey, readSummaries } from "#app/http/report-summary.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { SummaryRangeInput } from "#rules/inputs/report-summary.ts";
import { addDays, localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["summary", "forms", "errors"], title: "summary:rangeTitle" };

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
    const { patientCard } = await api(args, PatientName, { uuid });
    const { medicalReportsSummaryUpdate: summary } = await api(args, AskSummary, {
      patientCard: patientCard.id,
      dateRange,
    });
    return flash(args, redirect(hrefHere(args, "reportSummary", { uuid })), { key: askedKey(summary.state) });
  });
}

/** Of which days the reports are to be summed up. */
export default function SummaryRangePage() {
  const { patient, today, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"from" | "to", string>>("summary-range", values);
  const { t } = useTranslation("summary");
  const to = useHref();
  return (
    <RecordForm
      title={t("rangeTitle")}
      list={{ href: to("reportSummary", { uuid: patient.uuid }), label: patient.fullName }}
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
