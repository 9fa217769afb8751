import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatTime } from "#rules/format.ts";
import { ReportAttachments, type ReportAttachment } from "../attachments/report-attachments.tsx";
import { ButtonLink } from "../base/button-link.tsx";
import { Note } from "../base/note.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportText, type ReadReport } from "./report-text.tsx";

type Props = {
  report: ReadReport & { corrections: { uuid: string; examinedAt: string }[]; attachments: ReportAttachment[] };
  html: string;
  /** The present user is its author, and may write. */
  mine: boolean;
  /** Time of the author's latest save of a draft. */
  writtenAt: string | null;
  /** Omitted where no new report can be written. */
  newHrefs?: Record<"correct" | "copy" | "attach", string>;
  hrefs: Record<
    | "list"
    | "edit"
    | "diagram"
    | "findings"
    | "history"
    | "sign"
    | "remove"
    | "invalidate"
    | "validate"
    | "print"
    | "final",
    string
  >;
  reportHref: (uuid: string) => string;
  attachmentHref: (uuid: string) => string;
};

/** One report within the card, with the actions of its state. */
export function ReportPage({ report, html, mine, writtenAt, newHrefs, hrefs, reportHref, attachmentHref }: Props) {
  const { t, i18n } = useTranslation("medicalReports");
  const locale = i18n.language as Locale;
  const { state, corrections } = report;
  const draft = mine && state === "DRAFT";
  return (
    <section aria-labelledby="zprava">
      <div className="head">
        <h2 id="zprava">{formatDateTime(report.examinedAt, locale)}</h2>
        <ReportState state={state} />
        <div className="row end">
          {draft && (
            <ButtonLink href={hrefs.sign} tone="main" icon="lock">
              {t("signDo")}
            </ButtonLink>
          )}
          {draft && (
            <ButtonLink href={hrefs.edit} icon="pen">
              {t("edit")}
            </ButtonLink>
          )}
          {draft && <ButtonLink href={hrefs.diagram}>{t("diagram")}</ButtonLink>}
          {draft && <ButtonLink href={hrefs.findings}>{t("findings")}</ButtonLink>}
          {draft && newHrefs && <ButtonLink href={newHrefs.attach}>{t("attach")}</ButtonLink>}
          <ButtonLink href={hrefs.print} icon="print" title={`${t("print")} (V)`} shortcut="v" hard>
            {t("print")}
          </ButtonLink>
          {state === "SIGNED" && (
            <ButtonLink href={hrefs.final} hard>
              {t("finalReport")}
            </ButtonLink>
          )}
          {newHrefs && <ButtonLink href={newHrefs.copy}>{t("copy")}</ButtonLink>}
          {newHrefs && (state === "SIGNED" || state === "INVALID") && (
            <ButtonLink href={newHrefs.correct}>{t("correct")}</ButtonLink>
          )}
          {mine && state === "SIGNED" && (
            <ButtonLink href={hrefs.invalidate} tone="bad">
              {t("invalidateDo")}
            </ButtonLink>
          )}
          {mine && state === "INVALID" && <ButtonLink href={hrefs.validate}>{t("validateDo")}</ButtonLink>}
          {draft && (
            <ButtonLink href={hrefs.remove} tone="bad" icon="bin">
              {t("remove")}
            </ButtonLink>
          )}
        </div>
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
