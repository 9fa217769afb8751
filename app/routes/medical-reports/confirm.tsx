import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { AskedReport, ReportSubject } from "#app/components/medical-reports/asked-report.tsx";
import { call } from "#app/graphql/client.server.ts";
import { RemoveReport, SetReportValidity } from "#app/graphql/care/medical-reports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { changeable } from "#app/http/medical-reports/reports.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { AskedReportInput } from "#rules/inputs/medical-reports/asked-report.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle<{ operation: "remove" | "validate" }> = {
  i18n: ["medicalReports", "diagram", "findings", "coding", "operations", "diagnoses", "patients", "forms", "errors"],
  title: (t, { operation }) => t(`medicalReports:${operation}Question`),
  inDialog: true,
};

/** The action of an address: the required state of the report, and its call. */
const operations = {
  smazani: {
    operation: "remove",
    of: "DRAFT",
    act: (args: ActionFunctionArgs, medicalReport: number) => call(args, RemoveReport, { medicalReport }),
  },
  platnost: {
    operation: "validate",
    of: "INVALID",
    act: (args: ActionFunctionArgs, medicalReport: number) =>
      call(args, SetReportValidity, { medicalReport, valid: true }),
  },
} as const;

function askedFor({ params }: { params: LoaderFunctionArgs["params"] }) {
  const asked = Object.hasOwn(operations, params.operation!) && operations[params.operation as keyof typeof operations];
  if (!asked) throw new Response(null, { status: 404 });
  return asked;
}

export async function loader(args: LoaderFunctionArgs) {
  const { operation, of } = askedFor(args);
  return { operation, ...(await changeable(args, of)) };
}

export function action(args: ActionFunctionArgs) {
  const { operation, act } = askedFor(args);
  return submitForm(args, AskedReportInput, async ({ patient, medicalReport }) => {
    await act(args, medicalReport);
    const report = operation === "remove" ? undefined : args.params.uuid;
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid: patient, tab: "dokumentace", report })), {
      key: `medicalReports:${operation}Done`,
    });
  });
}

export default function ConfirmReportPage() {
  const { operation, html, ...report } = useLoaderData<typeof loader>();
  const { t } = useTranslation("medicalReports");
  const { form, formProps, apiMessage } = useFormPage("operation");
  const to = useHref();
  const { id, uuid, version, patientCard: patient } = report;
  const back = to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  return (
    <>
      <Confirm
        question={t(`${operation}Question`)}
        about={<ReportSubject report={report} href={back} />}
        effect={t(`${operation}Text`)}
        does={t(`${operation}Do`)}
        danger={operation === "remove"}
        backHref={back}
        {...formProps}
        version={version}
        faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
        sends={{ medicalReport: String(id), patient: patient.uuid }}
      />
      <AskedReport report={report} html={html} />
    </>
  );
}
