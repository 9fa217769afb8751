import { useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AttendanceState, Locale } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { ButtonLink } from "../../base/button-link.tsx";
import { Cave } from "../../base/cave.tsx";
import { InDialog } from "../../dialogs/in-dialog.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { useToday } from "../../today.ts";
import { WholeTimes } from "../../whole-times.tsx";
import { BirthDate } from "../../patients/birth-date.tsx";
import type { StripPatient } from "../../patients/patient-strip.tsx";

type Visit = {
  id: number;
  state: AttendanceState;
  event: {
    id: number;
    beginAt: string;
    endAt: string;
    allDay: boolean;
    name: string | null;
    procedure: { name: string } | null;
    owner: { fullName: string } | null;
  };
};
type Props = {
  /** Null where this screen hides the names of patients. */
  patient: (StripPatient & { phone: string | null }) | null;
  coming: Visit[];
  past: Visit[];
  /** The state of the card, and whether this screen names patients. */
  note: ReactNode;
  hrefs: {
    card: string;
    event: (id: number) => string;
    /** Omitted for users who write none, and on an archived card. */
    report?: string;
    /** A further visit. */
    next?: string;
    /** The page that led here. */
    back?: string;
  };
};

/** A patient at a glance, without leaving the page: the contact, dangers, the nearest visits, and the ways on. */
export function PatientPreview({ patient, coming, past, note, hrefs }: Props) {
  const { t } = useTranslation(["patients", "events", "forms"]);
  const today = useToday();
  const inDialog = useContext(InDialog);
  return (
    <>
      <PageHead
        title={patient?.fullName ?? t("patient")}
        over={patient?.dateOfBirth && <BirthDate date={patient.dateOfBirth} today={today} />}
        actions={
          hrefs.back &&
          !inDialog && (
            <ButtonLink href={hrefs.back} icon="left">
              {t("forms:back")}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        {note}
        <Cave text={patient?.cave} />
        <dl className="facts">
          {patient && (
            <>
              <dt>{t("phone")}</dt>
              <dd>
                {patient.phone ? (
                  <a className="num nw" href={`tel:${patient.phone}`}>
                    {formatPhone(patient.phone)}
                  </a>
                ) : (
                  <span className="mute">{t("unknown")}</span>
                )}
              </dd>
            </>
          )}
          <dt>{t("comingVisits")}</dt>
          <dd>{coming.length > 0 ? <Visits visits={coming} hrefOf={hrefs.event} /> : t("nothingComing")}</dd>
          <dt>{t("pastVisits")}</dt>
          <dd>{past.length > 0 ? <Visits visits={past} hrefOf={hrefs.event} /> : "–"}</dd>
        </dl>
        <p className="row top">
          <ButtonLink href={hrefs.card} tone="main">
            {t("events:openCard")}
          </ButtonLink>
          {hrefs.report && (
            <ButtonLink href={hrefs.report} shortcut="z">
              {t("events:writeReport")}
            </ButtonLink>
          )}
          {hrefs.next && <ButtonLink href={hrefs.next}>{t("events:nextVisit")}</ButtonLink>}
        </p>
      </div>
    </>
  );
}

function Visits({ visits, hrefOf }: { visits: Visit[]; hrefOf: (event: number) => string }) {
  const { t, i18n } = useTranslation("patients");
  const today = useToday();
  return (
    <ul>
      {visits.map(({ id, state, event }) => (
        <li key={id}>
          <a className="num" href={hrefOf(event.id)}>
            <WholeTimes text={formatSpan(event, i18n.language as Locale, today)} />
          </a>{" "}
          {[event.procedure?.name ?? event.name, event.owner?.fullName, state !== "NOT_SET" && t(`states.${state}`)]
            .filter(Boolean)
            .join(", ")}
        </li>
      ))}
    </ul>
  );
}
