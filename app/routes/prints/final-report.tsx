import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PrintedReport } from "#app/components/medical-reports/printed-report.tsx";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { reportToPrint } from "#app/http/prints/reports-to-print.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = {
  i18n: ["prints", "medicalReports", "diagram", "findings", "coding", "operations", "diagnoses", "forms"],
  title: "prints:finalTitle",
};

/** A report as a letter to the referring physician, whose address is in the query. */
export async function loader(args: LoaderFunctionArgs) {
  return { query: queryOf(args, printPages.reportFinal), ...(await reportToPrint(args)) };
}

export default function FinalReportPage() {
  const { query, report, center } = useLoaderData<typeof loader>();
  const { t } = useTranslation("prints");
  const to = useHref();
  const { uuid, patientCard } = report;
  const { doctor, workplace, address, paper } = query;
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace", report: uuid })}
      backLabel={t("backToReport")}
      paper={paper}
      sizeHref={(paper) => to(printPages.reportFinal, { uuid, ...query, paper })}
      choice={
        <Filters label={t("recipient")} show={t("fillIn")} keep={paper && { paper }}>
          <FilterText name="doctor" label={t("doctor")} value={doctor} />
          <FilterText name="workplace" label={t("workplace")} value={workplace} />
          <FilterText name="address" label={t("recipientAddress")} value={address} />
        </Filters>
      }
    >
      <PrintedReport
        report={report}
        html={report.html}
        patient={patientCard}
        center={center}
        final={{ to: [doctor, workplace, address].filter((line) => line?.trim()).map(String) }}
      />
    </DocumentSheet>
  );
}
