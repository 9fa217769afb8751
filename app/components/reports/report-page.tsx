import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatTime } from "#rules/format.ts";
import { ReportAttachments, type ReportAttachment } from "../attachments/report-attachments.tsx";
import { ButtonLink } from "../button-link.tsx";
import { Note } from "../note.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportText, type ReadReport } from "./report-text.tsx";

type Props = {
  report: ReadReport & { corrections: { uuid: string; examinedAt: string }[]; attachments: ReportAttachment[] };
  html: string;
  /** Whoever asks has written it, and may write. */
  mine: boolean;
  /** When its author, who is still writing, saved it last. */
  writtenAt: string | null;
  /** Left out where nothing new is written, be it by whom or where. */
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

/** One report within the card, and what can be done with it in its state. */
export function ReportPage({ report, html, mine, writtenAt, newHrefs, hrefs, reportHref, attachmentHref }: Props) {
  const { t, i18n } = useTranslation("reports");
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
          <ButtonLink href={hrefs.print} icon="print" hard>
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
          {mine && state === "SIGNED" && <ButtonLink href={hrefs.invalidate}>{t("invalidateDo")}</ButtonLink>}
          {mine && state === "INVALID" && <ButtonLink href={hrefs.validate}>{t("validateDo")}</ButtonLink>}
          {draft && (
            <ButtonLink href={hrefs.remove} icon="bin">
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
