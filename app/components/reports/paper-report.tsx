import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { addressLines, type Address } from "#rules/format-address.ts";
import { formatDate, formatDateTime, formatPersonalNumber } from "#rules/format.ts";
import { ReportText, type ReadReport } from "./report-text.tsx";

export type PaperPatient = {
  fullName: string;
  personalIdentificationNumber: string | null;
  dateOfBirth: string | null;
  insuranceCompany: { code: string; abbreviation: string } | null;
  address: Address;
  cave: string | null;
};
type Props = { report: ReadReport; html: string; patient: PaperPatient; medicalCenter: string };

/** A report as it is handed over: whose it is, whom it is about, what it says, and a line to sign on. */
export function PaperReport({ report, html, patient, medicalCenter }: Props) {
  const { t, i18n } = useTranslation("reports");
  const locale = i18n.language as Locale;
  const { personalIdentificationNumber: number, dateOfBirth, insuranceCompany, cave } = patient;
  const said = [
    number ? `${t("personalNumber")} ${formatPersonalNumber(number)}` : dateOfBirth && `${t("born")} ${formatDate(dateOfBirth, locale)}`,
    insuranceCompany && `${t("insurer")} ${insuranceCompany.code} ${insuranceCompany.abbreviation}`,
    addressLines(patient.address).join(", "),
  ].filter(Boolean);
  return (
    <>
      <p>{medicalCenter}</p>
      <h1>{t("paperTitle", { when: formatDateTime(report.examinedAt, locale) })}</h1>
      <div className="two">
        <div>
          <h2>{t("patient")}</h2>
          <p><b>{patient.fullName}</b></p>
          {said.map((line) => <p key={String(line)}>{line}</p>)}
        </div>
        {cave && <div><h2>CAVE</h2><p>{cave}</p></div>}
      </div>
      <ReportText report={report} html={html} />
      <p className="signhere">{t("signature")}: {report.paramedicName}</p>
    </>
  );
}
