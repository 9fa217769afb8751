import { useTranslation } from "react-i18next";
import type { Locale, MedicalReportState, SigningProof } from "#rules/codes.ts";
import type { Finding } from "#rules/findings/findings.ts";
import { formatDateTime } from "#rules/format.ts";
import { CodingView, type SeenCoding } from "../coding/coding-view.tsx";
import { DiagramView, type SeenDiagram } from "../diagram/diagram-view.tsx";
import { FindingsList } from "../findings/findings-list.tsx";
import { Note } from "../base/note.tsx";

export type ReadReport = {
  examinedAt: string;
  duration: number | null;
  state: MedicalReportState;
  paramedicName: string;
  procedureName: string | null;
  signedAt: string | null;
  signedBy: { fullName: string } | null;
  /** Null where it was not recorded yet. */
  signingProof: SigningProof | null;
  invalidatedAt: string | null;
  invalidatedBy: { fullName: string } | null;
  invalidReason: string | null;
  digest: string | null;
  digestMatches: boolean | null;
  correctionOf: { examinedAt: string } | null;
  diagram: SeenDiagram | null;
  findings: Finding[] | null;
} & SeenCoding;

/** One report: its facts, its text as the server's HTML, and its author. */
export function ReportText({ report, html }: { report: ReadReport; html: string }) {
  const { t, i18n } = useTranslation("medicalReports");
  const when = (at: string) => formatDateTime(at, i18n.language as Locale);
  const { duration, correctionOf, signedAt, signingProof, invalidatedAt, digest } = report;
  const about = [report.procedureName, duration && t("minutes", { count: duration }), report.paramedicName]
    .filter(Boolean)
    .join(", ");
  return (
    <article className="report">
      {report.digestMatches === false && (
        <Note variant="error" title={t("alteredTitle")}>
          <p>{t("alteredText")}</p>
        </Note>
      )}
      {invalidatedAt && (
        <Note variant="error" title={t("states.INVALID")}>
          <p>
            {t("invalidSince", { when: when(invalidatedAt), who: report.invalidatedBy?.fullName ?? "" })}{" "}
            {report.invalidReason}
          </p>
        </Note>
      )}
      <p className="mute">{about}</p>
      {correctionOf && <p>{t("correctionOf", { when: when(correctionOf.examinedAt) })}</p>}
      <div className="written" dangerouslySetInnerHTML={{ __html: html }} />
      {report.findings && <FindingsList findings={report.findings} />}
      {report.diagram && <DiagramView diagram={report.diagram} />}
      <CodingView coding={report} />
      {signedAt && (
        <p className="mute seal">
          {t("signedBy", { who: report.signedBy?.fullName ?? report.paramedicName, when: when(signedAt) })}
          {signingProof && signingProof !== "NONE" && `, ${t(`signedWith.${signingProof}`)}`}
          {digest && (
            <>
              <br />
              <span className="num">
                {t("digest")} {digest}
              </span>
            </>
          )}
        </p>
      )}
    </article>
  );
}
