import { reportPages } from "#app/paths/care/medical-reports.ts";
import { printPages } from "#app/paths/care/prints.ts";
import { useHref } from "../page/page.ts";

/** The addresses of what is done with a report of a patient's card. */
export function useReportHrefs(card: string) {
  const to = useHref();
  return (uuid: string) => {
    const done = (operation: string) => to(reportPages.reportConfirm, { uuid, operation });
    return {
      edit: to(reportPages.reportEdit, { uuid }),
      diagram: to(reportPages.reportDiagram, { uuid }),
      findings: to(reportPages.reportFindings, { uuid }),
      coding: to(reportPages.reportCoding, { uuid }),
      history: to(printPages.findings, { uuid: card }),
      sign: to(reportPages.reportSign, { uuid }),
      remove: done("smazani"),
      validate: done("platnost"),
      invalidate: to(reportPages.reportInvalidate, { uuid }),
      print: to(reportPages.report, { uuid }),
      final: to(printPages.reportFinal, { uuid }),
    };
  };
}
