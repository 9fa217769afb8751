import { useTranslation } from "react-i18next";
import type { EventType } from "#rules/codes.ts";
import { ButtonLink } from "../../base/button-link.tsx";
import { PageHead } from "../../layout/page-head.tsx";

type Props = {
  event: {
    eventType: EventType;
    name: string | null;
    capacity: number | null;
    procedure: { name: string } | null;
    patientAttendances: { patientCard: { fullName: string } }[];
  };
  hrefs: { calendar: string; remove: string };
};

/** The title of an event: its patient, its name, or its service. */
export function EventHead({ event, hrefs }: Props) {
  const { t } = useTranslation(["calendar", "events"]);
  const { eventType, name, capacity, procedure, patientAttendances: visits } = event;
  const kind = t(eventType === "FREE_TIME" ? "freeTime" : "event");
  return (
    <PageHead
      title={(capacity === null && visits[0]?.patientCard.fullName) || name || procedure?.name || kind}
      over={kind}
      actions={
        <>
          <ButtonLink href={hrefs.calendar} icon="calendar">
            {t("toCalendar")}
          </ButtonLink>
          <ButtonLink href={hrefs.remove} tone="bad" icon="bin">
            {t("events:remove")}
          </ButtonLink>
        </>
      }
    />
  );
}
