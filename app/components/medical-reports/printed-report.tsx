import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { Letter, type PrintedCenter } from "../prints/letter.tsx";
import { aboutPatient, PrintedPatient } from "../prints/printed-patient.tsx";
import { AttachmentNames } from "./attachment-names.tsx";
import { ReportText, type ReadReport } from "./report-text.tsx";

type Props = {
  report: ReadReport & { attachments: { file: { name: string } }[] };
  html: string;
  patient: PrintedPatient & { cave: string | null };
  center: PrintedCenter;
  /** Combined with other documents it is no page of its own. */
  among?: boolean;
  /** The recipient's lines of the last report of a course, for the referring physician. */
  final?: { to: string[] };
};

/** A report as a document: author, patient, content, and a line to sign on. An unsigned or invalid one is marked. */
export function PrintedReport({ report, html, patient, center, among, final }: Props) {
  const { t, i18n } = useTranslation(["medicalReports", "prints"]);
  const locale = i18n.language as Locale;
  const isRecord = center.type === "OTHER";
  const title = t(isRecord ? "recordTitle" : "printedTitle", { when: formatDateTime(report.examinedAt, locale) });
  return (
    <Letter
      center={center}
      about={aboutPatient(patient, locale)}
      mark={report.state === "SIGNED" ? undefined : t(`marks.${report.state}`)}
    >
      {final && (
        <p className="recipient">
          {final.to.length > 0 ? (
            final.to.map((line) => <span key={line}>{line}</span>)
          ) : (
            <span className="noprint">{t("prints:recipient")}</span>
          )}
        </p>
      )}
      {final && <h1>{t(isRecord ? "prints:finalRecordTitle" : "prints:finalTitle")}</h1>}
      {among || final ? <h2 className={final ? undefined : "title"}>{title}</h2> : <h1>{title}</h1>}
      <div className="two">
        <PrintedPatient patient={patient} />
        {patient.cave && (
          <div>
            <h2>CAVE</h2>
            <p>{patient.cave}</p>
          </div>
        )}
      </div>
      <ReportText report={report} html={html} />
      <AttachmentNames attachments={report.attachments} />
      <p className="signhere">
        {t("signature")}: {report.paramedicName}
      </p>
    </Letter>
  );
}
