import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { eachCardField, type CardField, type CardGroup } from "#rules/patients/card-fields.ts";
import { addressLines } from "#rules/patients/format-address.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import { EmailLink } from "../base/email-link.tsx";
import { patientValues, type PatientCardToShow } from "./patient-values.ts";

type Patient = PatientCardToShow & { insuranceCompany: { code: string; name: string } | null };

const groups = ["person", "contact", "insurance", "warnings"] as const satisfies CardGroup[];

/**
 * The content of a card, in the groups of its form; empty fields are left out. `country` is the name of a foreign one.
 */
export function PatientFacts({ patient, country }: { patient: Patient; country: string | null }) {
  const { t, i18n } = useTranslation("patients");
  const locale = i18n.language as Locale;
  const { sex, dateOfBirth, phone, email, insuranceCompany, insuranceVariant, language } = patient;
  /** Fields that are more than their text. */
  const drawn: { [Name in CardField]?: ReactNode } = {
    dateOfBirth: dateOfBirth && formatDate(dateOfBirth, locale),
    sex: sex && t(sex === "FEMALE" ? "female" : "male"),
    phone: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>,
    email: email && <EmailLink email={email} />,
    address: lines(addressLines(patient.address)),
    country,
    language: language && t(`languages.${language as Locale}`),
    noticesRefused: patient.noticesRefused && t("noticesNone"),
    insuranceCompanyCode: insuranceCompany && `${insuranceCompany.code} ${insuranceCompany.name}`,
    insuranceVariant: insuranceVariant && t(`variant${insuranceVariant as "1"}`),
  };
  const { address: _parts, ...texts } = patientValues(patient, locale);
  const factOf = (name: CardField) =>
    name in drawn ? drawn[name] : lines(texts[name as keyof typeof texts].split("\n").filter(Boolean));
  return groups.map((group) => (
    <Facts
      key={group}
      title={t(group)}
      facts={eachCardField
        .filter((field) => field.group === group)
        .map(({ name }) => [t(name === "noticesRefused" ? "notices" : name), factOf(name)])}
    />
  ));
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
