import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FaultList, type ShownFault } from "#app/components/coding/coding-faults.tsx";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { AskedReport, ReportSubject } from "#app/components/medical-reports/asked-report.tsx";
import { FactorFirst } from "#app/components/medical-reports/factor-first.tsx";
import { ProofField } from "#app/components/medical-reports/proof-field.tsx";
import { faultsAt } from "#app/http/forms/faults-at.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { changeable } from "#app/http/medical-reports/reports.server.ts";
import { askedProof, signReport } from "#app/http/medical-reports/signing.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { AskedReportInput } from "#rules/inputs/medical-reports/asked-report.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { workPages } from "#app/paths/care/my-work.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

export const handle: PageHandle<{ lacking: boolean } | undefined> = {
  i18n: [
    "medicalReports",
    "secondFactor",
    "diagram",
    "findings",
    "coding",
    "operations",
    "diagnoses",
    "patients",
    "forms",
    "errors",
  ],
  title: (t, data) => t(data?.lacking ? "medicalReports:signTitle" : "medicalReports:signQuestion"),
};

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await changeable(args, "DRAFT")),
  ...(await askedProof(args)),
  recovery: queryOf(args, reportPages.reportSign).recovery === 1,
});

/**
 * Also where a signing was refused: the report may have been signed by the same form sent twice, and the centre may ask
 * for more by now.
 */
export const shouldRevalidate = () => true;

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, AskedReportInput, async ({ patient, ...sent }, form) => {
    // The reason that a warning lacks is a field of another page, to which this one leads.
    const { left, correctsCoding } = await signReport(args, sent, form).catch(
      faultsAt((path) => (path[0] === "coding" ? [""] : path)),
    );
    const card = hrefHere(args, patientPages.patient, {
      uuid: patient,
      tab: "dokumentace",
      report: args.params.uuid,
    });
    return flash(args, redirect(card), {
      ...(left === null
        ? { key: "medicalReports:signDone" }
        : { key: "medicalReports:signDoneLeft", values: { count: left } }),
      // Corrections for insurers wait in the work of their authors, who go on there.
      links: correctsCoding
        ? [{ key: "medicalReports:myWork.title", href: hrefHere(args, workPages.myWork) }]
        : undefined,
    });
  });

/** Before it is signed, the report is there to be read once more. */
export default function SignReportPage() {
  const { proof, lacking, recovery, html, ...report } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["medicalReports", "secondFactor", "coding"]);
  const { form, fields, formProps, apiMessage, refusal } =
    useFormPage<Record<"password" | "code", string>>("operation");
  const to = useHref();
  const { id, uuid, version, patientCard: patient } = report;
  const back = to(patientPages.patient, { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  const label: Record<string, string> = {
    password: t("password"),
    code: t(recovery ? "secondFactor:recoveryCode" : "secondFactor:code"),
  };
  const warnings = (refusal?.details.warnings ?? []) as ShownFault[];
  const about = <ReportSubject report={report} href={back} />;
  return (
    <>
      {lacking ? (
        <FactorFirst
          about={about}
          turnOnHref={to(secondFactorPages.secondFactorOn, { redirect: to(reportPages.reportSign, { uuid }) })}
          backHref={back}
        />
      ) : (
        <Confirm
          question={t("signQuestion")}
          about={about}
          effect={t("signText")}
          does={t("signTitle")}
          danger={false}
          shortcut="x"
          backHref={back}
          {...formProps}
          version={version}
          fields={
            <ProofField
              proof={proof}
              fields={fields}
              recovery={recovery}
              otherHref={to(reportPages.reportSign, { uuid, recovery: recovery ? undefined : 1 })}
            />
          }
          faults={
            <ErrorSummary form={form} labelOf={(name) => label[name] ?? name} apiMessage={apiMessage}>
              {warnings.length > 0 && (
                <>
                  <FaultList faults={warnings} />
                  <p>
                    <a href={to(reportPages.reportCoding, { uuid })}>{t("coding:title")}</a>
                  </p>
                </>
              )}
            </ErrorSummary>
          }
          sends={{ medicalReport: String(id), patient: patient.uuid }}
        />
      )}
      <AskedReport report={report} html={html} />
    </>
  );
}
