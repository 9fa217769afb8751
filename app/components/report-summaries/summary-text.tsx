import { useTranslation } from "react-i18next";
import type { Locale, ReportSummaryFailure, ReportSummarySource, ReportSummaryState } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { Note } from "../base/note.tsx";

export type SummaryShown = {
  state: ReportSummaryState;
  source: ReportSummarySource;
  model: string | null;
  from: string | null;
  to: string | null;
  askedAt: string;
  askedBy: { fullName: string };
  failure: ReportSummaryFailure | null;
  sentencesDropped: number;
  reportsRead: number;
  reportsTotal: number;
  stale: boolean;
  sentences: { text: string; passage: string; medicalReport: { uuid: string; examinedAt: string } }[];
};
type Props = {
  summary: SummaryShown;
  /** Address of a report; left out on paper. */
  reportHref?: (uuid: string) => string;
  /** Address that is polled while the model works. */
  againHref?: string;
};

/** A machine's summary of a patient's reports, marked as a machine's; each sentence links to its report. */
export function SummaryText({ summary, reportHref, againHref }: Props) {
  const { t, i18n } = useTranslation("reportSummaries");
  const locale = i18n.language as Locale;
  const {
    state,
    source,
    model,
    from,
    to,
    askedAt,
    askedBy,
    failure,
    sentencesDropped,
    reportsRead,
    reportsTotal,
    stale,
  } = summary;
  const when = formatDateTime(askedAt, locale);
  return (
    <div className="summary">
      {from && to && (
        <p>
          <b className="num">{t("days", { from: formatDate(from, locale), to: formatDate(to, locale) })}</b>
        </p>
      )}
      {state === "ASKED" && (
        <Note title={t("askedTitle")}>
          <p>
            {t("askedText")}
            {againHref && (
              <>
                {" "}
                <a href={againHref}>{t("again")}</a>
              </>
            )}
          </p>
        </Note>
      )}
      {state === "FAILED" && (
        <Note variant="warning" title={t("failedTitle")}>
          <p>
            {t(`failures.${failure ?? "BROKEN"}`)} {t("failedText")}
          </p>
        </Note>
      )}
      {state === "READY" && (
        <>
          {source === "MODEL" ? (
            <Note variant="warning" title={t("modelTitle")}>
              <p>{t("modelText")}</p>
            </Note>
          ) : (
            <p className="mute">{t("extractText")}</p>
          )}
          {stale && (
            <Note>
              <p>{t("stale")}</p>
            </Note>
          )}
          <Sentences summary={summary} reportHref={reportHref} />
        </>
      )}
      <p className="mute source">
        {source === "MODEL"
          ? t("byModel", { model, when, who: askedBy.fullName })
          : t("byExtract", { when, who: askedBy.fullName })}{" "}
        {reportsRead < reportsTotal
          ? t("readSome", { read: reportsRead, total: reportsTotal })
          : t("readAll", { count: reportsTotal })}
        {sentencesDropped > 0 && ` ${t("dropped", { count: sentencesDropped })}`}
      </p>
    </div>
  );
}

function Sentences({ summary: { sentences, source }, reportHref }: Props) {
  const { t, i18n } = useTranslation("reportSummaries");
  const locale = i18n.language as Locale;
  return (
    <>
      {sentences.length === 0 && <p>{t("nothing")}</p>}
      <ul className="cited">
        {sentences.map(({ text, passage, medicalReport: { uuid, examinedAt } }, index) => {
          const date = formatDate(examinedAt, locale);
          return (
            <li key={index}>
              {reportHref ? (
                <a className="num" href={reportHref(uuid)}>
                  <span className="vh">{t("reportOf")} </span>
                  {date}
                </a>
              ) : (
                <span className="num mute">{date}</span>
              )}
              <div>
                {text}
                {source === "MODEL" && passage !== text && <p className="mute">{t("passage", { passage })}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
