import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { PaperReport } from "#app/components/reports/paper-report.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ReportOnPaper } from "#app/graphql/reports.ts";
import { drawn } from "#app/http/diagram.server.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { queryOf } from "#app/http/query.ts";
import { reportHtml } from "#app/http/report-text.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["prints", "reports", "diagram", "findings"], title: "reports:printTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { paper } = queryOf(args, "report");
  await permitted(args, "medicalReport:read");
  const { medicalReport: report, me } = await api(args, ReportOnPaper, { uuid: args.params.uuid! });
  return { report: { ...report, diagram: drawn(report.bodyDiagram) }, html: reportHtml(report.content ?? ""), center: me.profile!.medicalCenter!, paper };
}

export default function PrintReportPage() {
  const { report, html, center, paper } = useLoaderData<typeof loader>();
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
      <PaperReport report={report} html={html} patient={patientCard} center={center} />
    </DocumentSheet>
  );
}
