import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { PatientStrip, type StripPatient } from "../patients/patient-strip.tsx";
import { AttachmentNames } from "./attachment-names.tsx";
import { ReportText, type ReadReport } from "./report-text.tsx";

/** The report that a question is about: its patient, and the day of the examination. */
export function ReportSubject({
  report: { patientCard, examinedAt },
  href,
}: {
  report: { patientCard: StripPatient; examinedAt: string };
  href: string;
}) {
  const { t, i18n } = useTranslation("medicalReports");
  return (
    <PatientStrip patient={patientCard} href={href}>
      {t("examinedOn", { when: formatDateTime(examinedAt, i18n.language as Locale) })}
    </PatientStrip>
  );
}

type Props = { report: ReadReport & { attachments: { file: { name: string } }[] }; html: string };

/** The same report below the question, to be read once more. */
export function AskedReport({ report, html }: Props) {
  const { t } = useTranslation("medicalReports");
  return (
    <div className="sheet">
      <h2 className="vh">{t("content")}</h2>
      <ReportText report={report} html={html} />
      <AttachmentNames attachments={report.attachments} />
    </div>
  );
}
