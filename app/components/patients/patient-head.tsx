import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale, Sex } from "#rules/codes.ts";
import { formatDate, formatMoney, formatPersonalNumber, formatPhone, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { EmailLink } from "../base/email-link.tsx";
import { CardHead } from "../base/card-head.tsx";
import { WholeTimes } from "../whole-times.tsx";
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
  owed: Money | null;
  availableProcedureVouchers: { id: number; name: string }[];
  nextVisit: { beginAt: string; endAt: string; allDay: boolean; owner: { surname: string } | null } | null;
};
type Props = {
  patient: Patient;
  today: IsoDate;
  actions: ReactNode;
  nextVisitHref?: string;
  owedHref?: string;
  vouchersHref?: string;
};

/** The patient at one glance; unknown values are named only where they are needed every day. */
export function PatientHead({ patient, today, actions, nextVisitHref, owedHref, vouchersHref }: Props) {
  const { t, i18n } = useTranslation("patients");
  const { personalIdentificationNumber, dateOfBirth, insuranceCompany, phone, email, cave, nextVisit } = patient;
  const locale = i18n.language as Locale;
  const unknown = <span className="mute">{t("unknown")}</span>;
  const cells = [
    {
      label: t("personalIdentificationNumber"),
      value: personalIdentificationNumber ? formatPersonalNumber(personalIdentificationNumber) : unknown,
    },
    {
      label: t(patient.sex === "FEMALE" ? "bornHer" : "bornHim"),
      value: dateOfBirth ? <BirthDate date={dateOfBirth} today={today} /> : unknown,
    },
    {
      label: t("insurer"),
      value: insuranceCompany ? `${insuranceCompany.code} ${insuranceCompany.abbreviation}` : unknown,
    },
    {
      label: t("phone"),
      value: phone ? (
        <a className="nw" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      ) : (
        unknown
      ),
    },
    ...(patient.owed ? [{ label: t("owed"), value: <a href={owedHref}>{formatMoney(patient.owed, locale)}</a> }] : []),
    ...(patient.availableProcedureVouchers.length > 0
      ? [
          {
            label: t("vouchers"),
            value: <a href={vouchersHref}>{patient.availableProcedureVouchers.map(({ name }) => name).join(", ")}</a>,
          },
        ]
      : []),
    ...(email ? [{ label: t("email"), value: <EmailLink email={email} /> }] : []),
    {
      label: t("nextVisit"),
      value: nextVisit ? (
        <>
          <a href={nextVisitHref}>
            <WholeTimes text={formatSpan(nextVisit, locale, today)} />
          </a>
          {nextVisit.owner && `, ${nextVisit.owner.surname}`}
        </>
      ) : (
        <span className="mute">{t("noNextVisit")}</span>
      ),
    },
  ];
  return (
    <CardHead
      title={patient.fullName}
      over={t("openedOn", { date: formatDate(patient.createdAt, locale) })}
      actions={actions}
      cells={cells}
      cave={cave ?? undefined}
    />
  );
}
