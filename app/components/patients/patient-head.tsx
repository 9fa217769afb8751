import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale, Sex } from "#rules/codes.ts";
import { formatDate, formatPersonalNumber, formatPhone } from "#rules/format.ts";
import type { IsoDate } from "#rules/time.ts";
import { CardHead } from "../card-head.tsx";
import { BirthDate } from "./birth-date.tsx";

type Patient = {
  fullName: string;
  sex: Sex | null;
  personalIdentificationNumber: string | null;
  dateOfBirth: IsoDate | null;
  insuranceCompany: { code: string; abbreviation: string } | null;
  phone: string | null;
  email: string | null;
  cave: string | null;
  createdAt: string;
};

/** Who the patient is, at one glance; what is not known is said so only where it is needed every day. */
export function PatientHead({ patient, today, actions }: { patient: Patient; today: IsoDate; actions: ReactNode }) {
  const { t, i18n } = useTranslation("patients");
  const { personalIdentificationNumber, dateOfBirth, insuranceCompany, phone, email, cave } = patient;
  const unknown = <span className="mute">{t("unknown")}</span>;
  const cells = [
    { label: t("personalIdentificationNumber"), value: personalIdentificationNumber ? formatPersonalNumber(personalIdentificationNumber) : unknown },
    { label: t(patient.sex === "FEMALE" ? "bornHer" : "bornHim"), value: dateOfBirth ? <BirthDate date={dateOfBirth} today={today} /> : unknown },
    { label: t("insurer"), value: insuranceCompany ? `${insuranceCompany.code} ${insuranceCompany.abbreviation}` : unknown },
    { label: t("phone"), value: phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : unknown },
    ...(email ? [{ label: t("email"), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ];
  return (
    <CardHead
      title={patient.fullName}
      over={t("openedOn", { date: formatDate(patient.createdAt, i18n.language as Locale) })}
      actions={actions}
      cells={cells}
      cave={cave ?? undefined}
    />
  );
}
