import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { PrintedReport } from "#app/components/medical-reports/printed-report.tsx";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { reportToPrint } from "#app/http/prints/reports-to-print.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["prints", "medicalReports", "diagram", "findings", "coding", "operations", "diagnoses"],
  title: "medicalReports:printTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  return { paper: queryOf(args, reportPages.report).paper, ...(await reportToPrint(args)) };
}

export default function PrintReportPage() {
  const { paper, report, center } = useLoaderData<typeof loader>();
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  const { uuid, patientCard } = report;
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace", report: uuid })}
      backLabel={t("backToReport")}
      paper={paper}
      sizeHref={(paper) => to(reportPages.report, { uuid, paper })}
    >
      <PrintedReport report={report} html={report.html} patient={patientCard} center={center} />
    </DocumentSheet>
  );
}
