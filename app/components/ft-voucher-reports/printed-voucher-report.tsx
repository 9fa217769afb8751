import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import type { GivenOperation } from "#rules/insurance/ft-vouchers/given-operations.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { AttachmentNames } from "../medical-reports/attachment-names.tsx";
import { ReportText, type ReadReport } from "../medical-reports/report-text.tsx";
import { Letter, type PrintedCenter } from "../prints/letter.tsx";
import { aboutPatient, PrintedPatient } from "../prints/printed-patient.tsx";
import { CareTable, GivenTable, type CareVisit } from "./extent-table.tsx";

export type ReportedVoucher = {
  issuedAt: IsoDate;
  externalNumber: string | null;
  reason: string | null;
  aim: string | null;
  /** As many as it is for. */
  visits: number;
  applicant: { name: string; icp: string; expertise: string; phone: string | null; address: string | null };
  primaryDiagnosis: { label: string };
  otherDiagnosis: { label: string }[];
  patient: PrintedPatient;
  /** The visits that took place and whose reports are signed, the earliest first: one at least. */
  care: CareVisit[];
  operations: GivenOperation[];
};
type Props = {
  voucher: ReportedVoucher;
  /** The report whose text concludes the letter. */
  conclusion: (ReadReport & { html: string; attachments: { file: { name: string } }[] }) | null;
  center: PrintedCenter & { companyNumber: string | null; icz: string | null };
  author: string;
  today: IsoDate;
};

/** A letter to the applicant of a voucher: the extent of its care, and the text of a report. */
export function PrintedVoucherReport({ voucher, conclusion, center, author, today }: Props) {
  const { t, i18n } = useTranslation(["ftVoucherReports", "prints"]);
  const locale = i18n.language as Locale;
  const { patient, care, operations } = voucher;
  const [from, to] = [care[0]!, care.at(-1)!].map(({ day }) => formatDate(day, locale));
  return (
    <Letter center={center} about={aboutPatient(patient, locale)}>
      <h1>{t("title")}</h1>
      <div className="two">
        <Recipient applicant={voucher.applicant} />
        <div>
          <h2>{t("provider")}</h2>
          <p>
            <b>{center.name}</b>
          </p>
          {center.companyNumber && <p>{t("companyNumber", { number: center.companyNumber })}</p>}
          {center.icz && <p>{t("icz", { number: center.icz })}</p>}
        </div>
        <PrintedPatient patient={patient} />
        <Request voucher={voucher} />
      </div>
      <h2 className="part">{t("extent")}</h2>
      <p>{t("visitsGiven", { given: care.length, asked: voucher.visits, from, to })}</p>
      <CareTable care={care} />
      <GivenTable operations={operations} />
      {conclusion && (
        <>
          <h2 className="part">{t("conclusionFrom", { day: formatDate(new Date(conclusion.examinedAt), locale) })}</h2>
          {/* Its coding is for the insurer, and the operations are in the table. */}
          <ReportText report={{ ...conclusion, department: null }} html={conclusion.html} />
          <AttachmentNames attachments={conclusion.attachments} />
        </>
      )}
      <p className="top">{t("prints:issued", { date: formatDate(today, locale), who: author })}</p>
      <p className="signhere">{t("prints:signature")}</p>
    </Letter>
  );
}

function Recipient({ applicant }: Pick<ReportedVoucher, "applicant">) {
  const { t } = useTranslation(["ftVoucherReports", "ftVouchers"]);
  const { name, expertise, icp, address, phone } = applicant;
  const lines = [
    t("workplace", { expertise, icp }),
    ...(address ?? "").split("\n"),
    phone && t("phone", { phone: formatPhone(phone) }),
  ].filter(Boolean);
  return (
    <div>
      <h2>{t("ftVouchers:applicant")}</h2>
      <p>
        <b>{name}</b>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** The request as its paper has it; its operations are next to the given ones. */
function Request({ voucher }: { voucher: ReportedVoucher }) {
  const { t, i18n } = useTranslation(["ftVouchers", "diagnoses"]);
  const facts = [
    [t("externalNumber"), voucher.externalNumber],
    [t("diagnoses:primaryDiagnosis"), voucher.primaryDiagnosis.label],
    [t("diagnoses:otherDiagnoses"), voucher.otherDiagnosis.map(({ label }) => label).join(", ")],
    [t("reason"), voucher.reason],
    [t("aim"), voucher.aim],
  ].filter(([, value]) => value);
  return (
    <div>
      <h2>{t("titleOf", { day: formatDate(voucher.issuedAt, i18n.language as Locale) })}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
