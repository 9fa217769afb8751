import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatTime } from "#rules/format.ts";
import { ReportAttachments, type ReportAttachment } from "../attachments/report-attachments.tsx";
import { Note } from "../base/note.tsx";
import { ReportFaults, type ReportFault } from "../coding/report-faults.tsx";
import { ReportActions, type ReportHrefs } from "./report-actions.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportText, type ReadReport } from "./report-text.tsx";

type Props = {
  report: ReadReport & {
    codingFaults: ReportFault[] | null;
    corrections: { uuid: string; examinedAt: string }[];
    attachments: ReportAttachment[];
  };
  html: string;
  /** Whether the centre bills insurers for reports of this user's. */
  codes: boolean;
  /** The present user is its author, and may write. */
  mine: boolean;
  /** Time of the author's latest save of a draft. */
  writtenAt: string | null;
  /** Omitted where no new report can be written. */
  newHrefs?: Record<"correct" | "copy" | "attach", string>;
  hrefs: ReportHrefs;
  reportHref: (uuid: string) => string;
  attachmentHref: (uuid: string) => string;
};

/** One report within the card, with the actions of its state. */
export function ReportPage({
  report,
  html,
  codes,
  mine,
  writtenAt,
  newHrefs,
  hrefs,
  reportHref,
  attachmentHref,
}: Props) {
  const { t, i18n } = useTranslation("medicalReports");
  const locale = i18n.language as Locale;
  const { state, corrections } = report;
  return (
    <section aria-labelledby="zprava">
      <div className="head">
        <h2 id="zprava">{formatDateTime(report.examinedAt, locale)}</h2>
        <ReportState state={state} />
        <ReportActions state={state} codes={codes} mine={mine} newHrefs={newHrefs} hrefs={hrefs} />
      </div>
      {corrections.map(({ uuid, examinedAt }) => (
        <p key={uuid}>
          <a href={reportHref(uuid)}>{t("correctedBy", { when: formatDateTime(examinedAt, locale) })}</a>
        </p>
      ))}
      {writtenAt && !mine && (
        <Note>
          <p>{t("writingNow", { who: report.paramedicName, time: formatTime(new Date(writtenAt)) })}</p>
        </Note>
      )}
      {report.codingFaults && <ReportFaults faults={report.codingFaults} reason={report.codingReason} />}
      <ReportText report={report} html={html} />
      <ReportAttachments attachments={report.attachments} hrefOf={attachmentHref} />
      {report.findings && (
        <p className="top">
          <a href={hrefs.history} data-hard>
            {t("history")}
          </a>
        </p>
      )}
      <p className="top">
        <a href={hrefs.list}>{t("backToList")}</a>
      </p>
    </section>
  );
}
