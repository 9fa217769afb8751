import { useTranslation } from "react-i18next";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import type { EventType, Locale } from "#rules/codes.ts";
import { Subject } from "../../dialogs/confirm.tsx";
import { PatientStrip, type StripPatient } from "../../patients/patient-strip.tsx";

type Props = {
  event: {
    eventType: EventType;
    beginAt: string;
    endAt: string;
    allDay: boolean;
    name: string | null;
    capacity: number | null;
    procedure: { name: string } | null;
    patientAttendances: { patientCard: StripPatient & { uuid: string } }[];
  };
  /** Left out where patients are not named. */
  cardHref?: (uuid: string) => string;
};

/** The event that a question is about: its patient, its name, or its service, and its time. */
export function EventSubject({ event, cardHref }: Props) {
  const { t, i18n } = useTranslation("calendar");
  const { eventType, name, capacity, procedure, patientAttendances: visits } = event;
  const when = formatSpanWithYear(event, i18n.language as Locale, "long");
  const patient = capacity === null ? visits[0]?.patientCard : undefined;
  if (patient)
    return (
      <PatientStrip patient={patient} href={cardHref?.(patient.uuid)}>
        {when}
      </PatientStrip>
    );
  return (
    <Subject name={name ?? procedure?.name ?? t(eventType === "FREE_TIME" ? "freeTime" : "event")}>{when}</Subject>
  );
}
