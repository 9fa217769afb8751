import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale, Sex } from "#rules/codes.ts";
import { addressLines, type Address } from "#rules/patients/format-address.ts";
import { formatDate, formatNumber, formatPersonalNumber, formatPhone } from "#rules/format.ts";
import { EmailLink } from "../base/email-link.tsx";
import type { IsoDate } from "#rules/time/time.ts";

type Patient = {
  degreeBefore: string | null;
  name: string;
  surname: string;
  degreeAfter: string | null;
  personalIdentificationNumber: string | null;
  dateOfBirth: IsoDate | null;
  sex: Sex | null;
  height: number | null;
  weight: number | null;
  phone: string | null;
  email: string | null;
  address: Address;
  abroadAddress: string | null;
  rawCzechAddress: string | null;
  insuranceCompany: { code: string; name: string } | null;
  insuranceNumber: string | null;
  insuranceVariant: string | null;
  cave: string | null;
  invoiceNote: string | null;
  language: string | null;
  noticesRefused: boolean;
};

/**
 * The content of a card, in the groups of its form; empty fields are left out. `country` is the name of a foreign one.
 */
export function PatientFacts({ patient, country }: { patient: Patient; country: string | null }) {
  const { t, i18n } = useTranslation("patients");
  const locale = i18n.language as Locale;
  const { sex, dateOfBirth, personalIdentificationNumber: number, insuranceCompany, insuranceVariant } = patient;
  const phone = patient.phone && <a href={`tel:${patient.phone}`}>{formatPhone(patient.phone)}</a>;
  const email = patient.email && <EmailLink email={patient.email} />;
  return (
    <>
      <Facts
        title={t("person")}
        facts={[
          [t("degreeBefore"), patient.degreeBefore],
          [t("name"), patient.name],
          [t("surname"), patient.surname],
          [t("degreeAfter"), patient.degreeAfter],
          [t("personalIdentificationNumber"), number && formatPersonalNumber(number)],
          [t("dateOfBirth"), dateOfBirth && formatDate(dateOfBirth, locale)],
          [t("sex"), sex && t(sex === "FEMALE" ? "female" : "male")],
          [t("height"), patient.height],
          [t("weight"), patient.weight && formatNumber(patient.weight, locale)],
        ]}
      />
      <Facts
        title={t("contact")}
        facts={[
          [t("phone"), phone],
          [t("email"), email],
          [t("address"), lines(addressLines(patient.address))],
          [t("country"), country],
          [t("abroadAddress"), lines(patient.abroadAddress?.split("\n"))],
          [t("rawCzechAddress"), lines(patient.rawCzechAddress?.split("\n"))],
          [t("language"), patient.language && t(`languages.${patient.language as Locale}`)],
          [t("notices"), patient.noticesRefused && t("noticesNone")],
        ]}
      />
      <Facts
        title={t("insurance")}
        facts={[
          [t("insuranceCompanyCode"), insuranceCompany && `${insuranceCompany.code} ${insuranceCompany.name}`],
          [t("insuranceNumber"), patient.insuranceNumber && formatPersonalNumber(patient.insuranceNumber)],
          [t("insuranceVariant"), insuranceVariant && t(`variant${insuranceVariant as "1"}`)],
        ]}
      />
      <Facts
        title={t("warnings")}
        facts={[
          [t("cave"), lines(patient.cave?.split("\n"))],
          [t("invoiceNote"), lines(patient.invoiceNote?.split("\n"))],
        ]}
      />
    </>
  );
}

/** An empty group says so. */
function Facts({ title, facts }: { title: string; facts: [label: string, value: ReactNode][] }) {
  const { t } = useTranslation("patients");
  const known = facts.filter(([, value]) => value);
  return (
    <section>
      <h2>{title}</h2>
      {known.length === 0 && <p className="mute">{t("unknown")}</p>}
      <dl className="facts">
        {known.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const lines = (texts: string[] = []) =>
  texts.length > 0 &&
  texts.map((text, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {text}
    </Fragment>
  ));
