import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";
import { useHref } from "../page/page.ts";

/** The addresses of what is done with a patient's card, and of its prints. */
export function useCardHrefs({ uuid, id, archived }: { uuid: string; id: number; archived: boolean }) {
  const to = useHref();
  const hrefs = {
    order: to(calendarPages.eventNew, { patient: id }),
    wait: to(waitingPages.waitingPatientNew, { patient: id }),
    edit: to(patientPages.patientEdit, { uuid }),
    archive: to(patientPages.patientArchive, { uuid }),
  };
  const prints = {
    certificate: to(printPages.certificate, { uuid }),
    visits: to(printPages.visitsPrint, { uuid }),
    front: to(printPages.cardFront, { uuid }),
    labels: to(printPages.labels, { card: [uuid], archived: archived ? 1 : undefined }),
  };
  return { hrefs, prints };
}
