import { useTranslation } from "react-i18next";
import type { AttendanceState, Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import { Table } from "../base/table.tsx";
import { Letter, type PrintedCenter } from "./letter.tsx";
import { aboutPatient, PrintedPatient } from "./printed-patient.tsx";

type Visit = {
  id: number;
  state: AttendanceState;
  event: {
    beginAt: string;
    endAt: string;
    allDay: boolean;
    name: string | null;
    procedure: { name: string } | null;
    owner: { fullName: string } | null;
  };
};
type Props = {
  center: PrintedCenter;
  patient: PrintedPatient;
  visits: Visit[];
  total: number;
  /** The part of the total that did not take place. */
  notTaken: Record<"excused" | "missed", number>;
  from: IsoDate;
  to: IsoDate;
  today: IsoDate;
};

/** Dates of the patient's visits, services and staff; without findings. */
export function PrintedVisits({ center, patient, visits, total, notTaken, from, to, today }: Props) {
  const { t, i18n } = useTranslation(["prints", "patients"]);
  const locale = i18n.language as Locale;
  const columns = ["visit", "service", "withWhom", "attendance"] as const;
  return (
    <Letter center={center} about={aboutPatient(patient, locale)}>
      <h1>{t("visitsTitle")}</h1>
      <p>
        {formatDate(from, locale)} – {formatDate(to, locale)}
      </p>
      <div className="two">
        <PrintedPatient patient={patient} />
      </div>
      {visits.length === 0 ? (
        <p>{t("noVisitsThen")}</p>
      ) : (
        <Table
          caption={t("visitsTitle")}
          tight
          columns={columns.map((name) => ({ label: t(`patients:${name}`) }))}
          foot={
            <>
              {(["excused", "missed"] as const).map(
                (state) =>
                  notTaken[state] > 0 && (
                    <tr key={state}>
                      <th scope="row" colSpan={3}>
                        {t(`visitsNotTaken.${state}`)}
                      </th>
                      <td className="num">{notTaken[state]}</td>
                    </tr>
                  ),
              )}
              <tr className="sum">
                <th scope="row" colSpan={3}>
                  {t("visitsInAll")}
                </th>
                <td className="num">{total - notTaken.excused - notTaken.missed}</td>
              </tr>
            </>
          }
        >
          {visits.map(({ id, state, event }) => (
            <tr key={id}>
              <th scope="row" className="num nw">
                {formatSpanWithYear(event, locale, "numeric")}
              </th>
              <td data-l={t("patients:service")}>{event.procedure?.name ?? event.name}</td>
              <td data-l={t("patients:withWhom")}>{event.owner?.fullName}</td>
              <td data-l={t("patients:attendance")}>{state === "NOT_SET" ? "" : t(`patients:states.${state}`)}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className="top">{t("issuedOn", { date: formatDate(today, locale) })}</p>
      <p className="signhere">{t("signature")}</p>
    </Letter>
  );
}
