import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { formatSpanWithYear } from "#rules/calendar/format-period.ts";
import type { EventType, Locale } from "#rules/codes.ts";
import { ButtonLink } from "../../base/button-link.tsx";
import { WholeTimes } from "../../whole-times.tsx";
import { InDialog } from "../../dialogs/in-dialog.ts";
import { PageHead } from "../../layout/page-head.tsx";

type Props = {
  event: {
    eventType: EventType;
    beginAt: string;
    endAt: string;
    allDay: boolean;
    name: string | null;
    capacity: number | null;
    procedure: { name: string } | null;
    patientAttendances: { patientCard: { fullName: string } }[];
  };
  /** The patient is not named. */
  hidden?: boolean;
  hrefs: { /** The page that led here. */ back: string | undefined; calendar: string; remove: string };
};

/** The time of an event, and its title: its patient, its name, or its service. */
export function EventHead({ event, hidden, hrefs }: Props) {
  const { t, i18n } = useTranslation(["calendar", "events", "forms"]);
  const { eventType, name, capacity, procedure, patientAttendances: visits } = event;
  const inDialog = useContext(InDialog);
  const kind = t(eventType === "FREE_TIME" ? "freeTime" : "event");
  return (
    <PageHead
      title={(!hidden && capacity === null && visits[0]?.patientCard.fullName) || name || procedure?.name || kind}
      over={<WholeTimes text={formatSpanWithYear(event, i18n.language as Locale, "long")} />}
      actions={
        <>
          {!inDialog && (
            <ButtonLink href={hrefs.back ?? hrefs.calendar} icon={hrefs.back ? "left" : "calendar"}>
              {t(hrefs.back ? "forms:back" : "toCalendar")}
            </ButtonLink>
          )}
          <ButtonLink
            href={hrefs.remove}
            tone="bad"
            icon="bin"
            shortcut="Delete"
            title={t("events:key", { key: "Delete" })}
          >
            {t("events:remove")}
          </ButtonLink>
        </>
      }
    />
  );
}
