import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { PaperReport } from "#app/components/reports/paper-report.tsx";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { reportToPrint } from "#app/http/reports-to-print.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["prints", "reports", "diagram", "findings"], title: "reports:printTitle" };

export async function loader(args: LoaderFunctionArgs) {
  return { paper: queryOf(args, "report").paper, ...(await reportToPrint(args)) };
}

export default function PrintReportPage() {
  const { paper, report, center } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reports");
  const to = useHref();
  const { uuid, patientCard } = report;
  return (
    <DocumentSheet
      sheets
      backHref={to("patient", { uuid: patientCard.uuid, tab: "dokumentace", report: uuid })}
      backLabel={t("backToReport")}
      paper={paper}
      paperHref={(paper) => to("report", { uuid, paper })}
    >
      <PaperReport report={report} html={report.html} patient={patientCard} center={center} />
    </DocumentSheet>
  );
}
