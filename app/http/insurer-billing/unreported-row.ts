import type { ResultOf } from "gql.tada";
import type { InsurerBilling } from "#app/graphql/insurers/insurer-billing.ts";
import { useHref } from "#app/http/page/page.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

type Visit = ResultOf<typeof InsurerBilling>["billedMonth"]["unreportedVisits"]["items"][number];

/** The row of an insured visit that no report bills, with the report to write where it is the user's own. */
export function useUnreportedRow(myId: number) {
  const to = useHref();
  return ({ gap, patientAttendance: { id, patientCard, event } }: Visit) => ({
    key: id,
    beginAt: event.beginAt,
    patient: patientCard.fullName,
    therapist: event.owner?.listName ?? null,
    gap,
    visitHref: to(calendarPages.event, { id: event.id }),
    patientHref: to(patientPages.patient, { uuid: patientCard.uuid }),
    writeHref:
      gap === "NO_REPORT" && event.owner?.id === myId
        ? to(reportPages.reportNew, { uuid: patientCard.uuid, attendanceId: id })
        : undefined,
  });
}
