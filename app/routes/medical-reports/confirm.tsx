import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { formatDateTime } from "#rules/format.ts";
import type { Locale } from "#rules/codes.ts";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { AttachmentNames } from "#app/components/medical-reports/attachment-names.tsx";
import { FactorFirst } from "#app/components/medical-reports/factor-first.tsx";
import { ProofField } from "#app/components/medical-reports/proof-field.tsx";
import { ReportText } from "#app/components/medical-reports/report-text.tsx";
import { call } from "#app/graphql/client.server.ts";
import { RemoveReport, SetReportValidity } from "#app/graphql/medical-reports.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { changeable } from "#app/http/medical-reports/reports.server.ts";
import { askedProof, signReport } from "#app/http/medical-reports/signing.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { reportPages } from "#app/paths/medical-reports.ts";
import { patientPages } from "#app/paths/patients.ts";
import { secondFactorPages } from "#app/paths/second-factor.ts";
import { reportQueries } from "#app/paths/queries/medical-reports.ts";

type Operation = "sign" | "remove" | "validate";

export const handle: PageHandle<{ operation: Operation }> = {
  i18n: ["medicalReports", "secondFactor", "diagram", "findings", "patients", "forms", "errors"],
  title: (t, { operation }) => t(`medicalReports:${operation}Title`),
};

type Report = { medicalReport: number; version: number };

/** The action of an address: the required state of the report, and its call. */
const operations = {
  podpis: { operation: "sign", of: "DRAFT", act: signReport },
  smazani: {
    operation: "remove",
    of: "DRAFT",
    act: (args: ActionFunctionArgs, { medicalReport }: Report) =>
      call(args, RemoveReport, { medicalReport }).then(() => null),
  },
  platnost: {
    operation: "validate",
    of: "INVALID",
    act: (args: ActionFunctionArgs, { medicalReport }: Report) =>
      call(args, SetReportValidity, { medicalReport, valid: true }).then(() => null),
  },
} as const;

function askedFor({ params }: { params: LoaderFunctionArgs["params"] }) {
  const asked = Object.hasOwn(operations, params.operation!) && operations[params.operation as keyof typeof operations];
  if (!asked) throw new Response(null, { status: 404 });
  return asked;
}

export async function loader(args: LoaderFunctionArgs) {
  const { operation, of } = askedFor(args);
  const report = await changeable(args, of);
  const asked = operation === "sign" ? await askedProof(args) : { proof: "NONE" as const, lacking: false };
  return { operation, ...asked, recovery: queryOf(args, reportQueries.reportConfirm).recovery === 1, ...report };
}

/**
 * Also where a signing was refused: the report may have been signed by the same form sent twice, and the centre may ask
 * for more by now.
 */
export const shouldRevalidate = () => true;

const Sent = z.object({ medicalReport: z.coerce.number().int(), version: z.coerce.number().int(), patient: z.uuid() });

export function action(args: ActionFunctionArgs) {
  const { operation, act } = askedFor(args);
  return submitForm(args, Sent, async ({ patient, ...sent }, form) => {
    const left = await act(args, sent, form);
    const report = operation === "remove" ? undefined : args.params.uuid;
    const done =
      left === null
        ? { key: `medicalReports:${operation}Done` }
        : { key: "medicalReports:signDoneLeft", values: { count: left } };
    return flash(
      args,
      redirect(hrefHere(args, patientPages.patient, { uuid: patient, tab: "dokumentace", report })),
      done,
    );
  });
}

/** Before it is done, the report is there to be read once more. */
export default function ConfirmReportPage() {
  const { operation, proof, lacking, recovery, html, ...report } = useLoaderData<typeof loader>();
  const { t, i18n } = useTranslation(["medicalReports", "secondFactor"]);
  const { form, fields, formProps, apiMessage } = useFormPage<Record<"password" | "code", string>>("operation");
  const to = useHref();
  const { id, uuid, version, patientCard: patient } = report;
  const back = to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  const here = { uuid, operation: "podpis" };
  const label: Record<string, string> = {
    password: t("password"),
    code: t(recovery ? "secondFactor:recoveryCode" : "secondFactor:code"),
  };
  const read = (
    <div className="sheet">
      <h2 className="vh">{t("content")}</h2>
      <ReportText report={report} html={html} />
      <AttachmentNames attachments={report.attachments} />
    </div>
  );
  const strip = (
    <PatientStrip patient={patient} href={back}>
      {t("examinedOn", { when: formatDateTime(report.examinedAt, i18n.language as Locale) })}
    </PatientStrip>
  );
  if (lacking)
    return (
      <>
        {strip}
        <FactorFirst
          turnOnHref={to(secondFactorPages.secondFactorOn, { redirect: to(reportPages.reportConfirm, here) })}
          backHref={back}
        />
        {read}
      </>
    );
  return (
    <>
      <Confirm
        patient={strip}
        title={t(`${operation}Title`)}
        does={t(`${operation}Do`)}
        danger={operation === "remove"}
        cancelHref={back}
        {...formProps}
        version={version}
        fields={
          <ProofField
            proof={proof}
            fields={fields}
            recovery={recovery}
            otherHref={to(reportPages.reportConfirm, { ...here, recovery: recovery ? undefined : 1 })}
          />
        }
        faults={<ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage} />}
        sends={{ medicalReport: String(id), patient: patient.uuid }}
      >
        <p className="mb">{t(`${operation}Text`)}</p>
      </Confirm>
      {read}
    </>
  );
}
