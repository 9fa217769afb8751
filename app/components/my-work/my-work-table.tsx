import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Color, Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { ColorDot } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";

export type WorkRow = {
  key: string;
  when: string;
  href: string;
  patient: { fullName: string; dateOfBirth: string | null };
  patientHref: string;
  service: { name: string; color: Color } | null;
  /** Time of arrival, or the beginning of the text. */
  more?: string | null;
  action: { label: string; href: string };
};
type Props = {
  title: string;
  none: string;
  /** Omitted where nothing more is known. */
  moreLabel?: string;
  rows: WorkRow[];
  children?: ReactNode;
};

/** One list of a therapist's work, each row with the link that finishes it. */
export function MyWorkTable({ title, none, moreLabel, rows, children }: Props) {
  const { t, i18n } = useTranslation(["medicalReports", "patients"]);
  const locale = i18n.language as Locale;
  return (
    <section className="part">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="mute">{none}</p>
      ) : (
        <>
          <Table
            caption={title}
            even
            columns={[
              { label: t("patients:visit") },
              { label: t("myWork.patient") },
              { label: t("patients:service") },
              ...(moreLabel ? [{ label: moreLabel }] : []),
              { label: <span className="vh">{t("myWork.next")}</span> },
            ]}
          >
            {rows.map(({ key, when, href, patient, patientHref, service, more, action }) => (
              <tr key={key}>
                <th scope="row" className="num nw">
                  <a href={href}>{when}</a>
                </th>
                <td data-l={t("myWork.patient")}>
                  <div className="row">
                    <a href={patientHref}>{patient.fullName}</a>
                    {patient.dateOfBirth && (
                      <span className="mute num nw">{formatDate(patient.dateOfBirth, locale)}</span>
                    )}
                  </div>
                </td>
                <td data-l={t("patients:service")}>
                  {service && <ColorDot color={service.color}>{service.name}</ColorDot>}
                </td>
                {moreLabel && (
                  <td data-l={moreLabel} className="num">
                    {more}
                  </td>
                )}
                <td className="r">
                  <a href={action.href} aria-label={`${action.label}: ${patient.fullName}`}>
                    {action.label}
                  </a>
                </td>
              </tr>
            ))}
          </Table>
          {children}
        </>
      )}
    </section>
  );
}
