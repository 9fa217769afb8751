import { useTranslation } from "react-i18next";
import type { WorkPart } from "#app/graphql/staff/staff-work.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { useHref } from "../page/page.ts";

/** Work as the rows of its table, by the one who leads it, with the addresses of its events, requests and patients. */
export function useWorkRows(profile: number) {
  const { t } = useTranslation("staffWork");
  const to = useHref();
  const eventHref = (id: number) => to(calendarPages.event, { id });
  const requestHref = to(bookingPages.bookings, { tab: "ke-schvaleni", staff: profile });
  const rowsOf = (parts: WorkPart[]) =>
    parts.map(({ event, ...work }) => ({
      ...work,
      id: event.id,
      beginAt: event.beginAt,
      allDay: event.allDay,
      href: event.eventType === "BOOKING" ? requestHref : eventHref(event.id),
      what: event.procedure?.name ?? event.name ?? t("other"),
      request: event.eventType === "BOOKING",
      helps: event.owner?.id !== profile,
      facilities: event.facilities.map(({ name }) => name),
      patients: event.patientAttendances.map(({ patientCard }) => ({
        ...patientCard,
        href: to(patientPages.patient, { uuid: patientCard.uuid }),
      })),
    }));
  return { eventHref, rowsOf };
}
