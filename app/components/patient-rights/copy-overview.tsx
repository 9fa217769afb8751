import { useTranslation } from "react-i18next";
import type { ComponentProps } from "react";
import type { AttendanceState, Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime } from "#rules/format.ts";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import { InsuranceHistory } from "../patients/insurance-history.tsx";
import { PatientFacts } from "../patients/patient-facts.tsx";
import { RelatedPeople, type RelatedPerson } from "../patients/related/related-people.tsx";
import { Table } from "../base/table.tsx";

type Link = { label: string; href: string };
type Consent = { id: number; number: number; givenOn: string; withdrawnAt: string | null; text: string };
type Visit = {
  id: number;
  beginAt: string;
  endAt: string;
  allDay: boolean;
  what: string | null;
  who: string | null;
  state: AttendanceState;
};
type Props = {
  center: string;
  madeAt: string;
  patient: ComponentProps<typeof PatientFacts>["patient"] &
    ComponentProps<typeof InsuranceHistory> & { fullName: string; relatedPersons: RelatedPerson[] };
  country: string | null;
  visits: Visit[];
  consents: Consent[];
  reports: Link[];
  files: Link[];
  rows: string;
};

/** The first page of the copy of a patient's data: the card, the visits, the consents, and an index of the rest. */
export function CopyOverview({ center, madeAt, patient, country, visits, consents, reports, files, rows }: Props) {
  const { t, i18n } = useTranslation("patientRights");
  const { t: ofCard } = useTranslation("patients");
  const locale = i18n.language as Locale;
  return (
    <>
      <p className="mute">{center}</p>
      <h1>{t("copyOf")}</h1>
      <p>
        <b>{patient.fullName}</b>
        <br />
        {t("copyMade", { when: formatDateTime(madeAt, locale) })}
      </p>
      <PatientFacts patient={patient} country={country} />
      <InsuranceHistory insurances={patient.insurances} />
      {patient.relatedPersons.length > 0 && (
        <RelatedPeople people={patient.relatedPersons} dateOfBirth={null} today="" />
      )}
      <h2>{t("visits")}</h2>
      {visits.length === 0 ? (
        <p className="mute">{t("none")}</p>
      ) : (
        <Table
          caption={t("visits")}
          columns={[t("when"), t("service"), t("who"), t("attendance")].map((label) => ({ label }))}
        >
          {visits.map((visit) => (
            <tr key={visit.id}>
              <th scope="row">{formatSpanWithYear(visit, locale, "numeric")}</th>
              <td>{visit.what}</td>
              <td>{visit.who}</td>
              <td>{visit.state !== "NOT_SET" && ofCard(`states.${visit.state}`)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Links title={t("reports")} links={reports} none={t("noReports")} />
      <Links title={t("files")} links={files} none={t("none")} />
      <h2>{t("consents")}</h2>
      {consents.length === 0 && <p className="mute">{t("none")}</p>}
      {consents.map(({ id, number, givenOn, withdrawnAt, text }) => (
        <details key={id}>
          <summary>
            {t("consent", { number, date: formatDate(givenOn, locale) })}
            {withdrawnAt && `, ${t("withdrawn", { date: formatDateTime(withdrawnAt, locale) })}`}
          </summary>
          <p className="lines">{text}</p>
        </details>
      ))}
      <p className="mute">
        {t("allRows", { file: "" })}
        <a href={rows}>{rows}</a>
      </p>
    </>
  );
}

function Links({ title, links, none }: { title: string; links: Link[]; none: string }) {
  return (
    <>
      <h2>{title}</h2>
      {links.length === 0 ? (
        <p className="mute">{none}</p>
      ) : (
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
