import { useTranslation } from "react-i18next";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import type { Locale } from "#rules/codes.ts";
import { Subject } from "../../dialogs/confirm.tsx";
import { WholeTimes } from "../../whole-times.tsx";
import { PatientStrip, type StripPatient } from "../../patients/patient-strip.tsx";
import { eventTitle, patientOf, type TitledEvent } from "./event-title.ts";

type Props = {
  event: TitledEvent<StripPatient & { uuid: string; fullName: string }> & {
    beginAt: string;
    endAt: string;
    allDay: boolean;
  };
  /** Left out where patients are not named. */
  cardHref?: (uuid: string) => string;
};

/** The event that a question is about: its patient, its name, or its service, and its time. */
export function EventSubject({ event, cardHref }: Props) {
  const { t, i18n } = useTranslation("calendar");
  const when = <WholeTimes text={formatSpanWithYear(event, i18n.language as Locale, "long")} />;
  const patient = patientOf(event);
  if (patient)
    return (
      <PatientStrip patient={patient} href={cardHref?.(patient.uuid)}>
        {when}
      </PatientStrip>
    );
  return <Subject name={eventTitle(event, t)}>{when}</Subject>;
}
