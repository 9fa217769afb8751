import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { addressLines, type Address } from "#rules/patients/format-address.ts";
import { formatDate, formatPersonalNumber } from "#rules/format.ts";

export type PrintedPatient = {
  fullName: string;
  personalIdentificationNumber: string | null;
  dateOfBirth: string | null;
  insuranceCompany: { code: string; abbreviation: string } | null;
  /** Named where an insurer is concerned. */
  insuranceNumber?: string | null;
  address: Address;
};

/** The patient's name and number, for the head of each page. */
export const aboutPatient = (
  { fullName, personalIdentificationNumber, dateOfBirth }: PrintedPatient,
  locale: Locale,
): string =>
  [
    fullName,
    personalIdentificationNumber
      ? formatPersonalNumber(personalIdentificationNumber)
      : dateOfBirth && formatDate(dateOfBirth, locale),
  ]
    .filter(Boolean)
    .join(", ");

/** The patient as documents name them. */
export function PrintedPatient({ patient }: { patient: PrintedPatient }) {
  const { t, i18n } = useTranslation("prints");
  const { personalIdentificationNumber: number, dateOfBirth, insuranceCompany, insuranceNumber, address } = patient;
  const said = [
    [
      dateOfBirth && `${t("born")} ${formatDate(dateOfBirth, i18n.language as Locale)}`,
      number && `${t("personalNumber")} ${formatPersonalNumber(number)}`,
    ]
      .filter(Boolean)
      .join(", "),
    [
      insuranceCompany && `${t("insurer")} ${insuranceCompany.code} ${insuranceCompany.abbreviation}`,
      insuranceNumber && `${t("insuranceNumber")} ${insuranceNumber}`,
    ]
      .filter(Boolean)
      .join(", "),
    addressLines(address).join(", "),
  ].filter(Boolean);
  return (
    <div>
      <h2>{t("patient")}</h2>
      <p>
        <b>{patient.fullName}</b>
      </p>
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
