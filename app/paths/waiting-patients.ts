import { page, withQueries } from "./page.ts";
import type { waitingQueries } from "./queries/waiting-patients.ts";

export const waitingPages = withQueries<typeof waitingQueries>()({
  waitingPatients: page("seznam-nahradniku", "waiting-patients/list"),
  waitingPatientNew: page("novy-nahradnik", "waiting-patients/create"),
  waitingPatient: page("editace-nahradnika/:id", "waiting-patients/edit"),
  waitingPatientRemove: page("editace-nahradnika/:id/odebrat", "waiting-patients/remove"),
  dayCancel: page("zruseni-dne", "waiting-patients/cancel-day"),
  dayRestore: page("zruseni-dne/vratit", "waiting-patients/restore-day"),
  waitingPatientsFor: page("nahradnici-na-volne-misto", "waiting-patients/suiting"),
});
