import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { PaperReport } from "#app/components/reports/paper-report.tsx";
import { api } from "#app/graphql/client.server.ts";
import { ReportOnPaper } from "#app/graphql/reports.ts";
import { useHref } from "#app/http/page.ts";
import { permitted } from "#app/http/permitted.server.ts";
import { reportHtml } from "#app/http/report-text.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["reports"], title: "reports:printTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { medicalCenter } = await permitted(args, "medicalReport:read");
  const { medicalReport: report } = await api(args, ReportOnPaper, { uuid: args.params.uuid! });
  return { report, html: reportHtml(report.content ?? ""), medicalCenter: medicalCenter?.name ?? "" };
}

/** One report on paper; one that is not signed or does not hold says so across the page. */
export default function PrintReportPage() {
  const { report, html, medicalCenter } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reports");
  const to = useHref();
  return (
    <DocumentSheet
      backHref={to("patient", { uuid: report.patientCard.uuid, tab: "dokumentace", report: report.uuid })}
      backLabel={t("backToReport")}
      mark={report.state === "SIGNED" ? undefined : t(`marks.${report.state}`)}
    >
      <PaperReport report={report} html={html} patient={report.patientCard} medicalCenter={medicalCenter} />
    </DocumentSheet>
  );
}
