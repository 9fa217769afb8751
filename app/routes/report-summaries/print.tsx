import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { SummaryText } from "#app/components/report-summaries/summary-text.tsx";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { readSummaries } from "#app/http/report-summaries/report-summary.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate, formatPersonalNumber } from "#rules/format.ts";
import { summaryPages } from "#app/paths/care/report-summaries.ts";

export const handle: PageHandle = { i18n: ["reportSummaries"], title: "reportSummaries:title" };

export const loader = (args: LoaderFunctionArgs) => readSummaries(args);

/** The summaries on paper, marked as a machine's there too. */
export default function PrintSummaryPage() {
  const { patient, overall, ofDays, me } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("reportSummaries");
  const to = useHref();
  const { personalIdentificationNumber: number, dateOfBirth } = patient;
  return (
    <DocumentSheet backHref={to(summaryPages.reportSummary, { uuid: patient.uuid })} backLabel={t("back")}>
      <p>{me.medicalCenter?.name}</p>
      <h1>{t("title")}</h1>
      <p>
        <b>{patient.fullName}</b>
        {number ? `, ${formatPersonalNumber(number)}` : dateOfBirth && `, ${formatDate(dateOfBirth, locale)}`}
      </p>
      {overall && (
        <>
          <h2>{t("overall")}</h2>
          <SummaryText summary={overall} />
        </>
      )}
      {ofDays && (
        <>
          <h2>{t("ofDays")}</h2>
          <SummaryText summary={ofDays} />
        </>
      )}
      <p className="mute">{t("notReport")}</p>
    </DocumentSheet>
  );
}
