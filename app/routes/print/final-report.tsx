import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { Filters, FilterText } from "#app/components/forms/filters.tsx";
import { PaperReport } from "#app/components/reports/paper-report.tsx";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { reportToPrint } from "#app/http/reports-to-print.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = {
  i18n: ["prints", "reports", "diagram", "findings", "forms"],
  title: "prints:finalTitle",
};

/** A report as a letter to the doctor who sent the patient; to whom, the address says. */
export async function loader(args: LoaderFunctionArgs) {
  return { query: queryOf(args, "reportFinal"), ...(await reportToPrint(args)) };
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
      backHref={to("patient", { uuid: patientCard.uuid, tab: "dokumentace", report: uuid })}
      backLabel={t("backToReport")}
      paper={paper}
      paperHref={(paper) => to("reportFinal", { uuid, ...query, paper })}
      choice={
        <Filters label={t("recipient")} show={t("fillIn")} keep={paper && { paper }}>
          <FilterText name="doctor" label={t("doctor")} value={doctor} />
          <FilterText name="workplace" label={t("workplace")} value={workplace} />
          <FilterText name="address" label={t("recipientAddress")} value={address} />
        </Filters>
      }
    >
      <PaperReport
        report={report}
        html={report.html}
        patient={patientCard}
        center={center}
        final={{ to: [doctor, workplace, address].filter((line) => line?.trim()).map(String) }}
      />
    </DocumentSheet>
  );
}
