import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { Later } from "#app/components/later.ts";
import { Parts } from "#app/components/prints/parts.tsx";
import { PrintedReport } from "#app/components/medical-reports/printed-report.tsx";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { MOST_REPORTS, reportsToPrint } from "#app/http/prints/reports-to-print.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = {
  i18n: ["prints", "medicalReports", "diagram", "findings", "coding", "operations", "diagnoses"],
  title: "prints:reportsTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const { medicalReportUuids, paper, part } = queryOf(args, printPages.reportsPrint);
  const { sheets, patient, center, from, total } = await reportsToPrint(args, { uuids: medicalReportUuids, part });
  if (total > 0) args.context.later = drawn();
  return { patient, from, total, query: { medicalReportUuids, paper, part }, most: MOST_REPORTS };

  async function* drawn() {
    for await (const reports of sheets)
      yield reports.map(({ html, ...report }) => (
        <PrintedReport key={report.uuid} report={report} html={html} patient={patient} center={center} among />
      ));
  }
}

/** Several reports of one card, each on pages of its own, sent as they are read. */
export default function PrintReportsPage() {
  const { patient, total, from, query, most } = useLoaderData<typeof loader>();
  const { t } = useTranslation("prints");
  const to = useHref();
  const { uuid } = patient;
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid, tab: "dokumentace" })}
      backLabel={t("backToCard")}
      paper={query.paper}
      sizeHref={(paper) => to(printPages.reportsPrint, { uuid, ...query, paper })}
      choice={
        <>
          <h1>{t("reportsTitle")}</h1>
          <Parts
            from={from}
            to={Math.min(total, from + most - 1)}
            total={total}
            most={most}
            hrefOf={(part) => to(printPages.reportsPrint, { uuid, ...query, part })}
          />
        </>
      }
    >
      {total > 0 ? <Later /> : <p className="a4">{t("noReports")}</p>}
    </DocumentSheet>
  );
}
