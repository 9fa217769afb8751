import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";

export type PreviousReportProps = {
  report: { examinedAt: string; procedureName: string | null; paramedicName: string; html: string };
  href: string;
};

/** The patient's previous report, to be read while the next one is written. */
export function PreviousReport({
  report: { examinedAt, procedureName, paramedicName, html },
  href,
}: PreviousReportProps) {
  const { t, i18n } = useTranslation("medicalReports");
  return (
    <article className="report">
      <h2>
        {t("previous")}:{" "}
        <a className="nw" href={href}>
          {formatDateTime(examinedAt, i18n.language as Locale)}
        </a>
      </h2>
      <p className="mute">{[procedureName, paramedicName].filter(Boolean).join(", ")}</p>
      <div className="written" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
